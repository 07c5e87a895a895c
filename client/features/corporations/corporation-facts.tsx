import { Box, Heading, Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { DownloadButton } from '#client/components/download-button.tsx';
import { Facts } from '#client/components/facts.tsx';
import { RefreshFailure } from '#client/components/refresh-failure.tsx';
import { OriginText } from '#client/components/signing-origin.tsx';
import { SigningTime } from '#client/components/signing-time.tsx';
import { TimePoint } from '#client/components/time-point.tsx';
import type { CorporationRowFragment } from '#generated/graphql.ts';
import { LanguageName } from '#rules/language.ts';
import { evidencePath } from '#rules/paths.ts';
import { MailDeliveries } from './mail-deliveries.tsx';
import { useFreshSigning } from './use-fresh-signing.ts';

interface CorporationFactsProps {
  readonly id: string;
  readonly signing: CorporationRowFragment;
}

/** Whether the corporation can upload its signed document itself. */
function UploadLinkFact({ expiresAt }: { readonly expiresAt: string | null }): ReactElement {
  return expiresAt === null ? (
    <FormattedMessage id="corporations.uploadLink.none" />
  ) : (
    <FormattedMessage id="corporations.uploadLink.until" values={{ until: <TimePoint value={expiresAt} isShort /> }} />
  );
}

/** All details of a corporation's signing. */
export function CorporationFacts({ id, signing }: CorporationFactsProps): ReactElement {
  const intl = useIntl();
  const { error, retry } = useFreshSigning(signing);
  const date = (value: string | null | undefined) => (value ? <TimePoint value={value} /> : undefined);
  const values = {
    reference: <Text fontFamily="mono">{signing.reference}</Text>,
    domains: signing.domains.join(', '),
    cla: intl.formatMessage(
      { id: 'corporations.claVersion' },
      { version: signing.cla.version, language: LanguageName[signing.cla.language] },
    ),
    signedAt: signing.signedAt === null ? undefined : <SigningTime value={signing.signedAt} origin={signing.origin} />,
    origin: signing.origin === null ? undefined : <OriginText origin={signing.origin} />,
    pdfUploadedAt: date(signing.pdfUploadedAt),
    returnedAt: date(signing.returnedAt),
    returnReason: signing.returnReason ?? undefined,
    uploadLink:
      signing.state === 'UNCOMPLETED' ? <UploadLinkFact expiresAt={signing.uploadLinkExpiresAt} /> : undefined,
    completedAt: date(signing.completedAt),
    deletedAt: date(signing.deletedAt),
    administrator: signing.administratorAccount ?? undefined,
    evidence: (
      <DownloadButton
        path={evidencePath(signing.reference)}
        fileName={`${signing.reference}-evidence.zip`}
        labelId="corporations.download.evidence"
      />
    ),
  };
  const keys = (Object.keys(values) as (keyof typeof values)[]).filter((key) => values[key] !== undefined);
  const filledIn = signing.fieldValues.filter(({ value }) => value !== '');
  return (
    <Box
      id={id}
      mt="4"
      px={{ base: '4', md: '6' }}
      pb={{ base: '4', md: '6' }}
      bg="bg.sheet"
      border="hairline"
      borderRadius="sm"
      css={{ '& > dl': { borderTop: 'none' } }}
    >
      <RefreshFailure error={error} onRetry={retry} />
      <Facts
        facts={[
          ...keys.map((key) => ({
            key,
            label: <FormattedMessage id={`corporations.fact.${key}`} />,
            value: values[key],
          })),
          ...filledIn.map((field) => ({ key: `field-${field.id}`, label: field.title, value: field.value })),
        ]}
      />
      <Heading as="h3" size="md" mt="6" mb="2">
        <FormattedMessage id="corporations.mails" />
      </Heading>
      <MailDeliveries emails={signing.emails} />
    </Box>
  );
}
