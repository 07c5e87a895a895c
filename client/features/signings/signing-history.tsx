import { Box, Button, Flex, Heading, NativeSelect, Skeleton } from '@chakra-ui/react';
import { lazy, type ReactElement, Suspense, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Icon } from '#client/components/icons.tsx';
import { LoadFailure } from '#client/components/load-failure.tsx';
import type { TimeUnit } from '#generated/graphql.ts';
import { useSigningHistoryQuery } from '#generated/hooks.ts';
import { PLOT_HEIGHT } from './plot-height.ts';
import { SigningFigures } from './signing-figures.tsx';

const UNITS = ['DAY', 'WEEK', 'MONTH'] as const satisfies readonly TimeUnit[];

/** Days that are shown of each unit: a quarter, a year, four years. */
const SHOWN_DAYS = { DAY: 90, WEEK: 364, MONTH: 1460 } as const;

const Plot = lazy(async () => ({ default: (await import('./signing-plot.tsx')).SigningPlot }));

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
    <Box as="section" aria-labelledby="signing-history">
      <Flex gap="3" wrap="wrap" align="center" justify="space-between" mb="4">
        <Heading as="h2" size="xl" id="signing-history">
          <FormattedMessage id="signings.history" />
        </Heading>
        <Flex gap="2" wrap="wrap">
          <NativeSelect.Root width="auto" size="sm">
            <NativeSelect.Field
              aria-label={intl.formatMessage({ id: 'signings.history.unit' })}
              value={unit}
              onChange={(event) => setUnit(event.target.value as TimeUnit)}
            >
              {UNITS.map((known) => (
                <option key={known} value={known}>
                  {intl.formatMessage({ id: `signings.history.unit.${known}` })}
                </option>
              ))}
            </NativeSelect.Field>
            <NativeSelect.Indicator>
              <Icon name="chevron" />
            </NativeSelect.Indicator>
          </NativeSelect.Root>
          <Button
            size="sm"
            aria-expanded={areFiguresShown}
            aria-controls="signing-figures"
            onClick={() => showFigures(!areFiguresShown)}
          >
            <FormattedMessage id={areFiguresShown ? 'signings.history.hideFigures' : 'signings.history.figures'} />
          </Button>
        </Flex>
      </Flex>
      {periods === undefined && error !== undefined && <LoadFailure error={error} onRetry={() => void refetch()} />}
      {periods === undefined && error === undefined && <Skeleton height={PLOT_HEIGHT} />}
      {periods !== undefined && (
        <Suspense fallback={<Skeleton height={PLOT_HEIGHT} />}>
          <Plot periods={periods} unit={unit} />
        </Suspense>
      )}
      {areFiguresShown && periods !== undefined && (
        <SigningFigures id="signing-figures" periods={periods} unit={unit} />
      )}
    </Box>
  );
}
