import { getDocument, getEvidence, getSignerEvidence } from './evidence.ts';
import { getMyData, getMyDocument, getMyEvidence } from './my-signings.ts';
import { VERIFICATION } from './present-verification.ts';
import { route, type Route } from './route.ts';
import { getVerification } from './verify.ts';

const MANAGER_ERRORS = [
  'no_permission',
  'unauthorized_token',
  'privacy_consent_invalid',
  'initial_password_unchanged',
  'second_factor_missing',
  'not_found',
  'document_not_ready',
] as const;

/** Routes for people who check a document. */
export const EVIDENCE_ROUTES: readonly Route[] = [
  route({
    method: 'GET',
    path: 'verify/:sha256',
    parameters: { sha256: 'SHA-256 of the document, in hexadecimal.' },
    permission: 'public',
    handle: getVerification,
    summary: 'What is known about a document, by its fingerprint; one that is not known is no error.',
    answer: VERIFICATION,
    errors: ['bad_request_parameter', 'too_many_request'],
  }),
  route({
    method: 'GET',
    path: 'signed-document/:token/evidence',
    permission: 'public',
    handle: getSignerEvidence,
    summary: "The evidence of a signing as a zip archive, for anybody who knows its document's secret address.",
    answer: 'zip',
    errors: ['not_found', 'document_not_ready', 'too_many_request'],
  }),
  route({
    method: 'GET',
    path: 'evidence/:reference',
    permission: 'any_manager',
    scope: 'evidence:read',
    handle: getEvidence,
    summary:
      'The evidence of a signing as a zip archive: for community managers of its link, and for administrators that of their own corporation.',
    answer: 'zip',
    errors: MANAGER_ERRORS,
  }),
  route({
    method: 'GET',
    path: 'evidence/:reference/document',
    permission: 'any_manager',
    scope: 'evidence:read',
    handle: getDocument,
    summary: 'The signed document alone, for those who may read the evidence of the signing.',
    answer: 'pdf',
    errors: MANAGER_ERRORS,
  }),
  route({
    method: 'GET',
    path: 'my-signings',
    permission: 'public',
    handle: getMyData,
    summary:
      'Everything that is stored about a signer as a zip archive, with the cookie `signer_token` that `openMySignings` of GraphQL sets.',
    answer: 'zip',
    errors: ['missing_token', 'unknown_token', 'too_many_request'],
  }),
  route({
    method: 'GET',
    path: 'my-signings/:reference/document',
    permission: 'public',
    handle: getMyDocument,
    summary: 'The document of a signing, for its signer with that cookie.',
    answer: 'pdf',
    errors: ['missing_token', 'unknown_token', 'no_permission', 'not_found', 'document_not_ready', 'too_many_request'],
  }),
  route({
    method: 'GET',
    path: 'my-signings/:reference/evidence',
    permission: 'public',
    handle: getMyEvidence,
    summary: 'The evidence of a signing as a zip archive, for its signer with that cookie.',
    answer: 'zip',
    errors: ['missing_token', 'unknown_token', 'no_permission', 'not_found', 'document_not_ready', 'too_many_request'],
  }),
];
