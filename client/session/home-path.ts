import { withReturnPath } from './return-path.ts';
import type { Viewer } from './use-viewer.ts';

/** The pages of a link's corporation managers lie under this address. */
function corporationArea(linkId: string): string {
  return `/corp/${encodeURIComponent(linkId)}`;
}

/** Where the managers of a corporation change their password. */
export function modifyPasswordPath(linkId: string): string {
  return `${corporationArea(linkId)}/modify-password`;
}

/** Whether an address is that page, of whatever link. */
export function isModifyPasswordPath(path: string): boolean {
  return /^\/corp\/[^/?]+\/modify-password\/?(\?|$)/.test(path);
}

/** Where the forgotten password of a link's corporation manager is asked for. */
export function retrievePasswordPath(linkId: string): string {
  return `${corporationArea(linkId)}/retrieve-password`;
}

/** Where a manager goes on after log-in: to the page asked for, when it is in their own area, else to where that begins. */
export function homePath({ linkId, initialPasswordChanged }: Viewer, asked?: string): string {
  if (linkId === null) {
    return asked === undefined || asked.startsWith('/corp/') ? '/linked-repo' : asked;
  }
  const own = asked?.startsWith(`${corporationArea(linkId)}/`) === true ? asked : undefined;
  if (!initialPasswordChanged) {
    const page = modifyPasswordPath(linkId);
    return own === undefined || isModifyPasswordPath(own) ? page : withReturnPath(page, own);
  }
  return own ?? `${corporationArea(linkId)}/employee-list`;
}
