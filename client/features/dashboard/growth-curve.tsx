import { Box, chakra, Flex } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { periodName } from '#client/components/signing-figures/period-name.ts';
import { useTimeStyle } from '#client/components/use-time-style.ts';
import type { PlottedPeriodFragment } from '#generated/graphql.ts';

/** The box in which the curve is drawn; it is stretched to the width of the page. */
const WIDTH = 1000;
const HEIGHT = 160;

interface GrowthCurveProps {
  readonly periods: readonly PlottedPeriodFragment[];
  /** How many signings there are at the end of the last period. */
  readonly total: number;
}

/** How many signings there were at the end of each period, worked out backwards from today. */
export function totalsOf(periods: readonly PlottedPeriodFragment[], total: number): number[] {
  return periods.map((_, index) =>
    periods
      .slice(index + 1)
      .reduce(
        (sum, { individual, employee, corporation, ended }) => sum - individual - employee - corporation + ended,
        total,
      ),
  );
}

/** The number of signings over time. Screen readers get the total; the figures are in the table. */
export function GrowthCurve({ periods, total }: GrowthCurveProps): ReactElement {
  const intl = useIntl();
  const totals = totalsOf(periods, total);
  const top = Math.max(4, Math.ceil(Math.max(...totals) / 4) * 4);
  const points = totals.map((value, index) => {
    const x = totals.length === 1 ? WIDTH : (index / (totals.length - 1)) * WIDTH;
    return `${x.toFixed(1)},${(HEIGHT - (Math.max(0, value) / top) * HEIGHT).toFixed(1)}`;
  });
  const line = totals.length === 1 ? [`0,${HEIGHT}`, ...points] : points;
  return (
    <Flex gap="2">
      <Flex
        aria-hidden
        direction="column"
        justify="space-between"
        align="flex-end"
        height={`${HEIGHT}px`}
        fontSize="xs"
        lineHeight="1"
        color="fg.muted"
        fontVariantNumeric="tabular-nums"
      >
        {[top, top / 2, 0].map((value) => (
          <span key={value}>{intl.formatNumber(value)}</span>
        ))}
      </Flex>
      <Box
        as="figure"
        aria-label={intl.formatMessage({ id: 'dashboard.trend.label' }, { total, weeks: periods.length })}
        flex="1"
        minWidth="0"
      >
        <chakra.svg
          aria-hidden
          display="block"
          width="full"
          height={`${HEIGHT}px`}
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          overflow="visible"
        >
          {[0, HEIGHT / 2, HEIGHT].map((y) => (
            <chakra.line key={y} x1="0" x2={WIDTH} y1={y} y2={y} stroke="border" vectorEffect="non-scaling-stroke" />
          ))}
          <chakra.polygon points={`0,${HEIGHT} ${line.join(' ')} ${WIDTH},${HEIGHT}`} fill="accent.subtle" />
          <chakra.polyline
            points={line.join(' ')}
            fill="none"
            stroke="accent"
            strokeWidth="2"
            strokeLinejoin="round"
            vectorEffect="non-scaling-stroke"
          />
        </chakra.svg>
        <Weeks periods={periods} />
      </Box>
    </Flex>
  );
}

/** The first, middle and last week below the curve; a phone has no room for the middle one. */
function Weeks({ periods }: Pick<GrowthCurveProps, 'periods'>): ReactElement {
  const { language } = useTimeStyle();
  const shown = [...new Set([0, Math.floor((periods.length - 1) / 2), periods.length - 1])];
  return (
    <Flex aria-hidden justify="space-between" mt="2" fontSize="xs" color="fg.muted">
      {shown.map((index) => (
        <chakra.span
          key={index}
          display={{ base: index === 0 || index === periods.length - 1 ? 'inline' : 'none', md: 'inline' }}
          whiteSpace="nowrap"
        >
          {periodName(language, periods[index]?.start ?? '', 'WEEK')}
        </chakra.span>
      ))}
    </Flex>
  );
}
