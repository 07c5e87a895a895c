import { Flex, Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CopyButton } from '#client/components/copy-button.tsx';
import { Facts } from '#client/components/facts.tsx';
import { Fingerprint } from '#client/components/fingerprint.tsx';
import { SigningTime } from '#client/components/signing-time.tsx';
import { TimePoint } from '#client/components/time-point.tsx';
import type { Language, SigningOriginFragment } from '#generated/graphql.ts';
import { LanguageName } from '#rules/language.ts';

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

/** What a result page says about a signing. */
export interface SigningSummary {
  readonly reference: string;
  readonly corporationName?: string;
  /** Name and address of the signer, one per line. */
  readonly signer?: readonly string[];
  readonly signedAt?: string;
  /** Address of the representative who submitted a corporation signing, still to be signed on paper. */
  readonly representative?: string;
  readonly submittedAt?: string;
  /** Of an imported signing. */
  readonly origin?: SigningOriginFragment | null;
  readonly cla: { readonly version: number; readonly language: Language };
  /** Fingerprint of the signed document, once it is ready. */
  readonly documentSha256?: string;
}

/** Shows who signed what and when, and the reference. */
export function SignedFacts({ summary }: { readonly summary: SigningSummary }): ReactElement {
  const { reference, corporationName, signer, signedAt, representative, submittedAt, cla, documentSha256 } = summary;
  const { origin } = summary;
  const version = { version: cla.version, language: LanguageName[cla.language] };
  const values = {
    reference: <Reference reference={reference} />,
    corporation: corporationName,
    signer: signer?.map((line) => <div key={line}>{line}</div>),
    representative,
    signedAt: signedAt && <TimePoint value={signedAt} />,
    submittedAt: submittedAt && <SigningTime value={submittedAt} origin={origin} />,
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

/** A reference, large, with a button that copies it. */
export function Reference({ reference }: { readonly reference: string }): ReactElement {
  const intl = useIntl();
  return (
    <Flex align="center" columnGap="3" wrap="wrap">
      <Text as="strong" fontWeight="semibold" fontSize={{ base: 'md', sm: 'lg' }} fontFamily="mono">
        {reference}
      </Text>
      <CopyButton
        value={reference}
        copied={intl.formatMessage({ id: 'sign.success.copied' })}
        variant="ghost"
        ms={{ base: '-3', sm: '0' }}
      >
        <FormattedMessage id="sign.success.copy" />
      </CopyButton>
    </Flex>
  );
}
