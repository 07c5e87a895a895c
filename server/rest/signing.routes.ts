import { z } from 'zod';
import * as answers from './answers.ts';
import { getCorporationForm, postCorporationUpload } from './corporation-pdf.ts';
import { postCorporationCode, postCorporationSigning } from './corporation-signing.ts';
import { getEmployers, postEmployeeCode, postEmployeeSigning } from './employee-signing.ts';
import {
  getIndividualDiff,
  getIndividualSigning,
  getIndividualSigningByHash,
  postIndividualCode,
  postIndividualSigning,
  putIndividualSigning,
} from './individual-signing.ts';
import { route, type Route } from './route.ts';
import { getSignedDocument } from './signed-document.ts';
import { CODE_REQUEST, CORPORATION_SIGNING, EMPLOYEE_SIGNING, INDIVIDUAL_SIGNING } from './signing-bodies.ts';

/** Codes with which every signing may be refused. */
const SIGNING_ERRORS = [
  'no_link',
  'not_ready_to_sign',
  'unmatched_cla',
  'bad_request_parameter',
  'invalid_email',
  'unmatched_email',
  'wrong_verification_code',
  'expired_verification_code',
  'too_many_request',
  'resigned',
] as const;

const UPLOAD_LINK_ERRORS = ['illegal_link', 'link_expired'] as const;

const UPLOAD_ERRORS = [
  'not_ready_to_sign',
  'link_frozen',
  'file_too_large',
  'not_pdf',
  'error_reading_file',
  'unuploaded',
  'too_many_request',
] as const;

const EMPLOYER_ERRORS = ['has_not_signed', 'uncompleted_signing', 'no_employee_manager', 'not_same_corp'] as const;

const EMPLOYEE_WORDS = { names: { corporationSigningId: 'corp_signing_id' } };

