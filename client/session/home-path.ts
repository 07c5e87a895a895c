import { corporationArea, corporationPath } from '#rules/paths.ts';
import { withReturnPath } from './return-path.ts';
import type { Viewer } from './use-viewer.ts';

/** Returns whether a path is where a corporation's manager changes their password, at any link. */
export function isModifyPasswordPath(path: string): boolean {
  return /^\/corp\/[^/?]+\/modify-password\/?(\?|$)/.test(path);
}

/** Returns where a manager goes after log-in: the page requested, if it is in their own area, else the area's start. */
export function homePath({ linkId, initialPasswordChanged }: Viewer, asked?: string): string {
  if (linkId === null) {
    return asked === undefined || asked.startsWith('/corp/') ? '/linked-repo' : asked;
  }
  const own = asked?.startsWith(`${corporationArea(linkId)}/`) === true ? asked : undefined;
  if (!initialPasswordChanged) {
    const page = corporationPath(linkId, 'modify-password');
    return own === undefined || isModifyPasswordPath(own) ? page : withReturnPath(page, own);
  }
  return own ?? corporationPath(linkId, 'employee-list');
}
