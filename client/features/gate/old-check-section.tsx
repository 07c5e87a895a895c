import { Box, Heading, Link, Stack, Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link as RouterLink } from 'react-router-dom';
import type { Column } from '#client/components/table/column.ts';
import { DataTable } from '#client/components/table/data-table.tsx';
import { useTimeStyle } from '#client/components/use-time-style.ts';
import { ChangersOnly } from '#client/session/changers-only.tsx';
import type { OldCheckComparisonFragment } from '#generated/graphql.ts';
import { gatePagePath } from '#rules/paths.ts';
import { utcDay } from '#rules/utc-day.ts';
import { OLD_CHECK_HASH } from './policy/old-check-values.ts';
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
  readonly days: OldCheckComparisonFragment['days'];
}

/** Where those who are moving from another check name it. */
export function MovingLink({ linkId }: { readonly linkId: string }): ReactElement {
  return (
    <ChangersOnly>
      <Link asChild alignSelf="flex-start" fontSize="sm">
        <RouterLink to={`${gatePagePath(linkId, 'policy')}${OLD_CHECK_HASH}`}>
          <FormattedMessage id="oldCheck.moving" />
        </RouterLink>
      </Link>
    </ChangersOnly>
  );
}

/** How verdicts agree, by day, with the check that the community is moving from, and where they differ. */
export function OldCheckSection({ linkId, days }: OldCheckSectionProps): ReactElement {
  const intl = useIntl();
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
