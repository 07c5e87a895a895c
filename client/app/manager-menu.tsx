import { Flex, Link as ChakraLink } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { NavLink } from 'react-router-dom';
import { type MenuSize, useIsWide } from '#client/components/use-is-wide.ts';
import type { MessageId } from '#client/i18n/messages.ts';
import { otherSession } from '#client/session/other-session.ts';
import { roleOf, type Viewer } from '#client/session/use-viewer.ts';
import { AccountMenu } from './account-menu.tsx';
import type { Place } from './place.ts';

interface ManagerMenuProps {
  readonly viewer: Viewer;
  /** Accessible name of the group of places. */
  readonly labelId: MessageId;
  readonly places: readonly Place[];
  readonly accountPlaces: readonly Place[];
  readonly size: MenuSize;
}

/**
 * A manager's places in a row and the account menu, which leads to the browser's other session too; on phones everything
 * moves into that menu.
 */
export function ManagerMenu({ viewer, labelId, places, accountPlaces, size }: ManagerMenuProps): ReactElement {
  const intl = useIntl();
  const isWide = useIsWide(size);
  const other = otherSession(roleOf(viewer));
  const behindName = other === undefined ? accountPlaces : [...accountPlaces, other];
  return (
    <>
      {isWide && places.length > 0 && (
        <Flex as="nav" flexGrow="1" gap="6" fontSize="sm" aria-label={intl.formatMessage({ id: labelId })}>
          {places.map(({ path, textId }) => (
            <ChakraLink
              key={path}
              asChild
              variant="plain"
              py="2"
              whiteSpace="nowrap"
              _currentPage={{ color: 'accent' }}
            >
              <NavLink to={path} end>
                <FormattedMessage id={textId} />
              </NavLink>
            </ChakraLink>
          ))}
        </Flex>
      )}
      <AccountMenu viewer={viewer} places={isWide ? behindName : [...places, ...behindName]} isWide={isWide} />
    </>
  );
}
