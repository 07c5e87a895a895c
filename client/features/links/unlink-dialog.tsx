import { Stack, Text } from '@chakra-ui/react';
import type { ReactElement, RefObject } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CONFIRMED, ConfirmDialog } from '#client/components/form/confirm-dialog.tsx';
import type { LinkRowFragment } from '#generated/graphql.ts';
import { useUnlinkLinkMutation } from '#generated/hooks.ts';

interface UnlinkDialogProps {
  readonly details: LinkRowFragment;
  readonly returnFocusTo: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
  readonly onUnlinked: () => void;
}

/** Says what happens when a project is unlinked, and does it; where somebody has signed the service refuses. */
export function UnlinkDialog({ details, returnFocusTo, onClose, onUnlinked }: UnlinkDialogProps): ReactElement {
  const intl = useIntl();
  const [unlink] = useUnlinkLinkMutation(CONFIRMED);
  return (
    <ConfirmDialog
      act={() => unlink({ variables: { input: { linkId: details.id } } })}
      done={intl.formatMessage({ id: 'links.unlink.done' })}
      onDone={onUnlinked}
      title={<FormattedMessage id="links.unlink.title" values={{ name: details.link.alias }} />}
      submit={<FormattedMessage id="links.unlink" />}
      returnFocusTo={returnFocusTo}
      onClose={onClose}
    >
      <Stack gap="2">
        <Text>
          <FormattedMessage id="links.unlink.text" />
        </Text>
        <Text color="fg.muted" fontSize="sm">
          <FormattedMessage id="links.unlink.rule" />
        </Text>
      </Stack>
    </ConfirmDialog>
  );
}
