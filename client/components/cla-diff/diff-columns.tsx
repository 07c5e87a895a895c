import { Box, Grid, Text } from '@chakra-ui/react';
import type { KeyboardEventHandler, ReactElement, Ref } from 'react';
import { useIntl } from 'react-intl';
import type { DiffParagraph } from './diff-parts.ts';
import { MarkedText } from './marked-text.tsx';
import { type Side, SIDES } from './sides.ts';

interface DiffColumnsProps {
  readonly paragraph: DiffParagraph;
  /** Identifies the change; undefined if the paragraph is unchanged. */
  readonly change?: {
    readonly id: string;
    readonly number: number;
    readonly count: number;
    readonly onKeyDown: KeyboardEventHandler;
  };
  /** For moving the focus to the paragraph. */
  readonly ref?: Ref<HTMLDivElement>;
}

/** A paragraph in both versions, side by side; stacked on phones. Phones and screen readers get unchanged text once. */
export function DiffColumns({ paragraph, change, ref }: DiffColumnsProps): ReactElement {
  const intl = useIntl();
  const group = change && {
    role: 'group',
    id: change.id,
    'aria-label': intl.formatMessage(
      { id: `claDiff.change.${kindOfChange(paragraph)}` },
      { number: change.number, count: change.count },
    ),
    onKeyDown: change.onKeyDown,
    // Not `:focus-visible`: browsers draw no ring after a click on "next change".
    _focus: { outline: '2px solid', outlineColor: 'focus', outlineOffset: '-2px' },
  };
  return (
    <Grid
      ref={ref}
      tabIndex={-1}
      templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
      borderBottom="hairline"
      _last={{ borderBottom: 'none' }}
      {...group}
    >
      {SIDES.map((side) => (
        <Column key={side.name} side={side} paragraph={paragraph} isChange={change !== undefined} />
      ))}
    </Grid>
  );
}

function kindOfChange({ kind }: DiffParagraph): 'ADDED' | 'REMOVED' | 'CHANGED' {
  return kind === 'UNCHANGED' ? 'CHANGED' : kind;
}

type Run = DiffParagraph['before'][number];

/** Adds to each run its offset in the paragraph, in characters. */
function withPlaces(runs: readonly Run[]): { place: number; run: Run }[] {
  let next = 0;
  return runs.map((run) => {
    const place = next;
    next += run.text.length;
    return { place, run };
  });
}

interface ColumnProps {
  readonly side: Side;
  readonly paragraph: DiffParagraph;
  readonly isChange: boolean;
}

function Column({ side, paragraph, isChange }: ColumnProps): ReactElement {
  const runs = paragraph[side.name];
  const isRepeated = !isChange && side.name === 'before';
  const isEmpty = runs.length === 0;
  return (
    <Grid
      templateColumns="{spacing.4} minmax(0, 1fr)"
      gap="2"
      px={{ base: '2', md: '4' }}
      py="3"
      borderLeft={side.name === 'after' ? { md: 'hairline' } : undefined}
      color={isChange ? 'fg' : 'fg.muted'}
      {...((isRepeated || isEmpty) && { hideBelow: 'md', 'aria-hidden': true })}
    >
      <Box aria-hidden fontFamily="mono" fontWeight="semibold" color={side.tone} userSelect="none">
        {isChange && !isEmpty && side.sign}
      </Box>
      <Text overflowWrap="anywhere">
        {withPlaces(runs).map(({ place, run }) =>
          isChange && (run.changed || paragraph.kind !== 'CHANGED') ? (
            <MarkedText key={place} side={side}>
              {run.text}
            </MarkedText>
          ) : (
            run.text
          ),
        )}
      </Text>
    </Grid>
  );
}
