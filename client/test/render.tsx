import { ApolloClient, ApolloLink } from '@apollo/client';
import createEmotionCache from '@emotion/cache';
import { render, type RenderResult } from '@testing-library/react';
import type { ReactElement } from 'react';
import { createMemoryRouter, Outlet, type RouteObject, RouterProvider, useLocation } from 'react-router-dom';
import { createCache } from '#client/apollo/cache.ts';
import { createConsentLink } from '#client/apollo/consent-link.ts';
import { createErrorLink } from '#client/apollo/error-link.ts';
import { createLoginLink } from '#client/apollo/login-link.ts';
import { createRest } from '#client/apollo/rest.ts';
import { createStepUpLink } from '#client/apollo/step-up-link.ts';
import { ErrorDialog } from '#client/app/error-dialog/error-dialog.tsx';
import { Providers } from '#client/app/providers.tsx';
import { reactions } from '#client/app/reactions.ts';
import { LoginAgainDialog } from '#client/features/login/login-again-dialog.tsx';
import { addTexts, showLanguage } from '#client/i18n/shown-language.ts';
import { ConsentDialog } from '#client/session/consent-dialog.tsx';
import { StepUpDialog } from '#client/session/step-up-dialog.tsx';
import { type Answer, mockServer } from './mock-link.ts';

interface PageOptions {
  /** The server's answers, in order. */
  readonly answers?: readonly Answer[];
  readonly path?: string;
}

/** Styles stay out of the document: jsdom lays nothing out, and every look for a role would match all of them. */
const styles = createEmotionCache({ key: 'signet', container: document.createElement('head') });

/** Shows the router's location, for routes of which only the address matters. */
function Address(): ReactElement {
  const { pathname, search } = useLocation();
  return <output aria-label="address">{pathname + search}</output>;
}

/** Renders an element as the product would, in Chinese, with a server that gives the answers. */
export function renderPage(
  element: ReactElement,
  options: PageOptions = {},
): Promise<RenderResult & { variables: Record<string, unknown>[] }> {
  return renderRoutes([{ path: '*', element }], options);
}

/** Renders routes with the dialogs of the frame; for any other address, shows only the address. */
export async function renderRoutes(
  routes: readonly RouteObject[],
  { answers = [], path = '/' }: PageOptions = {},
): Promise<RenderResult & { variables: Record<string, unknown>[] }> {
  await showLanguage('zh');
  await Promise.all([
    addTexts('manager'),
    addTexts('corporate'),
    addTexts('version'),
    addTexts('verify'),
    addTexts('progress'),
    addTexts('prove'),
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
  const frame = (
    <>
      <Outlet />
      <ErrorDialog />
      <ConsentDialog />
      <StepUpDialog />
      <LoginAgainDialog />
    </>
  );
  const router = createMemoryRouter([{ element: frame, children: [...routes, { path: '*', element: <Address /> }] }], {
    initialEntries: [path],
  });
  const result = render(
    <Providers apollo={apollo} rest={createRest(reactions)} styles={styles}>
      <RouterProvider router={router} />
    </Providers>,
  );
  return { ...result, variables };
}
