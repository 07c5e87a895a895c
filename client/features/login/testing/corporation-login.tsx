import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { enterText } from '#client/test/enter-text.ts';
import { answer, type Answer } from '#client/test/mock-link.ts';
import { renderRoutes } from '#client/test/render.tsx';
import { buildCorporationViewer, viewerAnswer } from '#client/test/viewers.ts';
import { LogInDocument, SignLinkAliasDocument } from '#generated/graphql.ts';
import { LoginPanel } from '../login-panel.tsx';

export const ANY = '/corporation-manager-login';

export const HERE = `${ANY}/web_example-1`;

export const nobody = viewerAnswer(null);

export const alias = (signLinkAlias: string | null) => answer(SignLinkAliasDocument, { signLinkAlias });

export const loggedIn = (viewer = buildCorporationViewer()) =>
  answer(LogInDocument, { login: { __typename: 'LoginPayload', viewer, choices: [], secondFactor: null } });

export const renderPanel = (answers: readonly Answer[], path = HERE) =>
  renderRoutes(
    [
      {
        path: '/corporation-manager-login/:linkId?',
        handle: { pageType: 'not-logged-in' },
        element: <LoginPanel as="CORPORATION" />,
      },
    ],
    { path, answers },
  );

export const account = () => screen.findByRole('textbox', { name: '账号或邮箱' });

export const password = () => screen.getByLabelText(/^密码/);

export const submit = async () => userEvent.click(await screen.findByRole('button', { name: '登录' }));

export const address = () => screen.findByRole('status', { name: 'address' });

export const sent = (chosen?: string) => ({
  input: {
    as: 'CORPORATION',
    account: 'admin_example.org',
    password: 'Right-123',
    privacyConsented: false,
    ...(chosen !== undefined && { linkId: chosen }),
  },
});

export async function logIn(): Promise<void> {
  await enterText(await account(), ' admin_example.org ');
  await enterText(password(), 'Right-123');
  await submit();
}
