import { VERIFICATION } from './present-verification.ts';
import { route, type Route } from './route.ts';
import { getVerification } from './verify.ts';

/** Routes for whoever checks a document. */
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
];
