import { getLinkExport, postSigningImport } from './moving.ts';
import { route, type Route } from './route.ts';

/** Routes of moving in and out. */
export const MOVING_ROUTES: readonly Route[] = [
  route({
    method: 'POST',
    path: 'signing-import/:linkId',
    permission: 'community_manager',
    form: 'table',
    handle: postSigningImport,
    summary:
      'Plans the import of a file of another system, or of a ZIP archive of one CSV and the scans that its column `document` names; with the field `execute` carries out that plan. Fields beside the file: `from`, `fileName`, `map`, `dateFormat`, `timezone`, `level`, `execute`. The answer has an object on each line, of which the last is the result, or why there is none.',
    answer: 'table',
    errors: [
      'no_link',
      'no_permission',
      'bad_request_parameter',
      'file_too_large',
      'error_reading_file',
      'too_many_request',
    ],
  }),
  route({
    method: 'GET',
    path: 'link-export/:linkId',
    permission: 'community_manager',
    handle: getLinkExport,
    summary: 'Everything about a link in the format of Signet, which `npm run import` reads.',
    answer: 'zip',
    errors: ['no_link', 'no_permission', 'too_many_request'],
  }),
];
