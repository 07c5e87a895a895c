import { type LoaderFunction, redirect, type RouteObject } from 'react-router-dom';
import { latestRole } from '#client/apollo/session-role.ts';
import type { SigningWay } from '#client/components/signing-guide.tsx';
import { prefetchSigning } from '#client/features/sign/prefetch-signing.ts';
import type { PageType } from '#client/session/page-type.ts';
import { keptReturnPath } from '#client/session/return-path.ts';
import { COMMUNITY_PAGES } from './community-pages.ts';
import { connectRoles } from './connections.ts';
import { CORPORATION_PAGES } from './corporation-pages.ts';
import { GATE_PAGES } from './gate-pages.ts';
import { LAYOUTS } from './layouts.ts';
import type { PageRoute } from './page-handle.ts';
import { PASSWORD_ROUTES } from './password-routes.ts';
import { SIGNER_PAGES } from './signer-pages.ts';
import { toRoute } from './to-route.tsx';

const connections = connectRoles();

// Nothing that draws is imported statically here: a page's data are asked for before that has arrived.
const LAZY_ROOT: RouteObject['lazy'] = async () => {
  const { Root, RootCrash } = await import('./root.tsx');
  return { element: <Root connections={connections} />, ErrorBoundary: RootCrash };
};
const LAZY_CRASH: RouteObject['lazy'] = async () => ({ ErrorBoundary: (await import('./root.tsx')).CrashPage });

const prefetchSigningPage =
  (way?: SigningWay): NonNullable<PageRoute['prefetch']> =>
  (apollo, params) =>
    prefetchSigning(apollo, params['linkId'], way);

const chooser = async () => (await import('#client/features/sign/chooser-page.tsx')).ChooserPage;
const signEntry = async () => (await import('#client/features/sign/sign-entry-page.tsx')).SignEntryPage;
const policy = async () => (await import('#client/features/policies/policy-page.tsx')).PolicyPage;

const verify = async () => (await import('#client/features/verify/verify-page.tsx')).VerifyPage;

const notFound = async () => (await import('./error-page.tsx')).ErrorPage;

const help = async () => (await import('#client/features/help/help-page.tsx')).HelpPage;

/** Every page with its title and type; each is downloaded on first use. */
const PAGES: readonly PageRoute[] = [
  ...COMMUNITY_PAGES,
  ...CORPORATION_PAGES,
  ...GATE_PAGES,
  ...SIGNER_PAGES,
  {
    path: '/index',
    titleId: 'home.pageTitle',
    pageType: 'not-logged-in',
    sessionRole: 'community',
    hasLogin: true,
    texts: 'login',
    load: async () => (await import('./index-page.tsx')).IndexPage,
  },
  {
    path: '/org/retrieve-password',
    titleId: 'account.retrieve.title',
    pageType: 'not-logged-in',
    sessionRole: 'community',
    hasViewerMenu: true,
    texts: 'manager',
    load: async () => (await import('#client/features/account/retrieve-password-page.tsx')).RetrievePasswordPage,
  },
  {
    path: '/org/reset-password',
    titleId: 'account.reset.title',
    pageType: 'not-logged-in',
    sessionRole: 'community',
    texts: 'manager',
    load: async () => (await import('#client/features/account/reset-password-page.tsx')).ResetPasswordPage,
  },
  { path: '/sign', titleId: 'sign.entry.title', pageType: 'not-logged-in', load: signEntry },
  {
    path: '/sign/:linkId/:orgAddress?',
    titleId: 'sign.chooser.titleUnknown',
    pageType: 'not-logged-in',
    load: chooser,
    prefetch: prefetchSigningPage(),
  },
  { path: '/sign-cla', titleId: 'sign.entry.title', pageType: 'not-logged-in', load: signEntry },
  {
    path: '/sign-cla/:linkId/individual',
    titleId: 'sign.individual.pageTitle',
    pageType: 'not-logged-in',
    load: async () => (await import('#client/features/sign/individual-signing-page.tsx')).IndividualSigningPage,
    prefetch: prefetchSigningPage('individual'),
  },
  {
    path: '/sign-cla/:linkId/employee',
    titleId: 'sign.employee.pageTitle',
    pageType: 'not-logged-in',
    texts: 'corporate',
    load: async () => (await import('#client/features/sign/employee-signing-page.tsx')).EmployeeSigningPage,
    prefetch: prefetchSigningPage('employee'),
  },
  {
    path: '/sign-cla/:linkId/corporation',
    titleId: 'sign.corporation.pageTitle',
    pageType: 'not-logged-in',
    texts: 'corporate',
    load: async () => (await import('#client/features/sign/corporation-signing-page.tsx')).CorporationSigningPage,
    prefetch: prefetchSigningPage('corporation'),
  },
  {
    path: '/signed/:token',
    titleId: 'sign.signed.pageTitle',
    pageType: 'not-logged-in',
    texts: 'corporate',
    load: async () => (await import('#client/features/sign/signed-page.tsx')).SignedPage,
    prefetch: async (apollo, params) =>
      (await import('#client/features/sign/signed-page.tsx')).prefetchSigned(apollo, params['token']),
  },
  {
    path: '/corporation-progress/:key',
    titleId: 'sign.progress.pageTitle',
    pageType: 'not-logged-in',
    texts: 'progress',
    load: async () => (await import('#client/features/sign/progress/progress-page.tsx')).ProgressPage,
  },
  {
    path: '/representative-change',
    titleId: 'representativeChange.title',
    pageType: 'not-logged-in',
    texts: 'manager',
    load: async () =>
      (await import('#client/features/representative-change/representative-change-page.tsx')).RepresentativeChangePage,
  },
  { path: '/verify/:reference?', titleId: 'verify.title', pageType: 'not-logged-in', texts: 'verify', load: verify },
  {
    path: '/help/:role',
    titleId: 'app.help',
    pageType: 'not-logged-in',
    hasViewerMenu: true,
    texts: 'help',
    load: help,
  },
  {
    path: '/privacy/:type?/:linkId?',
    titleId: 'policies.privacy.title',
    pageType: 'not-logged-in',
    hasViewerMenu: true,
    load: policy,
  },
  {
    path: '/cookies/:type?/:linkId?',
    titleId: 'policies.cookies.title',
    pageType: 'not-logged-in',
    hasViewerMenu: true,
    load: policy,
  },
  {
    path: '/information-list/:type?/:linkId?',
    titleId: 'policies.informationList.title',
    pageType: 'not-logged-in',
    hasViewerMenu: true,
    load: policy,
  },
  {
    path: '/cla-pdf',
    titleId: 'claPdf.pageTitle',
    pageType: 'not-logged-in',
    hasViewerMenu: true,
    load: async () => (await import('#client/features/cla-pdf/cla-pdf-page.tsx')).ClaPdfPage,
  },
  // An address of the earlier client, which leads nowhere; its header had no menu.
  { path: '/verify-email', titleId: 'app.notFound.title', pageType: 'not-logged-in', load: notFound },
  {
    path: '*',
    titleId: 'app.notFound.title',
    pageType: 'not-logged-in',
    hasViewerMenu: true,
    load: notFound,
  },
];

