import { Box, Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { DownloadButton } from '#client/components/download-button.tsx';
import { Facts } from '#client/components/facts.tsx';
import { FieldValueText } from '#client/components/field-value-text.tsx';
import { Fingerprint } from '#client/components/fingerprint.tsx';
import { OriginText } from '#client/components/signing-origin.tsx';
import { SigningTime } from '#client/components/signing-time.tsx';
import { TimePoint } from '#client/components/time-point.tsx';
import type { SigningRowFragment } from '#generated/graphql.ts';
import { LanguageName } from '#rules/language.ts';
import { evidencePath } from '#rules/paths.ts';

interface SigningFactsProps {
  readonly id: string;
  readonly signing: SigningRowFragment;
}

const REASONS = [
  'superseded',
  'corporation',
  'removed',
  'deleted',
  'withdrawn',
  'ended_by_community',
  'erased',
  'import_duplicate',
  'removed_from_file',
  'invalidated_at_source',
  'not_counted_by_source',
] as const;

/** All details of a signing. */
export function SigningFacts({ id, signing }: SigningFactsProps): ReactElement {
  const intl = useIntl();
  const { cla, signedAt, endedAt, documentSha256, reference } = signing;
  const reason = REASONS.find((known) => known === signing.endReason);
  const values = {
    cla: intl.formatMessage(
      { id: 'signings.claVersion' },
      { version: cla.version, language: LanguageName[cla.language] },
    ),
    signedAt: signedAt === null ? undefined : <SigningTime value={signedAt} origin={signing.origin} />,
    endedAt: endedAt === null ? undefined : <TimePoint value={endedAt} />,
    endsAt: endedAt !== null || signing.endsAt === null ? undefined : <TimePoint value={signing.endsAt} />,
    endReason: reason === undefined ? undefined : <FormattedMessage id={`signings.reason.${reason}`} />,
    endNote: signing.endNote === null ? undefined : <Text whiteSpace="pre-line">{signing.endNote}</Text>,
    document:
      documentSha256 === null ? (
        <FormattedMessage id={`signings.document.${signing.documentState}`} />
      ) : (
        <Fingerprint sha256={documentSha256} />
      ),
    origin: signing.origin === null ? undefined : <OriginText origin={signing.origin} />,
    evidence:
      signing.documentState === 'READY' ? (
        <DownloadButton
          path={evidencePath(reference)}
          fileName={`${reference}-evidence.zip`}
          labelId="signings.download.evidence"
        />
      ) : undefined,
  };
  const keys = (Object.keys(values) as (keyof typeof values)[]).filter((key) => values[key] !== undefined);
  const filledIn = signing.fieldValues.filter(({ value }) => value !== '');
  return (
    <Box id={id} mt="4" px={{ base: '4', md: '6' }} bg="bg.sheet" border="hairline" borderRadius="sm">
      <Box css={{ '& > dl': { borderTop: 'none' }, '& > dl > div:last-of-type': { borderBottom: 'none' } }}>
        <Facts
          facts={[
            ...filledIn.map((field) => ({
              key: `field-${field.id}`,
              label: field.title,
              value: <FieldValueText field={field} />,
            })),
            ...keys.map((key) => ({
              key,
              label: <FormattedMessage id={`signings.fact.${key}`} />,
              value: values[key],
            })),
          ]}
        />
      </Box>
    </Box>
  );
}
