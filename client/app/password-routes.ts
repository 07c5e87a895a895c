import { type LoaderFunction, redirect } from 'react-router-dom';

/** Stands in mails and old addresses for "no link": the account is a community manager's (specification §9). */
const NO_LINK = 'fake_link';

/** Leads to a page of the account area that a link id belongs to; the query is kept (specification §2). */
function toAccountPage(page: string, linkId: string | null | undefined, search: string): Response {
  const isCommunity = linkId === null || linkId === undefined || linkId === '' || linkId === NO_LINK;
  const area = isCommunity ? '/org' : `/corp/${encodeURIComponent(linkId)}`;
  return redirect(`${area}/${page}${search}`);
}

/** The general addresses of the password pages, and how each finds the page of the right area. */
export const PASSWORD_ROUTES: Readonly<Record<string, LoaderFunction>> = {
  '/retrieve-password/:linkId?': ({ request, params }) =>
    toAccountPage('retrieve-password', params['linkId'], new URL(request.url).search),
  '/reset-password': ({ request }) => {
    const { search, searchParams } = new URL(request.url);
    return toAccountPage('reset-password', searchParams.get('link_id'), search);
  },
};
