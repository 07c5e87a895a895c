import { Box, Flex, Heading } from '@chakra-ui/react';
import { type ReactElement, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { LoadFailure } from '#client/components/load-failure.tsx';
import { Select } from '#client/components/select.tsx';
import { FiguresButton, PlotWithFigures } from '#client/components/signing-plot/plot-with-figures.tsx';
import type { TimeUnit } from '#generated/graphql.ts';
import { useSigningHistoryQuery } from '#generated/hooks.ts';

const UNITS = ['DAY', 'WEEK', 'MONTH'] as const satisfies readonly TimeUnit[];

/** Days that are shown of each unit: a quarter, a year, four years. */
const SHOWN_DAYS = { DAY: 90, WEEK: 364, MONTH: 1460 } as const;

/** Names the plot and its figures. */
const HEADING = 'signing-history';

/** How many signed over time: a plot, and its figures on demand. */
export function SigningHistory({ linkId }: { readonly linkId: string }): ReactElement {
  const intl = useIntl();
  const [unit, setUnit] = useState<TimeUnit>('WEEK');
  const [areFiguresShown, showFigures] = useState(false);
  // Fixed while the page is open, or every rendering would ask anew.
  const [openedAt] = useState(() => Date.now());
  const from = new Date(openedAt - SHOWN_DAYS[unit] * 86_400_000).toISOString();
  const { data, error, refetch } = useSigningHistoryQuery({
    variables: { linkId, unit, from },
    context: { handledCodes: 'all' },
  });
  const periods = data?.signingHistory;
  return (
    <Box as="section" aria-labelledby={HEADING}>
      <Flex gap="3" wrap="wrap" align="center" justify="space-between" mb="4">
        <Heading as="h2" size="xl" id={HEADING}>
          <FormattedMessage id="signings.history" />
        </Heading>
        <Flex gap="2" wrap="wrap">
          <Select
            layout={{ width: 'auto', size: 'sm' }}
            aria-label={intl.formatMessage({ id: 'signings.history.unit' })}
            value={unit}
            onChoose={(chosen) => setUnit(chosen as TimeUnit)}
          >
            {UNITS.map((known) => (
              <option key={known} value={known}>
                {intl.formatMessage({ id: `signings.history.unit.${known}` })}
              </option>
            ))}
          </Select>
          <FiguresButton areFiguresShown={areFiguresShown} onShow={showFigures} />
        </Flex>
      </Flex>
      {periods === undefined && error !== undefined ? (
        <LoadFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <PlotWithFigures
          periods={periods}
          unit={unit}
          height={220}
          labelledBy={HEADING}
          areFiguresShown={areFiguresShown}
        />
      )}
    </Box>
  );
}
