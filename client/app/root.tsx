import { type ReactElement, StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { type createBrowserRouter, RouterProvider } from 'react-router-dom';
import { createStyleCache } from '#client/theme/style-cache.ts';
import type { Connections } from './connections.ts';
import { CrashPage } from './crash-page.tsx';
import { Providers } from './providers.tsx';
import { RoleSession } from './role-session.tsx';
import { Shell } from './shell.tsx';

export { CrashPage };

interface RootProps {
  readonly connections: Connections;
}

/** The common frame of all pages, with the session of the page's role. */
export function Root({ connections }: RootProps): ReactElement {
  return (
    <RoleSession connections={connections}>
      <Shell />
    </RoleSession>
  );
}

/** A failure of the frame itself. */
export function RootCrash(): ReactElement {
  return (
    <main>
      <CrashPage />
    </main>
  );
}

/** Draws the pages of a router that is ready. */
export function drawRoot(element: HTMLElement, router: ReturnType<typeof createBrowserRouter>): void {
  const page = (
    <StrictMode>
      <Providers styles={createStyleCache()}>
        <RouterProvider router={router} />
      </Providers>
    </StrictMode>
  );
  // Drawn in slices: a phone answers a touch in between.
  startTransition(() => createRoot(element).render(page));
}
