import { Button, Flex, Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { Facts } from '#client/components/facts.tsx';
import { Fingerprint } from '#client/components/fingerprint.tsx';
import { Icon } from '#client/components/icons.tsx';
import { showToast } from '#client/components/toaster.tsx';
import type { Signed } from './use-submit-signing.ts';

interface SignedFactsProps {
  readonly signed: Signed;
}

/** Who signed what and when, under which reference. */
export function SignedFacts({ signed: { signing, documentSha256 } }: SignedFactsProps): ReactElement {
  const intl = useIntl();
  const version = {
    version: signing.cla.version,
    language: intl.formatMessage({ id: `sign.language.${signing.cla.language}` }),
  };
  const values = {
    reference: <Reference reference={signing.reference} />,
    signer: (
      <>
        {signing.name}
        <br />
        {signing.email}
      </>
    ),
    signedAt: <FormattedDate value={signing.signedAt} dateStyle="long" timeStyle="short" />,
    cla: <FormattedMessage id="sign.success.claVersion" values={version} />,
    documentFingerprint: <Fingerprint sha256={documentSha256} />,
  };
  const keys = ['reference', 'signer', 'signedAt', 'cla', 'documentFingerprint'] as const;
  return (
    <Facts
      facts={keys.map((key) => ({
        key,
        label: <FormattedMessage id={`sign.success.${key}`} />,
        value: values[key],
      }))}
    />
  );
}

function Reference({ reference }: { readonly reference: string }): ReactElement {
  const intl = useIntl();
  const handleCopy = async () => {
    await navigator.clipboard.writeText(reference);
    showToast(intl.formatMessage({ id: 'sign.success.copied' }));
  };
  return (
    <Flex align="center" gap="3" wrap="wrap">
      <Text as="strong" fontWeight="semibold" fontSize="lg" fontFamily="mono">
        {reference}
      </Text>
      {/* Browsers keep the clipboard from pages that came over an insecure connection. */}
      {window.isSecureContext && (
        <Button size="sm" variant="ghost" onClick={() => void handleCopy()}>
          <Icon name="copy" />
          <FormattedMessage id="sign.success.copy" />
        </Button>
      )}
    </Flex>
  );
}
