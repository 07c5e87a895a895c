import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { useViewer } from '#client/session/use-viewer.ts';
import { enterText } from '#client/test/enter-text.ts';
import { answer, late } from '#client/test/mock-link.ts';
import { renderRoutes } from '#client/test/render.tsx';
import { buildViewer, viewerAnswer } from '#client/test/viewers.ts';
import { CodePlatformsDocument, LogInDocument, StartCodePlatformLoginDocument } from '#generated/graphql.ts';
import { LoginPanel } from './login-panel.tsx';

/** A page for everybody that says who is logged in, as the header does. */
function HelpPage(): ReactElement {
  const state = useViewer();
  return <p>{state.status === 'known' ? (state.viewer?.name ?? '访客') : '正在加载…'}</p>;
}

test('a manager who leaves the log-in before it is answered stays where they are, logged in', async () => {
  const loggedIn = late(
    answer(LogInDocument, {
      login: { __typename: 'LoginPayload', viewer: buildViewer(), choices: [], secondFactor: null },
    }),
  );
  const platforms = answer(CodePlatformsDocument, { codePlatforms: [] });
  const { goTo } = await renderRoutes(
    [
      { path: '/index', handle: { pageType: 'not-logged-in' }, element: <LoginPanel as="COMMUNITY" /> },
      { path: '/help/signer', element: <HelpPage /> },
    ],
    { path: '/index', answers: [viewerAnswer(null), platforms, loggedIn.answer, viewerAnswer(buildViewer())] },
  );
  await enterText(await screen.findByRole('textbox', { name: '账号或邮箱' }), 'example');
  await enterText(screen.getByLabelText(/^密码/), 'Right-123');
  await userEvent.click(screen.getByRole('button', { name: '登录' }));
  await goTo('/help/signer');
  expect(screen.getByText('访客')).toBeVisible();

  await loggedIn.arrive();

  await waitFor(() => expect(screen.getByText('示例管理员')).toBeVisible());
});

test('a code platform is not opened once its visitor has left the log-in', async () => {
  const started = late(
    answer(StartCodePlatformLoginDocument, {
      startCodePlatformLogin: { __typename: 'StartCodePlatformLoginPayload', url: '#authorise' },
    }),
  );
  const platforms = answer(CodePlatformsDocument, { codePlatforms: ['GITHUB'] });
  const { goTo } = await renderRoutes(
    [{ path: '/index', handle: { pageType: 'not-logged-in' }, element: <LoginPanel as="COMMUNITY" /> }],
    { path: '/index?return_to=%2Flinked-repo', answers: [viewerAnswer(null), platforms, started.answer] },
  );
  await userEvent.click(await screen.findByRole('button', { name: '用GitHub登录' }));
  await goTo('/elsewhere');

  await started.arrive();

  expect(window.location.hash).toBe('');
  expect(sessionStorage.getItem('return_to')).toBeNull();
});
