import { chakra, Flex, Text } from '@chakra-ui/react';
import type { ReactElement, ReactNode } from 'react';
import { useIntl } from 'react-intl';

interface ListTab<K extends string> {
  readonly key: K;
  readonly label: ReactNode;
  /** Number of entries, null until known; if left out, none is shown. */
  readonly count?: number | null;
}

interface ListTabsProps<K extends string> {
  /** What the tabs distinguish. */
  readonly label: string;
  readonly tabs: readonly ListTab<K>[];
  readonly current: K;
  readonly onChoose: (key: K) => void;
}

/** Chips for the parts of a list, each with its number of entries. */
export function ListTabs<K extends string>({ label, tabs, current, onChoose }: ListTabsProps<K>): ReactElement {
  const intl = useIntl();
  return (
    <Flex as="nav" aria-label={label} gap="2" wrap="wrap">
      {tabs.map(({ key, label: name, count }) => (
        <Chip key={key} type="button" aria-current={key === current ? 'page' : undefined} onClick={() => onChoose(key)}>
          {name}
          {count !== undefined && (
            <Text as="span" fontSize="xs" opacity="0.8" fontVariantNumeric="tabular-nums">
              {/* A blank as wide as a digit: chips that grow would move what is below them. */}
              {count === null ? '\u2007' : intl.formatNumber(count)}
            </Text>
          )}
        </Chip>
      ))}
    </Flex>
  );
}

const Chip = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minHeight: '8',
    px: '3',
    border: '1px solid {colors.border}',
    borderRadius: 'full',
    bg: 'bg.sheet',
    fontSize: 'sm',
    lineHeight: 'tight',
    cursor: 'pointer',
    transitionProperty: 'colors',
    transitionDuration: 'fast',
    '&:hover:not([aria-current=page])': { bg: 'bg.subtle' },
    _currentPage: {
      bg: 'fg',
      color: 'bg',
      borderColor: 'fg',
      fontWeight: 'medium',
      '@media (forced-colors: active)': { forcedColorAdjust: 'none', bg: 'Highlight', color: 'HighlightText' },
    },
  },
});
