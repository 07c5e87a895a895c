import type { ComponentType } from 'react';
import { type LoaderFunction, redirect, type RouteObject } from 'react-router-dom';
import { LoadingLines } from '#client/components/loading-lines.tsx';
import { Page } from '#client/components/page.tsx';
import { CrashPage } from './crash-page.tsx';
import type { PageHandle } from './page-handle.ts';
import { Shell } from './shell.tsx';

interface PageRoute extends PageHandle {
  readonly path: string;
  readonly load: () => Promise<ComponentType>;
}

const chooser = async () => (await import('#client/features/sign/chooser-page.tsx')).ChooserPage;
const notOnOffer = async () => (await import('#client/features/sign/not-on-offer-page.tsx')).NotOnOfferPage;
const signEntry = async () => (await import('#client/features/sign/sign-entry-page.tsx')).SignEntryPage;
const policy = async () => (await import('#client/features/policies/policy-page.tsx')).PolicyPage;

/** Every page with its title and type (specification §2); each is downloaded when it is first needed. */
const PAGES: readonly PageRoute[] = [
  {
    path: '/index',
    titleId: 'home.pageTitle',
    pageType: 'not-logged-in',
    load: async () => (await import('#client/features/home/home-page.tsx')).HomePage,
  },
  { path: '/sign', titleId: 'sign.entry.title', pageType: 'not-logged-in', load: signEntry },
  { path: '/sign/:linkId/:orgAddress?', titleId: 'sign.pageTitle', pageType: 'not-logged-in', load: chooser },
  { path: '/sign-cla', titleId: 'sign.entry.title', pageType: 'not-logged-in', load: signEntry },
  {
    path: '/sign-cla/:linkId/individual',
    titleId: 'sign.individual.pageTitle',
    pageType: 'not-logged-in',
    load: async () => (await import('#client/features/sign/individual-signing-page.tsx')).IndividualSigningPage,
  },
  {
    path: '/sign-cla/:linkId/employee',
    titleId: 'sign.notOnOffer.pageTitle',
    pageType: 'not-logged-in',
    load: notOnOffer,
  },
  {
    path: '/sign-cla/:linkId/corporation',
    titleId: 'sign.notOnOffer.pageTitle',
    pageType: 'not-logged-in',
    load: notOnOffer,
  },
  { path: '/privacy/:type?/:linkId?', titleId: 'policies.privacy.title', pageType: 'not-logged-in', load: policy },
  { path: '/cookies/:type?/:linkId?', titleId: 'policies.cookies.title', pageType: 'not-logged-in', load: policy },
  {
    path: '/information-list/:type?/:linkId?',
    titleId: 'policies.informationList.title',
    pageType: 'not-logged-in',
    load: policy,
  },
  {
    path: '/cla-pdf',
    titleId: 'claPdf.pageTitle',
    pageType: 'not-logged-in',
    load: async () => (await import('#client/features/cla-pdf/cla-pdf-page.tsx')).ClaPdfPage,
  },
  {
    path: '*',
    titleId: 'app.notFound.title',
    pageType: 'not-logged-in',
    load: async () => (await import('./error-page.tsx')).ErrorPage,
  },
];

/** Other addresses with the ones they stand for; the query is kept. */
const REDIRECTS: Readonly<Record<string, string>> = {
  '/': '/index',
  '/sign-page': '/sign-cla',
  '/sign-cla/:linkId': '/sign/:linkId',
  '/sign-cla/:linkId/corporate': '/sign-cla/:linkId/corporation',
  '/sign-cla/:linkId/individual-update': '/sign-cla/:linkId/individual',
};

function redirectTo(target: string): LoaderFunction {
  return ({ request, params }) =>
    redirect(target.replace(':linkId', encodeURIComponent(params['linkId'] ?? '')) + new URL(request.url).search);
}

/** The pages and redirects of the product, inside their common frame. */
export const routes: RouteObject[] = [
  {
    element: <Shell />,
    errorElement: <CrashPage />,
    hydrateFallbackElement: (
      <Page>
        <LoadingLines />
      </Page>
    ),
    children: [
      ...PAGES.map(({ path, titleId, pageType, load }): RouteObject => ({
        path,
        handle: { titleId, pageType } satisfies PageHandle,
        lazy: async () => ({ Component: await load() }),
      })),
      ...Object.entries(REDIRECTS).map(([path, target]): RouteObject => ({
        path,
        loader: redirectTo(target),
        element: <></>,
      })),
    ],
  },
];
