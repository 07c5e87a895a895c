import { Box, Heading, Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { DownloadButton } from '#client/components/download-button.tsx';
import { Facts } from '#client/components/facts.tsx';
import { Fingerprint } from '#client/components/fingerprint.tsx';
import { SigningTime } from '#client/components/signing-time.tsx';
import type { CorporationClaFragment, CorporationClaVersionFragment } from '#generated/graphql.ts';
import { LanguageName } from '#rules/language.ts';
import { evidencePath } from '#rules/paths.ts';
import { VersionText } from './version-text.tsx';

interface SignedClaProps {
  readonly corporation: CorporationClaFragment;
  readonly isAdministrator: boolean;
}

/** What the corporation signed: version, facts of the signing, and text. Later agreements are not included. */
export function SignedCla({ corporation, isAdministrator }: SignedClaProps): ReactElement {
  const { reference } = corporation;
  const cla = signedVersion(corporation);
  const language = LanguageName[cla.language];
  const values = {
    cla: <FormattedMessage id="corporationCla.version" values={{ version: cla.version, language }} />,
    fingerprint: <Fingerprint sha256={cla.sha256} />,
    representative: corporation.representativeName,
    signedAt:
      corporation.signedAt === null ? undefined : (
        <SigningTime value={corporation.signedAt} origin={corporation.origin} />
      ),
    reference: <Text fontFamily="mono">{reference}</Text>,
    // Only administrators may fetch the document and its evidence.
    signedPdf: isAdministrator ? (
      <DownloadButton
        path="/api/v1/corporation-pdf"
        fileName={`${reference}-signed.pdf`}
        labelId="corporationCla.download"
      />
    ) : undefined,
    evidence: isAdministrator ? (
      <DownloadButton
        path={evidencePath(reference)}
        fileName={`${reference}-evidence.zip`}
        labelId="corporationCla.download.evidence"
      />
    ) : undefined,
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

/** Returns the version originally signed: the one that the first agreement superseded. */
function signedVersion({ cla, claAgreements }: CorporationClaFragment): CorporationClaVersionFragment {
  return claAgreements.at(-1)?.previousCla ?? cla;
}
