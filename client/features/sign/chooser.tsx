import { Box, Heading, Link, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import type { ReactElement, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { ButtonLink } from '#client/components/button-link.tsx';
import { Facts } from '#client/components/facts.tsx';
import { Fingerprint } from '#client/components/fingerprint.tsx';
import { NewTabLink } from '#client/components/new-tab-link.tsx';
import { NotOnOffer, SIGNING_WAYS, SigningGuide } from '#client/components/signing-guide.tsx';
import { LanguageName } from '#rules/language.ts';
import { corporationLoginPath, signingPath } from '#rules/paths.ts';
import { ProveHint } from './prove-hint.tsx';
import { keepReturnAddress } from './return-address.ts';
import { isOffered } from './signing-way.ts';
import type { SignLink } from './use-sign-link.ts';

interface ChooserProps {
  readonly linkId: string;
  readonly link: SignLink;
  /** The page that sent the reader here, when it is known. */
  readonly projectPage: URL | undefined;
}

/**
 * Which community this is, and every way to sign with what it takes; a way that is not on offer says so. Below, exactly
 * which CLAs these are.
 */
export function Chooser({ linkId, link, projectPage }: ChooserProps): ReactElement {
  const [search] = useSearchParams();
  const languages = link.languages.map((language) => LanguageName[language]);

  return (
    <>
      <Facts
        facts={[
          {
            key: 'project',
            label: <FormattedMessage id="sign.chooser.project" />,
            value: <NewTabLink href={link.projectUrl}>{link.projectUrl}</NewTabLink>,
          },
          {
            key: 'platform',
            label: <FormattedMessage id="sign.chooser.platform" />,
            value: <FormattedMessage id={`sign.platform.${link.platform}`} />,
          },
          { key: 'languages', label: <FormattedMessage id="sign.chooser.languages" />, value: languages.join(' · ') },
        ]}
      />
      <Box as="section" mt="12">
        <Heading as="h2" size="xl" mb="8">
          <FormattedMessage id="sign.chooser.ways" />
        </Heading>
        <SimpleGrid columns={{ base: 1, md: 3 }} gap="8">
          {SIGNING_WAYS.map((way) => (
            <SigningGuide key={way} way={way}>
              {link.signingState === 'OPEN' && isOffered(way, link.signingTypes) ? (
                <ButtonLink to={keepReturnAddress(search, signingPath(linkId, way))} variant="solid" width="full">
                  <FormattedMessage id={`sign.chooser.${way}`} />
                </ButtonLink>
              ) : (
                <NotOnOffer>
                  <FormattedMessage
                    id={link.signingState === 'OPEN' ? 'sign.chooser.notOffered' : `sign.closed.${link.signingState}`}
                    values={{ community: link.alias }}
                  />
                </NotOnOffer>
              )}
            </SigningGuide>
          ))}
        </SimpleGrid>
      </Box>
      <Stack mt="8" gap="2">
        <Text fontSize="sm">
          <FormattedMessage id="sign.chooser.managers" values={{ a: linkToLogin(linkId) }} />
        </Text>
        <ProveHint linkId={linkId} />
      </Stack>
      <ClaVersions clas={link.clas} />
      {projectPage !== undefined && (
        <NewTabLink href={projectPage.href} display="inline-block" mt="8">
          <FormattedMessage id="sign.chooser.backToProject" values={{ host: projectPage.host }} />
        </NewTabLink>
      )}
    </>
  );
}

/** Returns what wraps a part of a text in a link to the log-in of the corporations' managers. */
function linkToLogin(linkId: string): (text: ReactNode[]) => ReactElement {
  return function LoginLink(text) {
    return (
      <Link asChild>
        <RouterLink to={corporationLoginPath(linkId)}>{text}</RouterLink>
      </Link>
    );
  };
}

/** Exactly which CLAs can be signed. */
function ClaVersions({ clas }: Pick<SignLink, 'clas'>): ReactElement {
  return (
    <Box as="section" mt="12" aria-labelledby="cla-versions">
      <Heading as="h2" size="md" mb="4" id="cla-versions">
        <FormattedMessage id="sign.chooser.versions" />
      </Heading>
      <Facts
        facts={clas.map(({ id, type, language, version, sha256 }) => ({
          key: id,
          label: (
            <FormattedMessage
              id={`sign.chooser.version.${type}`}
              values={{ language: LanguageName[language], version }}
            />
          ),
          value: <Fingerprint sha256={sha256} />,
        }))}
      />
    </Box>
  );
}
