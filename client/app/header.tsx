import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { lazy, type ReactElement, Suspense } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useMatches } from 'react-router-dom';
import { keepsSession, latestRole } from '#client/apollo/session-role.ts';
import { SealMark } from '#client/components/seal-mark.tsx';
import { useLanguage } from '#client/i18n/provider.tsx';
import { WAYS_IN } from '#client/session/other-session.ts';
import { type Language, LANGUAGES } from '#rules/language.ts';
import { corporationPath } from '#rules/paths.ts';
import { showFailure } from './error-dialog/shown-failure.ts';
import type { PageHandle } from './page-handle.ts';
import { ThemeSwitch } from './theme-switch.tsx';
import { VisitorPlaces } from './visitor-places.tsx';

/** Loaded when shown, so signers never download them. */
const MENUS = {
  org: lazy(async () => ({ default: (await import('./community-menu.tsx')).CommunityMenu })),
  corp: lazy(async () => ({ default: (await import('./corporation-menu.tsx')).CorporationMenu })),
  viewer: lazy(async () => ({ default: (await import('./viewer-menu.tsx')).ViewerMenu })),
} as const;

const ProjectSwitcher = lazy(async () => ({ default: (await import('./project-switcher.tsx')).ProjectSwitcher }));

/** Returns which menu a page shows; undefined for none. */
function menuOf({ pageType, isMenuHidden, hasViewerMenu }: PageHandle): keyof typeof MENUS | undefined {
  if (isMenuHidden === true) {
    return undefined;
  }
  if (pageType === 'not-logged-in') {
    return hasViewerMenu === true ? 'viewer' : undefined;
  }
  return pageType;
}

/** The header: mark, project, account menu, theme and languages. */
export function Header(): ReactElement {
  const { locale, switchTo } = useLanguage();
  const handle = useMatches().at(-1)?.handle as PageHandle | undefined;
  const menu = handle === undefined ? undefined : menuOf(handle);
  const Menu = menu === undefined ? undefined : MENUS[menu];
  const isManager = keepsSession(latestRole());
  // A manager has the menu instead.
  const isForVisitors = handle?.pageType === 'not-logged-in' && !(handle.hasViewerMenu === true && isManager);
  const isOfProject = handle?.pageType === 'org' && handle.entry !== undefined;
  const handleLanguage = (code: Language) => {
    switchTo(code).catch(async () => {
      if (await showFailure({ kind: 'network' })) {
        handleLanguage(code);
      }
    });
  };

  return (
    <Box as="header" borderBottom="hairline">
      <Flex
        maxWidth="wide"
        mx="auto"
        px={{ base: '4', md: '8' }}
        columnGap={{ base: '2', md: isOfProject ? '4' : '8' }}
        wrap={{ base: 'wrap', md: 'nowrap' }}
        align="center"
        justify="space-between"
      >
        <Mark isShort={menu !== undefined && isManager} />
        {isOfProject && <ShownProject />}
        <Flex
          flexGrow={{ base: '1', md: isOfProject ? '0' : '1' }}
          minHeight="16"
          justify="flex-end"
          align="center"
          gap="2"
        >
          {Menu !== undefined && (
            <Suspense>
              <Menu />
            </Suspense>
          )}
          {isForVisitors && <VisitorPlaces hasLogin={handle.hasLogin === true} />}
          <ThemeSwitch />
          {LANGUAGES.filter(({ code }) => code !== locale).map(({ code, name }) => (
            <Button key={code} variant="ghost" size="sm" lang={code} onClick={() => handleLanguage(code)}>
              {name}
            </Button>
          ))}
        </Flex>
      </Flex>
    </Box>
  );
}

interface MarkProps {
  /** Whether phones show the seal alone, to leave room for the menu. */
  readonly isShort: boolean;
}

/** The mark, which leads to one's own overview, or home. */
function Mark({ isShort }: MarkProps): ReactElement {
  const intl = useIntl();
  const { path, state } = useMarkTarget();
  return (
    <Link className="mark" to={path} state={state} aria-label={intl.formatMessage({ id: 'app.header.home' })}>
      <SealMark />
      <Box as="span" hideBelow={isShort ? 'sm' : undefined}>
        <FormattedMessage id="app.name" />
      </Box>
    </Link>
  );
}

/** Where a manager's pages start; home for others, and from the pages for signers, who look for another project there. */
function useMarkTarget(): { readonly path: string; readonly state?: object } {
  const match = useMatches().at(-1);
  const { pageType, hasLogin, hasViewerMenu } = (match?.handle as PageHandle | undefined) ?? {};
  const linkId = match?.params['linkId'];
  if (pageType === 'corp' && linkId !== undefined) {
    return { path: corporationPath(linkId, 'overview') };
  }
  if (pageType === 'org') {
    return { path: '/linked-repo' };
  }
  const role = latestRole();
  return (hasLogin === true || hasViewerMenu === true) && keepsSession(role) ? WAYS_IN[role] : { path: '/index' };
}

/** The page's project, on a separate line on phones. Its room is kept while it loads. */
function ShownProject(): ReactElement {
  return (
    <Flex
      order={{ base: '1', md: '0' }}
      flex={{ base: '0 0 100%', md: '1' }}
      align="center"
      gap="2"
      minWidth="0"
      minHeight="10"
    >
      <Text as="span" hideBelow="md" color="fg.muted" aria-hidden>
        /
      </Text>
      <Suspense>
        <ProjectSwitcher />
      </Suspense>
    </Flex>
  );
}
