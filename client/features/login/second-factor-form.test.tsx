import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { enterText } from '#client/test/enter-text.ts';
import { answer, refusal } from '#client/test/mock-link.ts';
import { renderRoutes } from '#client/test/render.tsx';
import { buildViewer, viewerAnswer } from '#client/test/viewers.ts';
import { CodePlatformsDocument, CompleteLoginDocument, LogInDocument } from '#generated/graphql.ts';
import { LoginPanel } from './login-panel.tsx';

const asked = answer(LogInDocument, {
  login: {
    __typename: 'LoginPayload',
    viewer: null,
    choices: [],
    secondFactor: { __typename: 'SecondFactor', challenge: 'challenge-1', methods: ['TOTP', 'PASSKEY'] },
  },
});
const completed = answer(CompleteLoginDocument, {
  completeLogin: { __typename: 'CompleteLoginPayload', viewer: buildViewer() },
});

test.each([
  ['a code as the app shows it', '123 456', { totpCode: '123456' }],
  ['a recovery code', 'ABCD-EFGH-JKMN-PQRS', { recoveryCode: 'ABCD-EFGH-JKMN-PQRS' }],
])('a log-in whose password was right is completed by %s, after a wrong one', async (_rule, typed, factor) => {
  const { variables } = await renderRoutes(
    [{ path: '/index', handle: { pageType: 'not-logged-in' }, element: <LoginPanel as="COMMUNITY" /> }],
    {
      path: '/index',
      answers: [
        viewerAnswer(null),
        answer(CodePlatformsDocument, { codePlatforms: [] }),
        asked,
        refusal(CompleteLoginDocument, 'wrong_verification_code', { retryNum: 4 }),
        completed,
      ],
    },
  );
  await enterText(await screen.findByRole('textbox', { name: /账号/ }), 'example');
  await enterText(screen.getByLabelText(/^密码/), 'Right-123');
  await userEvent.click(screen.getByRole('button', { name: '登录' }));

  const field = await screen.findByRole('textbox', { name: /验证码或恢复码/ });
  await enterText(field, '000000');
  await userEvent.click(screen.getByRole('button', { name: '验证' }));
  expect(await screen.findByText(/验证码不正确/)).toBeVisible();
  await userEvent.clear(field);
  await userEvent.type(field, typed);
  await userEvent.click(screen.getByRole('button', { name: '验证' }));

  expect(await screen.findByRole('status', { name: 'address' })).toHaveTextContent('/linked-repo');
  expect(variables.at(-1)).toEqual({ input: { challenge: 'challenge-1', ...factor } });
});
