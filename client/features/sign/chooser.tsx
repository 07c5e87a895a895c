import { Box, Link, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import type { ReactElement, ReactNode } from 'react';
import { FormattedList, FormattedMessage } from 'react-intl';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { Facts } from '#client/components/facts.tsx';
import { Fingerprint } from '#client/components/fingerprint.tsx';
import { Fold } from '#client/components/fold.tsx';
import { NewTabLink } from '#client/components/new-tab-link.tsx';
import { SIGNING_WAYS, SigningGuide } from '#client/components/signing-guide.tsx';
import { LanguageName } from '#rules/language.ts';
import { corporationLoginPath, signingPath } from '#rules/paths.ts';
import { ProveHint } from './prove-hint.tsx';
import { keepReturnAddress } from './return-address.ts';
import { SigningClosed } from './signing-closed.tsx';
import { isOffered } from './signing-way.ts';
import type { SignLink } from './use-sign-link.ts';
import { WayCard } from './way-card.tsx';

interface ChooserProps {
  readonly linkId: string;
  readonly link: SignLink;
  /** The page that sent the reader here, when it is known. */
  readonly projectPage: URL | undefined;
}

/**
 * Every way to sign, a card each, while the community takes signatures; below, folded, how each goes on and exactly
 * which CLAs these are.
 */
export function Chooser({ linkId, link, projectPage }: ChooserProps): ReactElement {
  const [search] = useSearchParams();
  const pathOf = (way: (typeof SIGNING_WAYS)[number]) =>
    isOffered(way, link.signingTypes) ? keepReturnAddress(search, signingPath(linkId, way)) : undefined;

  return (
    <Box>
      <ProjectLine link={link} />
      {link.signingState === 'OPEN' ? (
        <SimpleGrid columns={{ base: 1, md: 3 }} gap={{ base: '3', md: '4' }} mt="6">
          {SIGNING_WAYS.map((way) => (
            <WayCard key={way} way={way} path={pathOf(way)} />
          ))}
        </SimpleGrid>
      ) : (
        <Box mt="6">
          <SigningClosed link={link} />
        </Box>
      )}
      <Stack mt="8" gap="2">
        <Text fontSize="sm">
          <FormattedMessage id="sign.chooser.managers" values={{ a: linkToLogin(linkId) }} />
        </Text>
        <ProveHint linkId={linkId} />
      </Stack>
      <Fold mt="8" summary={<FormattedMessage id="sign.chooser.steps" />}>
        <SimpleGrid columns={{ base: 1, md: 3 }} gap="8">
          {SIGNING_WAYS.map((way) => (
            <SigningGuide key={way} way={way} />
          ))}
        </SimpleGrid>
      </Fold>
      <Fold summary={<FormattedMessage id="sign.details" />}>
        <ClaVersions clas={link.clas} />
      </Fold>
      {projectPage !== undefined && (
        <NewTabLink href={projectPage.href} display="inline-block" mt="8">
          <FormattedMessage id="sign.chooser.backToProject" values={{ host: projectPage.host }} />
        </NewTabLink>
      )}
    </Box>
  );
}

/** Which project this is, and the languages of its CLA, in one line. */
function ProjectLine({ link }: Pick<ChooserProps, 'link'>): ReactElement {
  const languages = link.languages.map((language) => LanguageName[language]);
  return (
    <Text fontSize="sm" color="fg.muted" overflowWrap="anywhere">
      <NewTabLink href={link.projectUrl} variant="plain">
        {link.projectUrl}
      </NewTabLink>
      {' · '}
      <FormattedMessage id="sign.chooser.inLanguages" values={{ languages: <FormattedList value={languages} /> }} />
    </Text>
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
  );
}
