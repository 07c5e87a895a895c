import { Box, Heading, Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';
import { Facts } from '#client/components/facts.tsx';
import { Fingerprint } from '#client/components/fingerprint.tsx';
import type { CorporationClaFragment, CorporationClaVersionFragment } from '#generated/graphql.ts';
import { SignedPdfButton } from './signed-pdf-button.tsx';
import { VersionText } from './version-text.tsx';

interface SignedClaProps {
  readonly corporation: CorporationClaFragment;
  readonly isAdministrator: boolean;
}

/** What the corporation signed: exactly which version, how, and its text. What it agreed to since is not part of it. */
export function SignedCla({ corporation, isAdministrator }: SignedClaProps): ReactElement {
  const intl = useIntl();
  const { reference } = corporation;
  const cla = signedVersion(corporation);
  const language = intl.formatMessage({ id: `sign.language.${cla.language}` });
  const values = {
    cla: <FormattedMessage id="corporationCla.version" values={{ version: cla.version, language }} />,
    fingerprint: <Fingerprint sha256={cla.sha256} />,
    representative: corporation.representativeName,
    signedAt: <FormattedDate value={corporation.signedAt} dateStyle="long" timeStyle="short" />,
    reference: <Text fontFamily="mono">{reference}</Text>,
    // Only administrators may fetch it.
    signedPdf: isAdministrator ? <SignedPdfButton fileName={`${reference}-signed.pdf`} /> : undefined,
  };
  const keys = (Object.keys(values) as (keyof typeof values)[]).filter((key) => values[key] !== undefined);
  return (
    <Box as="section" aria-labelledby="signed-cla">
      <Heading as="h2" size="xl" mb="4" id="signed-cla">
        <FormattedMessage id="corporationCla.signed" />
      </Heading>
      <Facts
        facts={keys.map((key) => ({
          key,
          label: <FormattedMessage id={`corporationCla.fact.${key}`} />,
          value: values[key],
        }))}
      />
      <Box mt="6">
        <VersionText link={corporation.link} cla={cla} />
      </Box>
    </Box>
  );
}

/** The version of the signing itself: the one that the first agreement took over from. */
function signedVersion({ cla, claAgreements }: CorporationClaFragment): CorporationClaVersionFragment {
  return claAgreements.at(-1)?.previousCla ?? cla;
}
