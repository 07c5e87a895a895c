import { corporationArea, corporationPath } from '#rules/paths.ts';
import { withReturnPath } from './return-path.ts';
import type { Viewer } from './use-viewer.ts';

/** Returns whether a path is where a manager changes their password: a community manager, or a corporation's at any link. */
export function isModifyPasswordPath(path: string): boolean {
  return /^\/(org|corp\/[^/?]+)\/modify-password\/?(\?|$)/.test(path);
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
  const own = isOwnPage(asked, linkId) ? asked : undefined;
  if (!initialPasswordChanged) {
    const page = linkId === null ? '/org/modify-password' : corporationPath(linkId, 'modify-password');
    return own === undefined || isModifyPasswordPath(own) ? page : withReturnPath(page, own);
  }
  return own ?? (linkId === null ? '/linked-repo' : corporationPath(linkId, 'overview'));
}

/** Whether a page is in the area of the corporation's managers of a link, or with null, in that of community managers. */
function isOwnPage(page: string | undefined, linkId: string | null): boolean {
  return (
    page !== undefined &&
    (linkId === null ? !page.startsWith('/corp/') : page.startsWith(`${corporationArea(linkId)}/`))
  );
}