/** Routes for signers, who prove their address by a mailed code. */
export const SIGNING_ROUTES: readonly Route[] = [
  route({
    method: 'POST',
    path: 'individual-signing/:linkId/code',
    permission: 'public',
    handle: postIndividualCode,
    summary: 'Mails a code of six digits to an individual.',
    body: CODE_REQUEST,
    answer: answers.SUCCESS,
    errors: ['no_link', 'no_cla_binding_individual', 'invalid_email', 'too_many_request'],
  }),
  route({
    method: 'POST',
    path: 'individual-signing/:linkId',
    permission: 'public',
    handle: postIndividualSigning,
    summary: 'Signs the current individual CLA.',
    body: INDIVIDUAL_SIGNING,
    answer: answers.SUCCESS,
    errors: [...SIGNING_ERRORS, 'go_to_sign_employee_cla'],
  }),
  route({
    method: 'GET',
    path: 'individual-signing/:linkId',
    permission: 'public',
    scope: 'status:read',
    handle: getIndividualSigning,
    summary: 'The signing status of an address at a link.',
    query: { email: 'The address; a `+` in it must be encoded.' },
    answer: answers.SIGNING_STATUS,
    errors: ['no_link', 'invalid_email', 'too_many_request', 'missing_token'],
  }),
  route({
    method: 'GET',
    path: 'individual-signing/:linkId/hash/:emailSha256',
    permission: 'public',
    scope: 'status:read',
    handle: getIndividualSigningByHash,
    summary:
      'The signing status of the address whose SHA-256, computed over `<link id>:<address>`, is given in lower-case hexadecimal.',
    answer: answers.SIGNING_STATUS,
    errors: ['no_link', 'bad_request_parameter', 'too_many_request', 'missing_token'],
  }),
  route({
    method: 'PUT',
    path: 'individual-signing/:linkId',
    permission: 'public',
    handle: putIndividualSigning,
    summary: 'Agrees to the current individual CLA in place of the signed one, keeping the signed values.',
    body: INDIVIDUAL_SIGNING,
    answer: answers.SUCCESS,
    errors: [
      'no_link',
      'bad_request_parameter',
      'invalid_email',
      'wrong_verification_code',
      'expired_verification_code',
      'too_many_request',
      'go_to_sign_employee_cla',
      'cla_is_latest',
      'unmatched_cla',
    ],
  }),
  route({
    method: 'GET',
    path: 'cla/individual/diff/:linkId/:email',
    permission: 'public',
    scope: 'status:read',
    handle: getIndividualDiff,
    summary: 'How the current individual CLA differs from the signed one: an HTML fragment with `<ins>` and `<del>`.',
    answer: 'html',
    errors: [
      'no_link',
      'invalid_email',
      'go_to_sign_employee_cla',
      'cla_is_latest',
      'too_many_request',
      'missing_token',
    ],
  }),
  route({
    method: 'POST',
    path: 'corporation-signing/:linkId/code',
    permission: 'public',
    handle: postCorporationCode,
    summary: "Mails a code of six digits to a corporation's representative.",
    body: CODE_REQUEST,
    answer: answers.SUCCESS,
    errors: ['no_link', 'no_cla_binding_corp', 'invalid_email', 'restricted_email_suffix', 'too_many_request'],
  }),
  route({
    method: 'POST',
    path: 'corporation-signing/:linkId',
    permission: 'public',
    words: { names: { representativeName: 'admin_name', email: 'admin_email' } },
    handle: postCorporationSigning,
    summary: 'Submits the signing of the current corporate CLA; the document to sign on paper is mailed.',
    body: CORPORATION_SIGNING,
    answer: answers.SUCCESS,
    errors: [...SIGNING_ERRORS, 'restricted_email_suffix', 'sameEmailSuffix'],
  }),
  route({
    method: 'GET',
    path: 'corporation-signing/:linkId/corps/:email',
    permission: 'public',
    handle: getEmployers,
    summary: 'The corporations under which an address can sign as an employee.',
    answer: z.array(answers.EMPLOYER),
    errors: ['no_link', 'invalid_email', 'too_many_request'],
  }),
  route({
    method: 'POST',
    path: 'employee-signing/:linkId/:signingId/code',
    permission: 'public',
    words: EMPLOYEE_WORDS,
    handle: postEmployeeCode,
    summary: 'Mails a code of six digits to an employee of the corporation `signingId`.',
    body: CODE_REQUEST,
    answer: answers.SUCCESS,
    errors: [
      'no_link',
      'no_cla_binding',
      'invalid_email',
      'bad_request_parameter',
      'too_many_request',
      ...EMPLOYER_ERRORS,
    ],
  }),
  route({
    method: 'POST',
    path: 'employee-signing/:id',
    parameters: { id: 'The link id.' },
    permission: 'public',
    words: EMPLOYEE_WORDS,
    handle: postEmployeeSigning,
    summary: 'Signs the current individual CLA as an employee of a corporation that has signed.',
    body: EMPLOYEE_SIGNING,
    answer: answers.SUCCESS,
    errors: [...SIGNING_ERRORS, 'no_cla_binding', ...EMPLOYER_ERRORS],
  }),
  route({
    method: 'GET',
    path: 'signed-document/:token',
    permission: 'public',
    handle: getSignedDocument,
    summary:
      "A signer's document, for anybody who knows its secret address; waits up to 5 s while it is being derived.",
    answer: 'pdf',
    errors: ['not_found', 'document_not_ready'],
  }),
  route({
    method: 'POST',
    path: 'corporation-upload/:key',
    parameters: { key: 'The key of the upload link: the last segment of the address in the mail.' },
    permission: 'public',
    form: 'file',
    handle: postCorporationUpload,
    summary:
      'Uploads the document that a corporation signed, a file of at most 5 MiB; ten a day. While one is under review, no other is taken.',
    answer: answers.SUCCESS,
    errors: [...UPLOAD_LINK_ERRORS, ...UPLOAD_ERRORS],
  }),
  route({
    method: 'GET',
    path: 'corporation-upload/:key/form',
    parameters: { key: 'The key of the upload link: the last segment of the address in the mail.' },
    permission: 'public',
    handle: getCorporationForm,
    summary: 'The document that the corporation has to sign.',
    answer: 'pdf',
    errors: [...UPLOAD_LINK_ERRORS, 'document_not_ready'],
  }),
];
