import { useApolloClient } from '@apollo/client/react';
import { type IntlShape, useIntl } from 'react-intl';
import { actionText, actorText, concernedText, detailTexts } from '#client/components/activity/activity-text.ts';
import { toMinute, useCsvExport } from '#client/components/list/use-csv-export.ts';
import { showToast } from '#client/components/toast.ts';
import { ActivityDocument, type ActivityRowFragment } from '#generated/graphql.ts';
import type { LinkActivity } from './use-activity.ts';

const COLUMNS = ['sequence', 'at', 'action', 'actor', 'about', 'reference', 'details'] as const;

/** Exports all events that the filters leave as one CSV file. On failure the common dialog opens. */
export function useActivityExport(wanted: LinkActivity['wanted']): ReturnType<typeof useCsvExport> {
  const intl = useIntl();
  const client = useApolloClient();
  return useCsvExport({
    loadPage: async (page) => {
      const { data } = await client.query({
        query: ActivityDocument,
        variables: { ...wanted, ...page },
        fetchPolicy: 'no-cache',
        errorPolicy: 'all',
      });
      return data?.activity;
    },
    toTable: (events) => [
      COLUMNS.map((column) => intl.formatMessage({ id: `activity.column.${column}` })),
      ...events.map((event) => cellsOf(intl, event)),
    ],
    fileName: `${wanted.linkId}-activity`,
    onDone: (count) => showToast(intl.formatMessage({ id: 'activity.export.done' }, { count })),
  });
}

/** The cells of an event, in the order of `COLUMNS`. */
function cellsOf(intl: IntlShape, event: ActivityRowFragment): string[] {
  return [
    String(event.sequence),
    toMinute(event.at),
    actionText(intl, event),
    actorText(intl, event),
    concernedText(event),
    event.reference ?? '',
    detailTexts(intl, event).join('; '),
  ];
}
