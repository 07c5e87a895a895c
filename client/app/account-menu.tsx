import { Box, Button, Menu, Portal, Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { Icon } from '#client/components/icons.tsx';
import { useLogout } from '#client/session/use-logout.ts';
import type { Viewer } from '#client/session/use-viewer.ts';
import type { Place } from './place.ts';

interface AccountMenuProps {
  readonly viewer: Viewer;
  readonly places: readonly Place[];
  /** Whether the name fits. */
  readonly isWide: boolean;
}

/** The menu under the manager's name: account pages, and on phones also the header's places. */
export function AccountMenu({ viewer, places, isWide }: AccountMenuProps): ReactElement {
  const intl = useIntl();
  const [logout] = useLogout();
  return (
    <Menu.Root positioning={{ placement: 'bottom-end' }}>
      <Menu.Trigger asChild>
        <Button
          variant="ghost"
          size="sm"
          aria-label={intl.formatMessage({ id: 'app.menu.open' }, { name: viewer.name })}
        >
          {isWide ? (
            <Text as="span" maxWidth="menu" overflow="hidden" textOverflow="ellipsis" whiteSpace="nowrap">
              {viewer.name}
            </Text>
          ) : (
            <FormattedMessage id="app.menu.short" />
          )}
          <Icon name="chevron" boxSize="3" />
        </Button>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content width={isWide ? undefined : 'calc(100vw - {spacing.8})'}>
            <Box px="3" py="2" mb="1" borderBottom="hairline">
              <Text fontWeight="medium" overflowWrap="anywhere">
                {viewer.name}
              </Text>
              <Text fontSize="xs" color="fg.muted" overflowWrap="anywhere">
                {viewer.account}
              </Text>
              <Text fontSize="xs" color="fg.muted" overflowWrap="anywhere">
                {viewer.corporationName ?? <FormattedMessage id="app.menu.label" />}
              </Text>
            </Box>
            {places.map(({ path, textId, state }) => (
              <Menu.Item key={path} value={path} asChild>
                <Link to={path} state={state}>
                  <FormattedMessage id={textId} />
                </Link>
              </Menu.Item>
            ))}
            <Menu.Item value="logout" onSelect={() => void logout()}>
              <FormattedMessage id="session.logout" />
            </Menu.Item>
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
