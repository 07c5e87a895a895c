import { Box, Flex, Text } from '@chakra-ui/react';
import { type ReactElement, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { ButtonLink } from '#client/components/button-link.tsx';
import { FiguresButton, FiguresTable } from '#client/components/signing-figures/figures-on-demand.tsx';
import { useIsWide } from '#client/components/use-is-wide.ts';
import type { LinkDashboardQuery, PlottedPeriodFragment } from '#generated/graphql.ts';
import { signingListPath } from '#rules/paths.ts';
import { DashboardPart } from './dashboard-part.tsx';
import { Figures } from './figures.tsx';
import { GrowthCurve } from './growth-curve.tsx';

const KINDS = ['individual', 'employee', 'corporation'] as const;

/** Names the figures of the curve. */
const LABEL = 'dashboard-trend';

/** Weeks that a phone has room for: a quarter. */
const PHONE_WEEKS = 13;

interface LinkTrendProps {
  readonly linkId: string;
  readonly dashboard: Pick<LinkDashboardQuery['linkDashboard'], 'signingCounts' | 'trend'>;
}

/** How many have signed by now, and how it came to that since the first signature. */
export function LinkTrend({ linkId, dashboard: { signingCounts, trend } }: LinkTrendProps): ReactElement {
  const [areFiguresShown, showFigures] = useState(false);
  const isWide = useIsWide('few');
  const periods = isWide ? fromFirst(trend) : fromFirst(trend).slice(-PHONE_WEEKS);
  const total = KINDS.reduce((sum, kind) => sum + signingCounts[kind], 0);
  const isEmpty = periods.length === 0;
  return (
    <DashboardPart
      title={
        <span id={LABEL}>
          <FormattedMessage id="dashboard.trend" />
        </span>
      }
      action={
        <Flex gap="2" wrap="wrap">
          {!isEmpty && <FiguresButton areFiguresShown={areFiguresShown} onShow={showFigures} />}
          <ButtonLink to={signingListPath(linkId)} size="sm">
            <FormattedMessage id="dashboard.trend.all" />
          </ButtonLink>
        </Flex>
      }
    >
      {isEmpty && total === 0 ? (
        <Text color="fg.muted">
          <FormattedMessage id="dashboard.trend.none" />
        </Text>
      ) : (
        <>
          <Figures
            figures={KINDS.map((kind) => ({
              key: kind,
              label: <FormattedMessage id={`signings.history.${kind}`} />,
              count: signingCounts[kind],
            }))}
          />
          <Box mt="6">
            {!isEmpty && <GrowthCurve periods={periods} total={total} />}
            {areFiguresShown && <FiguresTable labelledBy={LABEL} periods={periods} unit="WEEK" />}
          </Box>
        </>
      )}
    </DashboardPart>
  );
}

/** The periods from the first one in which anybody signed. */
function fromFirst(periods: readonly PlottedPeriodFragment[]): readonly PlottedPeriodFragment[] {
  const first = periods.findIndex((period) => KINDS.some((kind) => period[kind] > 0));
  return first === -1 ? [] : periods.slice(first);
}
