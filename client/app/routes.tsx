import type { ComponentType } from 'react';
import { type LoaderFunction, redirect, type RouteObject } from 'react-router-dom';
import { LoadingLines } from '#client/components/loading-lines.tsx';
import { Page } from '#client/components/page.tsx';
import { addManagerTexts } from '#client/i18n/shown-language.ts';
import { ManagerOnly } from '#client/session/manager-only.tsx';
import type { PageType } from '#client/session/page-type.ts';
import { CrashPage } from './crash-page.tsx';
import type { PageHandle } from './page-handle.ts';
import { PASSWORD_ROUTES } from './password-routes.ts';
import { Shell } from './shell.tsx';

interface PageRoute extends PageHandle {
  readonly path: string;
  /** Whether the page needs the managers' texts; those that only managers see always do. */
  readonly hasManagerTexts?: boolean;
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
    hasManagerTexts: true,
    load: async () => (await import('./index-page.tsx')).IndexPage,
  },
  {
    path: '/org-select',
    titleId: 'login.organization.title',
    pageType: 'org',
    isMenuHidden: true,
    load: async () => (await import('#client/features/login/org-select-page.tsx')).OrgSelectPage,
  },
  {
    path: '/org/modify-password',
    titleId: 'account.change.title',
    pageType: 'org',
    load: async () => (await import('#client/features/account/change-password-page.tsx')).ChangePasswordPage,
  },
  {
    path: '/org/retrieve-password',
    titleId: 'account.retrieve.title',
    pageType: 'not-logged-in',
    hasManagerTexts: true,
    load: async () => (await import('#client/features/account/retrieve-password-page.tsx')).RetrievePasswordPage,
  },
  {
    path: '/org/reset-password',
    titleId: 'account.reset.title',
    pageType: 'not-logged-in',
    hasManagerTexts: true,
    load: async () => (await import('#client/features/account/reset-password-page.tsx')).ResetPasswordPage,
  },
  {
    path: '/config-org',
    titleId: 'bindCla.org.title',
    pageType: 'org',
    load: async () => (await import('#client/features/bind-cla/config-org-page.tsx')).ConfigOrgPage,
  },
  {
    path: '/config-cla-link',
    titleId: 'bindCla.claLink.title',
    pageType: 'org',
    load: async () => (await import('#client/features/bind-cla/config-cla-link-page.tsx')).ConfigClaLinkPage,
  },
  {
    path: '/config-fields',
    titleId: 'bindCla.fields.title',
    pageType: 'org',
    load: async () => (await import('#client/features/bind-cla/config-fields-page.tsx')).ConfigFieldsPage,
  },
  {
    path: '/config-email',
    titleId: 'bindCla.email.title',
    pageType: 'org',
    load: async () => (await import('#client/features/bind-cla/config-email-page.tsx')).ConfigEmailPage,
  },
  {
    path: '/config-check/:type?',
    titleId: 'bindCla.check.title',
    pageType: 'org',
    load: async () => (await import('#client/features/bind-cla/config-check-page.tsx')).ConfigCheckPage,
  },
  {
    path: '/linked-repo',
    titleId: 'links.title',
    pageType: 'org',
    load: async () => (await import('#client/features/links/linked-repo-page.tsx')).LinkedRepoPage,
  },
  {
    path: '/linked-repo/:linkId',
    titleId: 'links.detail.pageTitle',
    pageType: 'org',
    load: async () => (await import('#client/features/links/link-detail-page.tsx')).LinkDetailPage,
  },
  {
    path: '/corporation-list/:linkId',
    titleId: 'corporations.title',
    pageType: 'org',
    load: async () => (await import('#client/features/corporations/corporation-list-page.tsx')).CorporationListPage,
  },
  {
    path: '/add-individual-url',
    titleId: 'links.cla.add.INDIVIDUAL',
    pageType: 'org',
    load: async () => (await import('#client/features/links/add-cla-page.tsx')).AddIndividualClaPage,
  },
  {
    path: '/add-corp-url',
    titleId: 'links.cla.add.CORPORATION',
    pageType: 'org',
    load: async () => (await import('#client/features/links/add-cla-page.tsx')).AddCorporationClaPage,
  },
  {
    path: '/update-individual-url/:lang',
    titleId: 'links.cla.update.INDIVIDUAL',
    pageType: 'org',
    load: async () => (await import('#client/features/links/update-cla-page.tsx')).UpdateIndividualClaPage,
  },
  {
    path: '/update-corp-url/:lang',
    titleId: 'links.cla.update.CORPORATION',
    pageType: 'org',
    load: async () => (await import('#client/features/links/update-cla-page.tsx')).UpdateCorporationClaPage,
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
  '/home': '/linked-repo',
  '/add-individual-cla': '/add-individual-url',
  '/add-corp-cla': '/add-corp-url',
  '/org': '/org/modify-password',
  '/bind-cla': '/config-org',
  '/sign-page': '/sign-cla',
  '/sign-cla/:linkId': '/sign/:linkId',
  '/sign-cla/:linkId/corporate': '/sign-cla/:linkId/corporation',
  '/sign-cla/:linkId/individual-update': '/sign-cla/:linkId/individual',
};

function redirectTo(target: string): LoaderFunction {
  return ({ request, params }) =>
    redirect(target.replace(':linkId', encodeURIComponent(params['linkId'] ?? '')) + new URL(request.url).search);
}

/** A page and its texts are downloaded side by side. */
function toRoute({ path, load, hasManagerTexts, ...handle }: PageRoute): RouteObject {
  const needsManagerTexts = hasManagerTexts ?? handle.pageType !== 'not-logged-in';
  return {
    path,
    handle: handle satisfies PageHandle,
    lazy: async () => {
      const [Component] = await Promise.all([load(), needsManagerTexts ? addManagerTexts() : undefined]);
      return { Component };
    },
  };
}

function pagesOf(pageType: PageType): RouteObject[] {
  return PAGES.filter((page) => page.pageType === pageType).map(toRoute);
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
      ...pagesOf('not-logged-in'),
      { element: <ManagerOnly pageType="org" />, children: pagesOf('org') },
      { element: <ManagerOnly pageType="corp" />, children: pagesOf('corp') },
      ...Object.entries(REDIRECTS).map(([path, target]): RouteObject => ({
        path,
        loader: redirectTo(target),
        element: <></>,
      })),
      ...Object.entries(PASSWORD_ROUTES).map(([path, loader]): RouteObject => ({ path, loader, element: <></> })),
    ],
  },
];
