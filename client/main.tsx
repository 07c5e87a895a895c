import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { createApolloClient } from './apollo/client.ts';
import { createRest } from './apollo/rest.ts';
import { Providers } from './app/providers.tsx';
import { reactions } from './app/reactions.ts';
import { routes } from './app/routes.tsx';
import { showLanguage } from './i18n/shown-language.ts';
import { createStyleCache } from './theme/style-cache.ts';

const root = document.getElementById('root');
if (root === null) {
  throw new TypeError('index.html has no element #root');
}

await showLanguage();
createRoot(root).render(
  <StrictMode>
    <Providers apollo={createApolloClient(reactions)} rest={createRest(reactions)} styles={createStyleCache()}>
      <RouterProvider router={createBrowserRouter(routes)} />
    </Providers>
  </StrictMode>,
);
