import { useLocation, useParams } from 'react-router-dom';
import { usePageType, type PageType } from './page-type.ts';
import { withReturnPath } from './return-path.ts';

/** A page for which one has to be logged in. */
export type ManagerPageType = Exclude<PageType, 'not-logged-in'>;

/** Where the managers of such a page log in (specification §2). */
export function loginPage(pageType: ManagerPageType, linkId: string | undefined): string {
  if (pageType === 'org') {
    return '/index';
  }
  return linkId === undefined
    ? '/corporation-manager-login'
    : `/corporation-manager-login/${encodeURIComponent(linkId)}`;
}

/** Where to log in for the page being shown, and to come back to it; undefined on pages for everybody. */
export function useLoginPath(): string | undefined {
  const pageType = usePageType();
  const { linkId } = useParams();
  const { pathname, search } = useLocation();
  return pageType === 'not-logged-in' ? undefined : withReturnPath(loginPage(pageType, linkId), pathname + search);
}
