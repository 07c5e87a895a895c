import { type LoaderFunction, redirect } from 'react-router-dom';
import { corporationPath } from '#rules/paths.ts';

/** Means "no link" in mails and old addresses: the account is a community manager's. */
const NO_LINK = 'fake_link';

/** Redirects to the password page of the link, keeping the query. */
function toAccountPage(
  page: 'retrieve-password' | 'reset-password',
  linkId: string | null | undefined,
  search: string,
): Response {
  const isCommunity = linkId === null || linkId === undefined || linkId === '' || linkId === NO_LINK;
  return redirect((isCommunity ? `/org/${page}` : corporationPath(linkId, page)) + search);
}

/** The general addresses of the password pages, each with its redirect to the page of the right area. */
export const PASSWORD_ROUTES: Readonly<Record<string, LoaderFunction>> = {
  '/retrieve-password/:linkId?': ({ request, params }) =>
    toAccountPage('retrieve-password', params['linkId'], new URL(request.url).search),
  '/reset-password': ({ request }) => {
    const { search, searchParams } = new URL(request.url);
    return toAccountPage('reset-password', searchParams.get('link_id'), search);
  },
};
