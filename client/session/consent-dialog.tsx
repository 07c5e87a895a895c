import { Button, Dialog, Portal } from '@chakra-ui/react';
import type { ReactElement, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { NewTabLink } from '#client/components/new-tab-link.tsx';
import { policyPath as servicePolicyPath } from '#rules/paths.ts';
import { useIsConsentAsked } from './consent-question.ts';
import { usePageType } from './page-type.ts';
import { useConsentAnswer } from './use-consent-answer.ts';
import { usePolicyPath } from './use-policy-path.ts';

/** Says that the privacy policy has changed; only an answer closes the dialog. */
export function ConsentDialog(): ReactElement {
  const isAsked = useIsConsentAsked();
  const { handleAccept, handleRefuse, isBusy } = useConsentAnswer();
  const policyPath = usePolicyPath();
  // Only corporations' managers consent to a community's own policy.
  const path = usePageType() === 'corp' ? policyPath('privacy') : servicePolicyPath('privacy', undefined);
  const privacyLink = (text: ReactNode[]) => <NewTabLink href={path}>{text}</NewTabLink>;

  return (
    <Dialog.Root role="alertdialog" open={isAsked} closeOnEscape={false} closeOnInteractOutside={false}>
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner alignItems="center">
          <Dialog.Content width={{ base: '80vw', md: 'consent' }} maxWidth="consent">
            <Dialog.Title>
              <FormattedMessage id="session.consent.title" />
            </Dialog.Title>
            <Dialog.Body>
              <Dialog.Description>
                <FormattedMessage id="session.consent.text" values={{ a: privacyLink }} />
              </Dialog.Description>
            </Dialog.Body>
            <Dialog.Footer>
              <Button aria-disabled={isBusy} onClick={() => void handleRefuse()}>
                <FormattedMessage id="session.consent.refuse" />
              </Button>
              <Button variant="solid" aria-disabled={isBusy} onClick={() => void handleAccept()}>
                <FormattedMessage id="session.consent.accept" />
              </Button>
            </Dialog.Footer>
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
}
