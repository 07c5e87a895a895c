import { addTexts } from '#client/i18n/shown-language.ts';
import type { PageRoute } from './page-handle.ts';

/** Pages for people who have signed. */
export const SIGNER_PAGES: readonly PageRoute[] = [
  {
    path: '/prove/:linkId',
    titleId: 'prove.pageTitle',
    pageType: 'not-logged-in',
    load: async () => {
      const [page] = await Promise.all([import('#client/features/sign/prove/prove-page.tsx'), addTexts('prove')]);
      return page.ProvePage;
    },
  },
  {
    path: '/my-signings',
    titleId: 'app.mySignings',
    pageType: 'not-logged-in',
    hasViewerMenu: true,
    load: async () => {
      const [page] = await Promise.all([
        import('#client/features/sign/my-signings/my-signings-page.tsx'),
        addTexts('mySignings'),
      ]);
      return page.MySigningsPage;
    },
  },
];
