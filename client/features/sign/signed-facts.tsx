import { Button, Flex, Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { Facts } from '#client/components/facts.tsx';
import { Fingerprint } from '#client/components/fingerprint.tsx';
import { Icon } from '#client/components/icons.tsx';
import { showToast } from '#client/components/toaster.tsx';
import type { Language } from '#generated/graphql.ts';

const KEYS = [
  'reference',
  'corporation',
  'signer',
  'representative',
  'signedAt',
  'submittedAt',
  'cla',
  'documentFingerprint',
] as const;

/** What a result page says of a signing. */
export interface SigningSummary {
  readonly reference: string;
  readonly corporationName?: string;
  /** Name and address of who has signed, each on a line. */
  readonly signer?: readonly string[];
  readonly signedAt?: string;
  /** Address of who submitted what is to be signed on paper. */
  readonly representative?: string;
  readonly submittedAt?: string;
  readonly cla: { readonly version: number; readonly language: Language };
  /** Fingerprint of the signed document. */
  readonly documentSha256?: string;
}

/** Who signed what and when, under which reference. */
export function SignedFacts({ summary }: { readonly summary: SigningSummary }): ReactElement {
  const intl = useIntl();
  const { reference, corporationName, signer, signedAt, representative, submittedAt, cla, documentSha256 } = summary;
  const version = { version: cla.version, language: intl.formatMessage({ id: `sign.language.${cla.language}` }) };
  const values = {
    reference: <Reference reference={reference} />,
    corporation: corporationName,
    signer: signer?.map((line) => <div key={line}>{line}</div>),
    representative,
    signedAt: signedAt && <FormattedDate value={signedAt} dateStyle="long" timeStyle="short" />,
    submittedAt: submittedAt && <FormattedDate value={submittedAt} dateStyle="long" timeStyle="short" />,
    cla: <FormattedMessage id="sign.success.claVersion" values={version} />,
    documentFingerprint: documentSha256 && <Fingerprint sha256={documentSha256} />,
  };
  return (
    <Facts
      facts={KEYS.filter((key) => values[key] !== undefined).map((key) => ({
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
