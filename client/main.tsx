import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { createApolloClient } from './apollo/client.ts';
import { Providers } from './app/providers.tsx';
import { routes } from './app/routes.tsx';
import { loadLanguage } from './i18n/provider.tsx';
import { createStyleCache } from './theme/style-cache.ts';

const root = document.getElementById('root');
if (root === null) {
  throw new TypeError('index.html has no element #root');
}

createRoot(root).render(
  <StrictMode>
    <Providers apollo={createApolloClient()} language={await loadLanguage()} styles={createStyleCache()}>
      <RouterProvider router={createBrowserRouter(routes)} />
    </Providers>
  </StrictMode>,
);
