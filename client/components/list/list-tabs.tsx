import { Button, Flex, Text } from '@chakra-ui/react';
import type { ReactElement, ReactNode } from 'react';
import { useIntl } from 'react-intl';

interface ListTab<K extends string> {
  readonly key: K;
  readonly label: ReactNode;
  /** Number of entries; undefined until known. */
  readonly count: number | undefined;
}

interface ListTabsProps<K extends string> {
  /** What the tabs distinguish. */
  readonly label: string;
  readonly tabs: readonly ListTab<K>[];
  readonly current: K;
  readonly onChoose: (key: K) => void;
}

/** Tabs for the parts of a list, each with its number of entries. */
export function ListTabs<K extends string>({ label, tabs, current, onChoose }: ListTabsProps<K>): ReactElement {
  const intl = useIntl();
  return (
    <Flex as="nav" aria-label={label} gap="1" wrap="wrap" borderBottom="hairline">
      {tabs.map(({ key, label: name, count }) => (
        <Button
          key={key}
          variant="ghost"
          px={{ base: '2', sm: '4' }}
          fontSize={{ base: 'sm', sm: 'md' }}
          borderRadius="0"
          borderBottom="rule.accent"
          borderBottomColor={key === current ? undefined : 'transparent'}
          // Forced colours show transparent borders too.
          css={{ '@media (forced-colors: active)': { borderBottomColor: key === current ? 'Highlight' : 'Canvas' } }}
          aria-current={key === current ? 'page' : undefined}
          onClick={() => onChoose(key)}
        >
          {name}
          {count !== undefined && (
            <Text as="span" color="fg.muted" fontSize="sm" fontVariantNumeric="tabular-nums">
              {intl.formatNumber(count)}
            </Text>
          )}
        </Button>
      ))}
    </Flex>
  );
}