/** Alias addresses and their targets; redirects keep the query. */
const REDIRECTS: Readonly<Record<string, string>> = {
  '/': '/index',
  '/home': '/linked-repo',
  '/help': '/help/signer',
  '/add-individual-cla': '/add-individual-url',
  '/add-corp-cla': '/add-corp-url',
  '/org': '/org/modify-password',
  '/bind-cla': '/config-org',
  '/corp': '/corporation-manager-login',
  '/corp/:linkId': '/corp/:linkId/overview',
  '/sign-page': '/sign-cla',
  '/sign-cla/:linkId': '/sign/:linkId',
  '/sign-cla/:linkId/corporate': '/sign-cla/:linkId/corporation',
  '/sign-cla/:linkId/individual-update': '/sign-cla/:linkId/individual?step=update',
};

function redirectTo(target: string): LoaderFunction {
  const [path = '', added = ''] = target.split('?');
  return ({ request, params }) => {
    const query = [new URL(request.url).search.slice(1), added].filter((part) => part !== '').join('&');
    return redirect(path.replace(':linkId', encodeURIComponent(params['linkId'] ?? '')) + (query && `?${query}`));
  };
}

/** Where a code platform sends the browser back to: leads to the page that it was sent away from. */
const returnFromPlatform: LoaderFunction = ({ request }) => {
  const code = new URL(request.url).searchParams.get('error_code');
  const page = keptReturnPath() ?? '/linked-repo';
  return redirect(code === null ? page : `${page}?${new URLSearchParams({ error_code: code }).toString()}`);
};

function pagesOf(pageType: PageType, isFramed = false): RouteObject[] {
  return PAGES.filter((page) => page.pageType === pageType && (page.entry !== undefined) === isFramed).map((page) =>
    toRoute(page, () => connections[latestRole()].apollo),
  );
}

/** All pages and redirects, inside their common frame. */
export const routes: RouteObject[] = [
  {
    lazy: LAZY_ROOT,
    // The outline in index.html stays until the first page is ready.
    hydrateFallbackElement: <></>,
    children: [
      {
        // Header and footer stay around a page that fails.
        lazy: LAZY_CRASH,
        children: [
          ...pagesOf('not-logged-in'),
          {
            lazy: LAYOUTS.communityOnly,
            children: [...pagesOf('org'), { lazy: LAYOUTS.projectFrame, children: pagesOf('org', true) }],
          },
          {
            lazy: LAYOUTS.corporationOnly,
            children: [...pagesOf('corp'), { lazy: LAYOUTS.corporationFrame, children: pagesOf('corp', true) }],
          },
          ...Object.entries(REDIRECTS).map(([path, target]): RouteObject => ({
            path,
            loader: redirectTo(target),
            element: <></>,
          })),
          { path: '/gate', loader: returnFromPlatform, element: <></> },
          ...Object.entries(PASSWORD_ROUTES).map(([path, loader]): RouteObject => ({ path, loader, element: <></> })),
        ],
      },
    ],
  },
];
