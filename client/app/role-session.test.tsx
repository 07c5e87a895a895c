import { act, render, renderHook, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { createMemoryRouter, Outlet, RouterProvider, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PageHandle } from '#client/app/page-handle.ts';
import { useNotePlace } from '#client/components/reader-place.ts';
import { useEnter } from '#client/features/login/use-enter.ts';
import { LanguageProvider } from '#client/i18n/provider.tsx';
import { showLanguage } from '#client/i18n/shown-language.ts';
import { useIsLoginAsked } from '#client/session/login-question.ts';
import { useViewer } from '#client/session/use-viewer.ts';
import { keepCookies } from '#client/test/session-cookies.ts';
import { buildCorporationViewer, buildViewer } from '#client/test/viewers.ts';
import { type Connections, connectRoles } from './connections.ts';
import { RoleSession } from './role-session.tsx';

const COMMUNITY = buildViewer({ name: 'community manager' });
const CORPORATION = buildCorporationViewer({ name: 'corporation manager' });

const OVERVIEW = '/corp/web_example-1/overview';

/** What pages have shown, in order, each with its path. */
let shown: string[];

let connections: Connections;

/** Tokens by which the server was asked to store a language, and the language. */
let stored: string[];

/** The server answers who is logged in by the token of the request. */
function answerByToken(_url: string, { headers, body }: RequestInit): Promise<Response> {
  const token = new Headers(headers).get('token');
  const { operationName, variables } = JSON.parse(body as string) as { operationName: string; variables: object };
  if (operationName === 'SetLanguage') {
    stored.push(`${token}: ${JSON.stringify(variables)}`);
    return Promise.resolve(Response.json({ errors: [{ message: '', extensions: { code: 'unknown_token' } }] }));
  }
  const viewers = { a: COMMUNITY, b: CORPORATION } as const;
  const viewer = token === 'a' || token === 'b' ? viewers[token] : null;
  return Promise.resolve(Response.json({ data: { viewer } }));
}

beforeEach(async () => {
  await showLanguage('zh');
  connections = connectRoles();
  shown = [];
  stored = [];
  keepCookies({ community_token: 'a', corporation_token: 'b', csrf_token: 'b' });
  vi.stubGlobal('fetch', answerByToken);
});

afterEach(() => {
  vi.unstubAllGlobals();
  keepCookies();
});

function Page(): ReactElement {
  const { pathname } = useLocation();
  const state = useViewer('fresh');
  const enter = useEnter();
  const name = state.status === 'known' ? (state.viewer?.name ?? 'nobody') : undefined;
  if (name !== undefined) {
    shown.push(`${pathname}: ${name}`);
  }
  return (
    <>
      <h1>{name}</h1>
      <button type="button" onClick={() => void enter(CORPORATION)}>
        enter
      </button>
    </>
  );
}

function Frame(): ReactElement {
  useNotePlace();
  return (
    <RoleSession connections={connections}>
      <Outlet />
    </RoleSession>
  );
}

function open(path: string): { readonly goTo: (to: string) => Promise<void> } {
  const page = (at: string, handle: Partial<PageHandle>) => ({ path: at, handle, element: <Page key={at} /> });
  const children = [
    page('/linked-repo', { pageType: 'org' }),
    page('/index', { pageType: 'not-logged-in', sessionRole: 'community' }),
    page('/corp/:linkId/overview', { pageType: 'corp' }),
    page('/corporation-manager-login', { pageType: 'not-logged-in', sessionRole: 'corporation' }),
    page('/help', { pageType: 'not-logged-in' }),
  ];
  const router = createMemoryRouter([{ element: <Frame />, children }], { initialEntries: [path] });
  render(
    <LanguageProvider>
      <RouterProvider router={router} />
    </LanguageProvider>,
  );
  return { goTo: (to) => act(() => router.navigate(to)) };
}

const heading = (name: string | RegExp) => screen.findByRole('heading', { name });

test('each page shows the session of its role, and what one has fetched never shows in the other', async () => {
  const { goTo } = open('/linked-repo');
  await heading('community manager');
  await goTo(OVERVIEW);
  await heading('corporation manager');
  await goTo('/linked-repo');
  await heading('community manager');
  await goTo('/corporation-manager-login');
  await heading('corporation manager');

  expect([...new Set(shown)]).toEqual([
    '/linked-repo: community manager',
    `${OVERVIEW}: corporation manager`,
    '/corporation-manager-login: corporation manager',
  ]);
});

test.each([
  ['of the page before', '/linked-repo', 'community manager'],
  ['of the page before', OVERVIEW, 'corporation manager'],
  ['of the latest log-in, opened in a new tab', '/help', 'corporation manager'],
])('a page for everybody shows the session %s: from %s, the %s', async (_which, before, name) => {
  const { goTo } = open(before);

  await goTo('/help');

  expect(await heading(name)).toBeVisible();
  expect(new Set(shown.filter((line) => line.startsWith('/help')))).toEqual(new Set([`/help: ${name}`]));
});

test('a page for everybody shows the other session once that of the page before has ended', async () => {
  const { goTo } = open('/linked-repo');
  await heading('community manager');
  keepCookies({ corporation_token: 'b' });

  await goTo('/help');

  expect(await heading('corporation manager')).toBeVisible();
});

test('a session of the other role alone opens nothing', async () => {
  keepCookies({ corporation_token: 'b', csrf_token: 'b' });
  open('/linked-repo');

  expect(await heading('nobody')).toBeVisible();
});

test('a log-in as the other role, by a passkey, does not show on the pages of this one', async () => {
  keepCookies({ corporation_token: 'b', csrf_token: 'b' });
  const { goTo } = open('/index');
  await heading('nobody');

  await userEvent.click(screen.getByRole('button', { name: 'enter' }));
  await heading('corporation manager');
  await goTo('/linked-repo');
  await heading('nobody');

  expect(shown).not.toContain('/linked-repo: corporation manager');
});

test.each([
  [
    'each role that is logged in',
    { community_token: 'a', corporation_token: 'b' },
    ['a: {"language":"EN"}', 'b: {"language":"EN"}'],
  ],
  ['the one that is', { corporation_token: 'b' }, ['b: {"language":"EN"}']],
  ['nobody', {}, []],
])(
  'the language that the page is switched to is stored for %s, without a question if the session has ended',
  async (_who, cookies, expected) => {
    keepCookies(cookies);
    open('/help');
    await heading(expected.length === 0 ? 'nobody' : /manager/);

    await act(() => showLanguage('en'));

    await waitFor(() => expect(stored).toEqual(expected));
    expect(renderHook(useIsLoginAsked).result.current).toBe(false);
  },
);
