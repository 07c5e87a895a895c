import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import createEmotionCache from '@emotion/cache';
import { act, render, type RenderResult } from '@testing-library/react';
import type { ReactElement } from 'react';
import { createMemoryRouter, Outlet, type RouteObject, RouterProvider, useLocation } from 'react-router-dom';
import { createCache } from '#client/apollo/cache.ts';
import { createConsentLink } from '#client/apollo/consent-link.ts';
import { createErrorLink } from '#client/apollo/error-link.ts';
import { createLoginLink } from '#client/apollo/login-link.ts';
import { createRest, RestContext } from '#client/apollo/rest.ts';
import { createStepUpLink } from '#client/apollo/step-up-link.ts';
import { ErrorDialog } from '#client/app/error-dialog/error-dialog.tsx';
import { Providers } from '#client/app/providers.tsx';
import { reactions } from '#client/app/reactions.ts';
import { useNotePlace } from '#client/components/reader-place.ts';
import { LoginAgainDialog } from '#client/features/login/login-again-dialog.tsx';
import { addTexts, showLanguage } from '#client/i18n/shown-language.ts';
import { ConsentDialog } from '#client/session/consent-dialog.tsx';
import { StepUpDialog } from '#client/session/step-up-dialog.tsx';
import { type Answer, mockServer } from './mock-link.ts';
import { Toasts } from './toasts.tsx';

interface PageOptions {
  /** The server's answers, in order. */
  readonly answers?: readonly Answer[];
  readonly path?: string;
  /** Whether toasts are shown, on whatever page. */
  readonly hasToasts?: boolean;
}

interface ShownPage extends RenderResult {
  /** What the server received. */
  readonly variables: Record<string, unknown>[];
  /** Goes to another page, as a link would; its history entry may have a state. */
  readonly goTo: (path: string, state?: object) => Promise<void>;
  /** Where the reader is, also while that page is still being drawn. */
  readonly place: () => string;
}

/** Styles stay out of the document: jsdom lays nothing out, and every look for a role would match all of them. */
const styles = createEmotionCache({ key: 'signet', container: document.createElement('head') });

/** Shows the router's location, for routes of which only the address matters. */
function Address(): ReactElement {
  const { pathname, search } = useLocation();
  return <output aria-label="address">{pathname + search}</output>;
}

/** The parts of the product's frame that pages count on. */
function Frame({ hasToasts }: Required<Pick<PageOptions, 'hasToasts'>>): ReactElement {
  useNotePlace();
  return (
    <>
      <Outlet />
      <ErrorDialog />
      <ConsentDialog />
      <StepUpDialog />
      <LoginAgainDialog />
      {hasToasts && <Toasts />}
    </>
  );
}

/** Renders an element as the product would, in Chinese, with a server that gives the answers. */
export function renderPage(element: ReactElement, options: PageOptions = {}): Promise<ShownPage> {
  return renderRoutes([{ path: '*', element }], options);
}

/** Renders routes with the dialogs of the frame; for any other address, shows only the address. */
export async function renderRoutes(
  routes: readonly RouteObject[],
  { answers = [], path = '/', hasToasts = false }: PageOptions = {},
): Promise<ShownPage> {
  await showLanguage('zh');
  await Promise.all([
    addTexts('login'),
    addTexts('manager'),
    addTexts('corporate'),
    addTexts('version'),
    addTexts('verify'),
    addTexts('progress'),
    addTexts('prove'),
    addTexts('mySignings'),
    addTexts('gate'),
    addTexts('help'),
  ]);
  const { link, variables } = mockServer(answers);
  const apollo = new ApolloClient({
    cache: createCache(),
    link: ApolloLink.from([
      createErrorLink(reactions.showFailure),
      createLoginLink(reactions.askToLogIn),
      createConsentLink(reactions.askForConsent),
      createStepUpLink(reactions.askForStepUp),
      link,
    ]),
  });
  const frame = <Frame hasToasts={hasToasts} />;
  const router = createMemoryRouter([{ element: frame, children: [...routes, { path: '*', element: <Address /> }] }], {
    initialEntries: [path],
  });
  const result = render(
    <Providers styles={styles}>
      <ApolloProvider client={apollo}>
        <RestContext value={createRest(reactions, 'community')}>
          <RouterProvider router={router} />
        </RestContext>
      </ApolloProvider>
    </Providers>,
  );
  const place = () => router.state.location.pathname + router.state.location.search;
  return { ...result, variables, goTo: (to, state) => act(() => router.navigate(to, { state })), place };
}
