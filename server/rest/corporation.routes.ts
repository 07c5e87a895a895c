import { z } from 'zod';
import * as answers from './answers.ts';
import {
  exportCorporationSignings,
  getCorporationPage,
  getCorporationSignings,
  getDeletedSignings,
} from './corporation-list.ts';
import { getCorporationPdf, getOwnCorporationPdf, postCorporationPdf } from './corporation-pdf.ts';
import {
  deleteSigning,
  postAdministrator,
  purgeSigning,
  putCorporationSigning,
  putRepresentative,
  restoreSigning,
} from './corporation-signing.ts';
import { route, type Route } from './route.ts';
import { REPRESENTATIVE } from './signing-bodies.ts';

const OWN_LINK = ['no_link', 'no_permission'] as const;

const STATE_ERRORS = ['no_permission', 'not_ready_to_sign'] as const;

const ADMIN_ADDED = 'admin_added';

const SEARCH = "Part of the corporation's name, the representative's name or address, or a domain.";

const SEALED =
  'With `true`, the document of an approved corporation with the seal of the service after it; otherwise as it was uploaded.';

/** Routes with which community managers manage corporations. */
export const CORPORATION_ROUTES: readonly Route[] = [
  route({
    method: 'GET',
    path: 'corporation-signing/:linkId',
    permission: 'community_manager',
    scope: 'corporations:read',
    handle: getCorporationSignings,
    summary: 'All corporations of a link that are not deleted, newest first.',
    answer: z.array(answers.CORPORATION),
    errors: OWN_LINK,
  }),
  route({
    method: 'GET',
    path: 'corporation-signing/page/:linkId',
    permission: 'community_manager',
    scope: 'corporations:read',
    handle: getCorporationPage,
    summary: 'A page of the corporations of a link, completed or not.',
    query: {
      page: 'Number of the page, counted from 1; 1 by default.',
      page_size: 'Entries per page; 10 by default.',
      [ADMIN_ADDED]: '`true` for those with an administrator; `false` by default.',
      search: SEARCH,
    },
    answer: answers.CORPORATION_PAGE,
    errors: [...OWN_LINK, 'bad_request_parameter'],
  }),
  route({
    method: 'GET',
    path: 'corporation-signing/export/:linkId',
    permission: 'community_manager',
    scope: 'corporations:read',
    handle: exportCorporationSignings,
    summary: 'All corporations of a link as a table (CSV, UTF-8 with a byte order mark).',
    query: { [ADMIN_ADDED]: '`true` or `false`; both by default.', search: SEARCH },
    answer: 'csv',
    errors: [...OWN_LINK, 'bad_request_parameter'],
  }),
  route({
    method: 'GET',
    path: 'corporation-signing/deleted/:linkId',
    permission: 'community_manager',
    scope: 'corporations:read',
    handle: getDeletedSignings,
    summary: 'Deleted corporations, which can be restored.',
    answer: z.array(answers.CORPORATION),
    errors: OWN_LINK,
  }),
  route({
    method: 'PUT',
    path: 'corporation-signing/:linkId/:signingId',
    permission: 'community_manager',
    handle: putCorporationSigning,
    summary: 'Mails the document to sign to the representative again.',
    answer: answers.SUCCESS,
    errors: [...STATE_ERRORS, 'too_many_request', 'document_not_ready'],
  }),
  route({
    method: 'DELETE',
    path: 'corporation-signing/:linkId/:signingId',
    permission: 'community_manager',
    handle: deleteSigning,
    summary: 'Deletes a corporation; it can be restored.',
    answer: answers.SUCCESS,
    errors: STATE_ERRORS,
  }),
  route({
    method: 'PUT',
    path: 'corporation-signing/:linkId/:signingId/representative',
    permission: 'community_manager',
    words: { names: { representativeName: 'rep_name', representativeEmail: 'rep_email' } },
    handle: putRepresentative,
    summary: 'Changes the representative, and the administrator with them.',
    body: REPRESENTATIVE,
    answer: answers.SUCCESS,
    errors: [...STATE_ERRORS, 'bad_request_parameter', 'invalid_email', 'not_same_corp', 'resigned', 'exits_email'],
  }),
  route({
    method: 'PUT',
    path: 'corporation-signing/deleted/:linkId/:signingId',
    permission: 'community_manager',
    handle: restoreSigning,
    summary: 'Restores a deleted corporation.',
    answer: answers.SUCCESS,
    errors: [...STATE_ERRORS, 'resigned', 'sameEmailSuffix'],
  }),
  route({
    method: 'DELETE',
    path: 'corporation-signing/deleted/:linkId/:signingId',
    permission: 'community_manager',
    handle: purgeSigning,
    summary: 'Removes a deleted corporation for good, with everything that belongs to it.',
    answer: answers.SUCCESS,
    errors: STATE_ERRORS,
  }),
  route({
    method: 'POST',
    path: 'corporation-manager/:linkId/:signingId',
    permission: 'community_manager',
    handle: postAdministrator,
    summary: 'Approves a corporation whose signed document is uploaded, and mails the administrator account.',
    answer: answers.SUCCESS,
    errors: [...STATE_ERRORS, 'unuploaded', 'corp_manager_exists', 'sameEmailSuffix', 'exits_email'],
  }),
  route({
    method: 'PATCH',
    path: 'corporation-manager/:linkId/:signingId',
    permission: 'community_manager',
    handle: restoreSigning,
    summary: 'Restores a deleted corporation; for older clients.',
    answer: answers.SUCCESS,
    errors: [...STATE_ERRORS, 'resigned', 'sameEmailSuffix'],
  }),
  route({
    method: 'POST',
    path: 'corporation-pdf/:linkId/:signingId',
    permission: 'community_manager',
    form: 'file',
    handle: postCorporationPdf,
    summary:
      'Stores the signed document, a file of at most 5 MiB. A field `reason`, of at most 500 characters, says why it replaces another.',
    answer: answers.SUCCESS,
    errors: [
      ...STATE_ERRORS,
      'file_too_large',
      'not_pdf',
      'error_reading_file',
      'unuploaded',
      'bad_request_parameter',
      'too_many_request',
    ],
  }),
  route({
    method: 'GET',
    path: 'corporation-pdf/:linkId/:signingId',
    permission: 'community_manager',
    handle: getCorporationPdf,
    query: { sealed: SEALED },
    summary: 'The signed document.',
    answer: 'pdf',
    errors: ['no_permission', 'unuploaded', 'not_found', 'document_not_ready'],
  }),
  route({
    method: 'GET',
    path: 'corporation-pdf',
    permission: 'corporation_administrator',
    handle: getOwnCorporationPdf,
    summary: "The signed document of the administrator's own corporation.",
    query: { sealed: SEALED },
    answer: 'pdf',
    errors: ['unuploaded', 'not_found', 'document_not_ready'],
  }),
];
