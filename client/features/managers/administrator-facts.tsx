import { Box, Flex, Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { StateBadge } from '#client/components/state-badge.tsx';
import { useViewer } from '#client/session/use-viewer.ts';

/** The administrator, who is looking at the page: the one account that is not in the list. */
export function AdministratorFacts(): ReactElement | null {
  const state = useViewer();
  if (state.status !== 'known' || state.viewer === null) {
    return null;
  }
  const { name, account } = state.viewer;
  return (
    <Box mb="6" p="4" border="hairline" borderRadius="sm" bg="bg.sheet" overflowWrap="anywhere">
      <Flex gap="3" wrap="wrap" align="center">
        <Text fontWeight="semibold">{name}</Text>
        <StateBadge tone="success">
          <FormattedMessage id="managers.active" />
        </StateBadge>
      </Flex>
      <Text color="fg.muted" fontSize="sm">
        <FormattedMessage id="managers.role.admin" />
      </Text>
      <Text fontSize="sm">
        <FormattedMessage id="managers.account" values={{ account }} />
      </Text>
    </Box>
  );
}
