import { Flex, Link as ChakraLink } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { NavLink } from 'react-router-dom';
import { useViewer } from '#client/session/use-viewer.ts';
import { AccountMenu } from './account-menu.tsx';
import { COMMUNITY_PLACES } from './community-places.ts';
import { useIsWide } from './use-is-wide.ts';

/** The places of a community manager beside each other, and the menu behind the name; on a phone all is in that menu. */
export function CommunityMenu(): ReactElement | null {
  const intl = useIntl();
  const isWide = useIsWide();
  const state = useViewer();
  const viewer = state.status === 'known' ? state.viewer : null;
  if (viewer === null) {
    return null;
  }
  return (
    <>
      {isWide && (
        <Flex as="nav" flexGrow="1" gap="6" fontSize="sm" aria-label={intl.formatMessage({ id: 'app.menu.label' })}>
          {COMMUNITY_PLACES.map(({ path, textId }) => (
            <ChakraLink key={path} asChild variant="plain" py="2" _currentPage={{ color: 'accent' }}>
              <NavLink to={path}>
                <FormattedMessage id={textId} />
              </NavLink>
            </ChakraLink>
          ))}
        </Flex>
      )}
      <AccountMenu viewer={viewer} />
    </>
  );
}
