import { Box, chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { TimeUnit } from '#generated/enums.ts';
import type { PlottedPeriodFragment } from '#generated/graphql.ts';
import { useTimeStyle } from '../use-time-style.ts';
import { periodName } from './period-name.ts';

const COLUMNS = ['individual', 'employee', 'corporation', 'ended'] as const;

interface SigningFiguresProps {
  readonly id: string;
  /** Id of the heading that names the plot. */
  readonly labelledBy: string;
  readonly periods: readonly PlottedPeriodFragment[];
  readonly unit: TimeUnit;
}

/** The figures of the plot, newest first; periods in which nothing happened are left out. */
export function SigningFigures({ id, labelledBy, periods, unit }: SigningFiguresProps): ReactElement {
  const intl = useIntl();
  const { language } = useTimeStyle();
  const eventful = periods.filter((period) => COLUMNS.some((column) => period[column] > 0)).toReversed();
  return (
    <Box
      id={id}
      as="section"
      aria-labelledby={labelledBy}
      tabIndex={0}
      mt="4"
      maxHeight="list"
      overflow="auto"
      border="hairline"
      borderRadius="sm"
    >
      <chakra.table
        width="full"
        fontSize="sm"
        fontVariantNumeric="tabular-nums"
        css={{
          '& :is(th, td)': { px: '3', py: '2', borderBottom: 'hairline', textAlign: 'end', fontWeight: 'normal' },
          '& :is(th, td):first-of-type': { textAlign: 'start', whiteSpace: 'nowrap' },
          '& thead th': { color: 'fg.muted' },
        }}
      >
        <thead>
          <tr>
            <th scope="col">
              <FormattedMessage id={`signings.history.period.${unit}`} />
            </th>
            {COLUMNS.map((column) => (
              <th key={column} scope="col">
                <FormattedMessage id={`signings.history.${column}`} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {eventful.map((period) => (
            <tr key={period.start}>
              <th scope="row">{periodName(language, period.start, unit)}</th>
              {COLUMNS.map((column) => (
                <td key={column}>{intl.formatNumber(period[column])}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </chakra.table>
    </Box>
  );
}
