import { corporationArea, corporationPath } from '#rules/paths.ts';
import { withReturnPath } from './return-path.ts';
import type { Viewer } from './use-viewer.ts';

/** Returns whether a path is where a corporation's manager changes their password, at any link. */
export function isModifyPasswordPath(path: string): boolean {
  return /^\/corp\/[^/?]+\/modify-password\/?(\?|$)/.test(path);
}

/** Pages that are open to a manager who has yet to set up a second factor. */
const OPEN_WITHOUT_FACTOR = /^\/(org-select|(org|corp\/[^/]+)\/(security|modify-password))\/?$/;

/**
 * Returns where a manager sets up the second factor that their community or corporation requires, with the way back to
 * the page at `pathname`; undefined when none is missing there.
 */
export function missingFactorPath(
  { secondFactorMissing, linkId }: Viewer,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
): string | undefined {
  if (!secondFactorMissing || OPEN_WITHOUT_FACTOR.test(pathname)) {
    return undefined;
  }
  return withReturnPath(linkId === null ? '/org/security' : corporationPath(linkId, 'security'), pathname + search);
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
