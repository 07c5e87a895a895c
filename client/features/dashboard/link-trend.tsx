import { Box, Flex } from '@chakra-ui/react';
import { type ReactElement, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { ButtonLink } from '#client/components/button-link.tsx';
import { FiguresButton, PlotWithFigures } from '#client/components/signing-plot/plot-with-figures.tsx';
import type { LinkDashboardQuery } from '#generated/graphql.ts';
import { signingListPath } from '#rules/paths.ts';
import { DashboardPart } from './dashboard-part.tsx';
import { Figures } from './figures.tsx';

const KINDS = ['individual', 'employee', 'corporation'] as const;

/** Names the figures of the plot. */
const LABEL = 'dashboard-trend';

interface LinkTrendProps {
  readonly linkId: string;
  readonly dashboard: Pick<LinkDashboardQuery['linkDashboard'], 'signingCounts' | 'trend'>;
}

/** How many have signed, and how many of them in each week of the last quarter. */
export function LinkTrend({ linkId, dashboard: { signingCounts, trend } }: LinkTrendProps): ReactElement {
  const [areFiguresShown, showFigures] = useState(false);
  return (
    <DashboardPart
      title={
        <span id={LABEL}>
          <FormattedMessage id="dashboard.trend" />
        </span>
      }
      action={
        <Flex gap="2" wrap="wrap">
          <FiguresButton areFiguresShown={areFiguresShown} onShow={showFigures} />
          <ButtonLink to={signingListPath(linkId)} size="sm">
            <FormattedMessage id="dashboard.trend.all" />
          </ButtonLink>
        </Flex>
      }
    >
      <Figures
        figures={KINDS.map((kind) => ({
          key: kind,
          label: <FormattedMessage id={`signings.history.${kind}`} />,
          count: signingCounts[kind],
        }))}
      />
      <Box mt="6">
        <PlotWithFigures
          periods={trend}
          unit="WEEK"
          height={160}
          labelledBy={LABEL}
          areFiguresShown={areFiguresShown}
        />
      </Box>
    </DashboardPart>
  );
}
