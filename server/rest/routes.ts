import { getClaDocument } from './cla.ts';
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
  route({ method: 'POST', path: 'individual-signing/:linkId/code', permission: 'public', handle: postIndividualCode }),
  route({ method: 'POST', path: 'individual-signing/:linkId', permission: 'public', handle: postIndividualSigning }),
  route({ method: 'GET', path: 'individual-signing/:linkId', permission: 'public', handle: getIndividualSigning }),
  route({ method: 'GET', path: 'signed-document/:token', permission: 'public', handle: getSignedDocument }),
];
