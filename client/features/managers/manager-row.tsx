import { Box, chakra, Flex, Input, Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { Day } from '#client/components/day.tsx';
import { StateBadge } from '#client/components/state-badge.tsx';
import type { EmployeeManagerRowFragment } from '#generated/graphql.ts';
import { OneTimePassword } from './one-time-password.tsx';

interface ManagerRowProps {
  readonly manager: EmployeeManagerRowFragment;
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
}

/** One employee manager; the whole name is the label of the checkbox. */
export function ManagerRow({ manager, isChosen, onChoose }: ManagerRowProps): ReactElement {
  const { id, name, account, email, createdAt, initialPasswordChanged, deactivatedAt } = manager;
  const isActive = deactivatedAt === null;
  return (
    <Flex as="li" gap="4" py="6" borderBottom="hairline" align="flex-start">
      <Input
        unstyled
        type="checkbox"
        id={`manager-${id}`}
        boxSize="6"
        flexShrink="0"
        accentColor="accent.solid"
        checked={isChosen}
        onChange={(event) => onChoose(event.target.checked)}
      />
      <Box minWidth="0" flexGrow="1">
        <Flex gap="3" wrap="wrap" align="center">
          <chakra.label htmlFor={`manager-${id}`} fontWeight="semibold" fontSize="lg" overflowWrap="anywhere">
            {name}
          </chakra.label>
          <StateBadge tone={isActive ? 'success' : 'muted'}>
            <FormattedMessage id={isActive ? 'managers.active' : 'managers.inactive'} />
          </StateBadge>
          {!initialPasswordChanged && (
            <StateBadge tone="warning">
              <FormattedMessage id="managers.neverLoggedIn" />
            </StateBadge>
          )}
        </Flex>
        <Text mt="1" color="fg.muted" fontSize="sm">
          <FormattedMessage id="managers.role.manager" />
        </Text>
        <Text mt="1" overflowWrap="anywhere">
          <FormattedMessage id="managers.account" values={{ account }} />
        </Text>
        <Text overflowWrap="anywhere">{email}</Text>
        <Text mt="1" color="fg.muted" fontSize="sm" fontVariantNumeric="tabular-nums">
          <FormattedMessage id="managers.addedAt" values={{ date: <Day value={createdAt} /> }} />
          {!isActive && (
            <>
              {' · '}
              <FormattedMessage id="managers.deactivatedAt" values={{ date: <Day value={deactivatedAt} /> }} />
            </>
          )}
        </Text>
        {isActive && !initialPasswordChanged && <OneTimePassword manager={manager} />}
      </Box>
    </Flex>
  );
}
