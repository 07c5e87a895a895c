import { useLocation, useParams } from 'react-router-dom';
import { corporationLoginPath } from '#rules/paths.ts';
import { usePageType, type PageType } from './page-type.ts';
import { withReturnPath } from './return-path.ts';

/** Type of a page that requires log-in. */
export type ManagerPageType = Exclude<PageType, 'not-logged-in'>;

/** Returns the log-in page for pages of this type. */
export function loginPage(pageType: ManagerPageType, linkId: string | undefined): string {
  if (pageType === 'org') {
    return '/index';
  }
  return corporationLoginPath(linkId);
}

/** Returns the log-in path for the current page, with the way back to it; undefined on public pages. */
export function useLoginPath(): string | undefined {
  const pageType = usePageType();
  const { linkId } = useParams();
  const { pathname, search } = useLocation();
  return pageType === 'not-logged-in' ? undefined : withReturnPath(loginPage(pageType, linkId), pathname + search);
}
