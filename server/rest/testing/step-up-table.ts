/**
 * Whether a path asks a session that a page has begun for a fresh proof, as the mutation that does the same. Sessions
 * that were begun over REST are never asked, because their clients cannot ask. All paths that need a session are named;
 * `conformance.int.test.ts` fails when one is missing.
 */
export const REST_STEP_UP: Readonly<Record<string, 'asks' | 'never'>> = {
  'GET corporation-signing/:linkId': 'never',
  'GET corporation-signing/page/:linkId': 'never',
  'GET corporation-signing/export/:linkId': 'never', // names of corporations alone
  'GET corporation-signing/deleted/:linkId': 'never',
  'PUT corporation-signing/:linkId/:signingId': 'never',
  'DELETE corporation-signing/:linkId/:signingId': 'never',
  'PUT corporation-signing/:linkId/:signingId/representative': 'asks',
  'PUT corporation-signing/deleted/:linkId/:signingId': 'asks',
  'DELETE corporation-signing/deleted/:linkId/:signingId': 'asks',
  'POST corporation-manager/:linkId/:signingId': 'asks',
  'PATCH corporation-manager/:linkId/:signingId': 'asks',
  'POST corporation-pdf/:linkId/:signingId': 'never',
  'GET corporation-pdf/:linkId/:signingId': 'never',
  'GET corporation-pdf': 'never',
  'GET evidence/:reference': 'never', // one signing
  'GET evidence/:reference/document': 'never', // one signing
  'GET link': 'never',
  'POST link': 'never',
  'DELETE link/:linkId': 'asks',
  'POST link/update/:linkId': 'asks',
  'PUT link/:linkId/grace-period': 'never',
  'GET cla/:linkId': 'never',
  'POST cla/:linkId': 'asks',
  'PUT cla/:linkId': 'asks',
  'DELETE cla/:linkId/:claId': 'never',
  'POST cla-upload': 'never',
  'GET cla-upload/:sha256': 'never',
  'POST smtp/verify': 'never',
  'POST smtp/authorize': 'asks',
  'GET gmail/authcodeurl': 'asks',
  'GET employee-signing': 'never',
  'PUT employee-signing/:id': 'never',
  'DELETE employee-signing/:id': 'never',
  'GET employee-manager': 'never',
  'POST employee-manager': 'asks',
  'DELETE employee-manager': 'asks',
  'GET corporation-email-domain': 'never',
  'POST corporation-email-domain/code': 'never',
  'POST corporation-email-domain': 'asks',
  'GET corporation-signing/auto-approval': 'never',
  'PUT corporation-signing/auto-approval': 'asks',
  'GET corporation-signing/cla/diff': 'never',
  'PUT corporation-signing/cla/agree': 'asks',
  'PUT corporation-manager/auth': 'never',
  'PUT auth': 'never',
  'GET corporation-manager': 'never',
  'PUT corporation-manager': 'never', // takes the password
  'GET organization': 'never',
  'GET signings/:linkId/export': 'asks',
  'POST signing-import/:linkId': 'asks',
  'GET link-export/:linkId': 'asks',
};
