import { route, type Route } from './route.ts';
import { getSigningsExport } from './signing-export.ts';

/** Routes about everything signed at a link. */
export const SIGNING_LIST_ROUTES: readonly Route[] = [
  route({
    method: 'GET',
    path: 'signings/:linkId/export',
    permission: 'community_manager',
    scope: 'export:read',
    handle: getSigningsExport,
    summary: 'Everything signed at a link, oldest first, as a file that is written while it is sent.',
    query: {
      format: '`csv` for spreadsheet programs, or `jsonl` for a JSON object on each line.',
      language: 'Of the words in a table: `zh` or `en`. Without it a table has English columns and codes as in JSON.',
    },
    answer: 'table',
    errors: ['no_link', 'no_permission', 'bad_request_parameter', 'too_many_request'],
  }),
];
