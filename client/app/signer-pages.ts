import type { PageRoute } from './page-handle.ts';

/** Pages for people who have signed. */
export const SIGNER_PAGES: readonly PageRoute[] = [
  {
    path: '/prove/:linkId',
    titleId: 'prove.pageTitle',
    pageType: 'not-logged-in',
    texts: 'prove',
    load: async () => (await import('#client/features/sign/prove/prove-page.tsx')).ProvePage,
  },
  {
    path: '/my-signings',
    titleId: 'app.mySignings',
    pageType: 'not-logged-in',
    hasViewerMenu: true,
    texts: 'mySignings',
    load: async () => (await import('#client/features/sign/my-signings/my-signings-page.tsx')).MySigningsPage,
  },
];
