import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { showChosenTheme } from './app/chosen-theme.ts';
import { Providers } from './app/providers.tsx';
import { replaceOutline } from './app/replace-outline.ts';
import { routes } from './app/routes.tsx';
import { untilReady } from './app/until-ready.ts';
import { showBaseTexts } from './i18n/shown-language.ts';
import { createStyleCache } from './theme/style-cache.ts';

const root = document.getElementById('root');
if (root === null) {
  throw new TypeError('index.html has no element #root');
}

showChosenTheme();
const router = createBrowserRouter(routes);
try {
  // Until page and texts are here, the outline in index.html stays.
  await Promise.all([showBaseTexts(), untilReady(router)]);
  const page = (
    <StrictMode>
      <Providers styles={createStyleCache()}>
        <RouterProvider router={router} />
      </Providers>
    </StrictMode>
  );
  // Drawn in slices: a phone answers a touch in between.
  startTransition(() => createRoot(root).render(page));
} catch (error) {
  replaceOutline(error);
}
