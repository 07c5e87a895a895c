import { ApolloClient, ApolloLink } from '@apollo/client';
import { render, type RenderResult } from '@testing-library/react';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { createCache } from '#client/apollo/cache.ts';
import { createErrorLink } from '#client/apollo/error-link.ts';
import { Providers } from '#client/app/providers.tsx';
import { ErrorDialog } from '#client/components/error-dialog/error-dialog.tsx';
import { loadLanguage } from '#client/i18n/provider.tsx';
import { createStyleCache } from '#client/theme/style-cache.ts';
import { type Answer, mockServer } from './mock-link.ts';

interface PageOptions {
  /** What the server answers, in turn. */
  readonly answers?: readonly Answer[];
  readonly path?: string;
}

/** Shows an element as the product would, in Chinese, before a server that gives the answers. */
export async function renderPage(
  element: ReactElement,
  { answers = [], path = '/' }: PageOptions = {},
): Promise<RenderResult & { variables: Record<string, unknown>[] }> {
  const { link, variables } = mockServer(answers);
  const apollo = new ApolloClient({ cache: createCache(), link: ApolloLink.from([createErrorLink(), link]) });
  const page = (
    <>
      {element}
      <ErrorDialog />
    </>
  );
  const router = createMemoryRouter([{ path: '*', element: page }], { initialEntries: [path] });
  const result = render(
    <Providers apollo={apollo} language={await loadLanguage('zh')} styles={createStyleCache()}>
      <RouterProvider router={router} />
    </Providers>,
  );
  return { ...result, variables };
}
