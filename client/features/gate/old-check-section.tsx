import { Box, Heading, Stack, Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Column } from '#client/components/table/column.ts';
import { DataTable } from '#client/components/table/data-table.tsx';
import { useTimeStyle } from '#client/components/use-time-style.ts';
import type { OldCheckComparisonFragment } from '#generated/graphql.ts';
import { utcDay } from '#rules/utc-day.ts';
import { VerdictDifferences } from './verdict-differences.tsx';

type Day = OldCheckComparisonFragment['days'][number] & { readonly id: string };

const DAYS: readonly Column<Day>[] = [
  {
    key: 'day',
    head: <FormattedMessage id="oldCheck.day" />,
    width: '35%',
    cell: (compared) => <ComparedDay {...compared} />,
  },
  {
    key: 'counts',
    head: <FormattedMessage id="oldCheck.counts" />,
    width: '65%',
    cell: ({ agreeing, differing, open }) => (
      <FormattedMessage id="oldCheck.counts.text" values={{ agreeing, differing, open }} />
    ),
  },
];

function ComparedDay({ day }: Day): ReactElement {
  const { language } = useTimeStyle();
  return <>{utcDay(day, language)}</>;
}

interface OldCheckSectionProps {
  readonly linkId: string;
  readonly comparison: OldCheckComparisonFragment;
}

/** How verdicts agree, by day, with the check that the community is moving from, and where they differ. */
export function OldCheckSection({ linkId, comparison }: OldCheckSectionProps): ReactElement | null {
  const intl = useIntl();
  const { oldCheck, days } = comparison;
  if (oldCheck === null && days.length === 0) {
    return null;
  }
  return (
    <Box as="section">
      <Heading as="h2" size="lg" mb="1">
        <FormattedMessage id="oldCheck.title" />
      </Heading>
      <Text mb="3" color="fg.muted">
        <FormattedMessage id={days.length === 0 ? 'oldCheck.none' : 'oldCheck.text'} />
      </Text>
      {days.length > 0 && (
        <Stack gap="4">
          <DataTable
            label={intl.formatMessage({ id: 'oldCheck.title' })}
            nodes={days.map((day) => ({ ...day, id: day.day }))}
            spec={{ columns: DAYS }}
          />
          <VerdictDifferences linkId={linkId} />
        </Stack>
      )}
    </Box>
  );
}
