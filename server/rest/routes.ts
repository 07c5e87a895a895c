import { getCodePlatformLogin } from './auth.ts';
import { getClaUpload, postClaUpload } from './cla-upload.ts';
import { getClaDocument } from './cla.ts';
import { getCorporationPdf, getOwnCorporationPdf, postCorporationPdf } from './corporation-pdf.ts';
import { getGmailAuth } from './gmail-auth.ts';
import { getHeartbeat } from './heartbeat.ts';
import { getIndividualSigning, postIndividualCode, postIndividualSigning } from './individual-signing.ts';
import { getLinkAlias, getLinkClas } from './link.ts';
import { route, type Route } from './route.ts';
import { getSignedDocument } from './signed-document.ts';

/** Every path of the REST shim (REST contract §2, design §6). */
export const ROUTES: readonly Route[] = [
  route({ method: 'GET', path: 'heartbeat', permission: 'public', handle: getHeartbeat }),
  route({ method: 'GET', path: 'link/:linkId', permission: 'public', handle: getLinkAlias }),
  route({ method: 'GET', path: 'link/:linkId/:applyTo', permission: 'public', handle: getLinkClas }),
  route({ method: 'GET', path: 'cla/:linkId/:claId', permission: 'public', handle: getClaDocument }),
  route({
    method: 'POST',
    path: 'cla-upload',
    permission: 'community_manager',
    takesForm: true,
    handle: postClaUpload,
  }),
  route({ method: 'GET', path: 'cla-upload/:sha256', permission: 'community_manager', handle: getClaUpload }),
  route({ method: 'POST', path: 'individual-signing/:linkId/code', permission: 'public', handle: postIndividualCode }),
  route({ method: 'POST', path: 'individual-signing/:linkId', permission: 'public', handle: postIndividualSigning }),
  route({ method: 'GET', path: 'individual-signing/:linkId', permission: 'public', handle: getIndividualSigning }),
  route({
    method: 'POST',
    path: 'corporation-pdf/:linkId/:signingId',
    permission: 'community_manager',
    takesForm: true,
    handle: postCorporationPdf,
  }),
  route({
    method: 'GET',
    path: 'corporation-pdf/:linkId/:signingId',
    permission: 'community_manager',
    handle: getCorporationPdf,
  }),
  route({
    method: 'GET',
    path: 'corporation-pdf',
    permission: 'corporation_administrator',
    handle: getOwnCorporationPdf,
  }),
  route({ method: 'GET', path: 'auth/:platform/login', permission: 'public', handle: getCodePlatformLogin }),
  route({ method: 'GET', path: 'gmail/auth', permission: 'public', handle: getGmailAuth }),
  route({ method: 'GET', path: 'signed-document/:token', permission: 'public', handle: getSignedDocument }),
];
