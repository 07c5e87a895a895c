import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answer, type Answer, refusal } from '#client/test/mock-link.ts';
import { credential, provideTestPasskeys } from '#client/test/passkeys.ts';
import { renderRoutes } from '#client/test/render.tsx';
import { Toasts } from '#client/test/toasts.tsx';
import { buildCorporationViewer, buildViewer, viewerAnswer } from '#client/test/viewers.ts';
import {
  BeginPasskeyAuthenticationDocument,
  CodePlatformsDocument,
  FinishPasskeyAuthenticationDocument,
  type LoginRole,
} from '#generated/graphql.ts';
import { LoginPanel } from './login-panel.tsx';

const ask = provideTestPasskeys();

const platforms = answer(CodePlatformsDocument, { codePlatforms: [] });
const begun = answer(BeginPasskeyAuthenticationDocument, {
  beginPasskeyAuthentication: {
    __typename: 'BeginPasskeyAuthenticationPayload',
    ceremonyId: 'ceremony-1',
    options: JSON.stringify({ challenge: 'AQID', rpId: 'localhost' }),
  },
});
const loggedIn = (viewer = buildViewer()) =>
  answer(FinishPasskeyAuthenticationDocument, {
    finishPasskeyAuthentication: { __typename: 'FinishPasskeyAuthenticationPayload', viewer },
  });

const renderPanel = (as: LoginRole, answers: readonly Answer[]) =>
  renderRoutes(
    [
      {
        path: '/index',
        handle: { pageType: 'not-logged-in' },
        element: (
          <>
            <LoginPanel as={as} />
            <Toasts />
          </>
        ),
      },
    ],
    { path: '/index', answers: [viewerAnswer(null), ...answers] },
  );
const useKey = async () => userEvent.click(await screen.findByRole('button', { name: '用通行密钥登录' }));
const agree = async () => userEvent.click(await screen.findByRole('checkbox', { name: /隐私政策/ }));

test.each<{ as: LoginRole; before: readonly Answer[]; viewer: ReturnType<typeof buildViewer>; to: string }>([
  { as: 'COMMUNITY', before: [platforms], viewer: buildViewer(), to: '/linked-repo' },
  { as: 'CORPORATION', before: [], viewer: buildCorporationViewer(), to: '/corp/web_example-1/overview' },
])('a passkey alone logs in ($as), and leads to the pages of its account', async ({ as, before, viewer, to }) => {
  ask.mockResolvedValue(credential);
  const { variables } = await renderPanel(as, [...before, begun, loggedIn(viewer)]);

  await useKey();

  expect(await screen.findByRole('status', { name: 'address' })).toHaveTextContent(to);
  expect(variables.at(-2)).toEqual({ input: {} });
  expect(variables.at(-1)).toEqual({
    input: { ceremonyId: 'ceremony-1', privacyConsented: false, response: expect.stringContaining('"id":"AQID"') },
  });
});

test('a passkey of an account that has not agreed to the policy waits for the consent', async () => {
  ask.mockResolvedValue(credential);
  const refused = refusal(FinishPasskeyAuthenticationDocument, 'privacy_consent_invalid');
  const { variables } = await renderPanel('COMMUNITY', [platforms, begun, refused, begun, loggedIn()]);

  await useKey();
  await waitFor(() => expect(screen.getByRole('checkbox')).toHaveFocus());
  const before = variables.length;
  await useKey();
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('请先阅读并同意现行的隐私政策。');
  expect(variables).toHaveLength(before);
  await agree();
  await useKey();

  expect(await screen.findByRole('status', { name: 'address' })).toHaveTextContent('/linked-repo');
  expect(variables.at(-1)).toMatchObject({ input: { privacyConsented: true } });
});

test.each([
  ['auth_failed', /没有认出这个通行密钥/],
  ['expired_verification_code', /等待太久/],
  ['user_login_frozen', /五分钟/],
  ['too_many_request', /频繁/],
] as const)('a refusal with %s appears above the form', async (code, text) => {
  ask.mockResolvedValue(credential);
  await renderPanel('COMMUNITY', [platforms, begun, refusal(FinishPasskeyAuthenticationDocument, code)]);

  await useKey();

  expect(await screen.findByRole('alert')).toHaveTextContent(text);
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('a closed question is warned of, changes nothing, and can be asked again', async () => {
  ask.mockRejectedValueOnce(new DOMException('closed', 'NotAllowedError')).mockResolvedValue(credential);
  await renderPanel('COMMUNITY', [platforms, begun, begun, loggedIn()]);
  await useKey();
  expect(await screen.findByRole('alert', { name: '没有用上通行密钥，请重试或换一种方式' })).toBeVisible();
  expect(await screen.findByRole('button', { name: '用通行密钥登录' })).toHaveAttribute('aria-disabled', 'false');
  await useKey();

  expect(await screen.findByRole('status', { name: 'address' })).toHaveTextContent('/linked-repo');
});
