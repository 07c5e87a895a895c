import 'uplot/dist/uPlot.min.css';
import { Box, Flex, Text } from '@chakra-ui/react';
import { type ReactElement, useEffect, useRef } from 'react';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import uPlot from 'uplot';
import type { TimeUnit } from '#generated/enums.ts';
import type { PlottedPeriodFragment } from '#generated/graphql.ts';
import { periodName } from './period-name.ts';

/** The kinds from the bottom of the pile upwards, each with the colour of its bars. */
const KINDS = [
  { key: 'individual', color: 'accent' },
  { key: 'employee', color: 'warning' },
  { key: 'corporation', color: 'success' },
] as const;

interface SigningPlotProps {
  readonly periods: readonly PlottedPeriodFragment[];
  readonly unit: TimeUnit;
  /** Height of the bars with their axis, in CSS pixels. */
  readonly height: number;
}

/** The figures as piled bars. Whoever does not look is told the total; the figures are in the table. */
export function SigningPlot({ periods, unit, height }: SigningPlotProps): ReactElement {
  const intl = useIntl();
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const frame = ref.current;
    if (frame === null) {
      return undefined;
    }
    const plot = new uPlot(optionsOf(intl, { frame, unit, height }), pile(periods), frame);
    const observer = new ResizeObserver(() => plot.setSize({ width: frame.clientWidth, height }));
    observer.observe(frame);
    return () => {
      observer.disconnect();
      plot.destroy();
    };
  }, [intl, periods, unit, height]);
  const total = periods.reduce((sum, period) => sum + period.individual + period.employee + period.corporation, 0);
  return (
    <>
      <Flex gap="4" wrap="wrap" mb="2" fontSize="sm" color="fg.muted">
        {KINDS.map(({ key, color }) => (
          <Flex key={key} gap="2" align="center">
            <Box width="3" height="3" borderRadius="sm" bg={color} aria-hidden />
            <Text as="span">
              <FormattedMessage id={`signings.history.${key}`} />
            </Text>
          </Flex>
        ))}
      </Flex>
      <Box
        ref={ref}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it frames the canvas that the library adds
        role="img"
        minHeight={`${height}px`}
        overflow="hidden"
        aria-label={intl.formatMessage({ id: 'signings.history.label' }, { total, periods: periods.length })}
      />
    </>
  );
}

/** Times in seconds, then each kind with those below it, the whole pile first, so that lower ones are drawn over it. */
function pile(periods: readonly PlottedPeriodFragment[]): uPlot.AlignedData {
  const times = periods.map(({ start }) => Date.parse(start) / 1000);
  const heights = KINDS.map((_, index) =>
    periods.map((period) => KINDS.slice(0, index + 1).reduce((sum, { key }) => sum + period[key], 0)),
  );
  return [times, ...heights.toReversed()];
}

interface PlotFrame extends Pick<SigningPlotProps, 'unit' | 'height'> {
  readonly frame: HTMLElement;
}

function optionsOf(intl: IntlShape, { frame, unit, height }: PlotFrame): uPlot.Options {
  const style = getComputedStyle(frame);
  const colorOf = (name: string): string => style.getPropertyValue(`--signet-colors-${name}`);
  const bars = uPlot.paths.bars?.({ size: [0.8, 32] });
  const axis = { stroke: colorOf('fg-muted'), font: `12px ${style.fontFamily}`, ticks: { show: false } };
  return {
    width: frame.clientWidth,
    height,
    legend: { show: false },
    cursor: { show: false },
    tzDate: (time) => uPlot.tzDate(new Date(time * 1000), 'Etc/UTC'),
    scales: { y: { range: (_plot, _min, max) => [0, Math.max(max, 4)] } },
    axes: [
      {
        ...axis,
        grid: { show: false },
        space: 110,
        label: intl.formatMessage({ id: `signings.history.period.${unit}` }),
        labelFont: axis.font,
        labelSize: 20,
        values: (_plot, times) => times.map((time) => periodName(intl, time * 1000, unit)),
      },
      {
        ...axis,
        size: 48,
        incrs: [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 50_000, 100_000],
        grid: { stroke: colorOf('border'), width: 1 },
        values: (_plot, counts) => counts.map((count) => intl.formatNumber(count)),
      },
    ],
    series: [
      {},
      ...KINDS.toReversed().map(({ color }) => ({
        fill: colorOf(color),
        width: 0,
        points: { show: false },
        ...(bars === undefined ? {} : { paths: bars }),
      })),
    ],
  };
}
