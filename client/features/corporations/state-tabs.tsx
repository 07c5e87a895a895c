import { Button, Flex, Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { CorporationSigningState, CorporationsQuery } from '#generated/graphql.ts';
import { STATES } from './use-corporations.ts';

interface StateTabsProps {
  readonly state: CorporationSigningState;
  readonly counts: CorporationsQuery['corporationSigningCounts'] | undefined;
  readonly onChoose: (tab: string) => void;
}

/** Which state is shown, with the number of corporations in each. */
export function StateTabs({ state, counts, onChoose }: StateTabsProps): ReactElement {
  const intl = useIntl();
  const countOf: Readonly<Record<CorporationSigningState, number | undefined>> = {
    UNCOMPLETED: counts?.uncompleted,
    COMPLETED: counts?.completed,
    DELETED: counts?.deleted,
  };
  return (
    <Flex
      as="nav"
      aria-label={intl.formatMessage({ id: 'corporations.states' })}
      gap="1"
      wrap="wrap"
      borderBottom="hairline"
    >
      {Object.entries(STATES).map(([tab, value]) => (
        <Button
          key={tab}
          variant="ghost"
          px={{ base: '2', sm: '4' }}
          fontSize={{ base: 'sm', sm: 'md' }}
          borderRadius="0"
          borderBottom="rule.accent"
          borderBottomColor={value === state ? undefined : 'transparent'}
          aria-current={value === state ? 'page' : undefined}
          onClick={() => onChoose(tab)}
        >
          <FormattedMessage id={`corporations.state.${value}`} />
          {countOf[value] !== undefined && (
            <Text as="span" color="fg.muted" fontSize="sm" fontVariantNumeric="tabular-nums">
              {intl.formatNumber(countOf[value])}
            </Text>
          )}
        </Button>
      ))}
    </Flex>
  );
}
