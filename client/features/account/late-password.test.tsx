import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { enterText } from '#client/test/enter-text.ts';
import { answer, late, refusal } from '#client/test/mock-link.ts';
import { renderRoutes } from '#client/test/render.tsx';
import { buildViewer, viewerAnswer } from '#client/test/viewers.ts';
import {
  ChangePasswordDocument,
  KeysToRevokeDocument,
  PasswordResetLinkDocument,
  ResetPasswordDocument,
} from '#generated/graphql.ts';
import { ChangePasswordPage } from './change-password-page.tsx';
import { ResetPasswordPage } from './reset-password-page.tsx';

const changed = answer(ChangePasswordDocument, { changePassword: { __typename: 'ChangePasswordPayload', done: true } });
const reset = answer(ResetPasswordDocument, { resetPassword: { __typename: 'ResetPasswordPayload', done: true } });
const works = answer(PasswordResetLinkDocument, {
  passwordResetLink: { __typename: 'PasswordResetLink', expiresAt: '2026-01-01T09:00:00.000Z' },
});

test.each([
  {
    path: '/org/modify-password',
    Page: ChangePasswordPage,
    before: [viewerAnswer(buildViewer()), answer(KeysToRevokeDocument, { apiKeys: [] })],
    answered: changed,
    button: '修改密码',
    said: '密码已修改',
  },
  {
    path: '/org/reset-password?key=some-key',
    Page: ResetPasswordPage,
    before: [works],
    answered: reset,
    button: '保存新密码',
    said: '密码已重置',
  },
])('at $path, a manager who has left the page stays where they are, and sees a toast', async (page) => {
  const { path, Page, before, answered, button, said } = page;
  const changing = late(answered);
  const answers = [...before, changing.answer, viewerAnswer(null)];
  const { goTo, place } = await renderRoutes([{ path: '/org/*', element: <Page /> }], {
    path,
    answers,
    hasToasts: true,
  });
  await enterText(await screen.findByLabelText(/^新密码/), 'New-1234');
  await enterText(screen.getByLabelText(/^再次输入新密码/), 'New-1234');
  for (const old of screen.queryAllByLabelText(/^当前密码/)) {
    await enterText(old, 'Old-1234');
  }
  await userEvent.click(screen.getByRole('button', { name: button }));
  await goTo('/elsewhere');

  await changing.arrive();

  expect(await screen.findByRole('status', { name: said })).toBeVisible();
  expect(place()).toBe('/elsewhere');
});

test('a link that turns out invalid after its page was left appears as a toast', async () => {
  const setting = late(refusal(ResetPasswordDocument, 'link_expired'));
  const { goTo } = await renderRoutes([{ path: '/org/*', element: <ResetPasswordPage /> }], {
    path: '/org/reset-password?key=some-key',
    answers: [works, setting.answer],
    hasToasts: true,
  });
  await enterText(await screen.findByLabelText(/^新密码/), 'New-1234');
  await enterText(screen.getByLabelText(/^再次输入新密码/), 'New-1234');
  await userEvent.click(screen.getByRole('button', { name: '保存新密码' }));
  await goTo('/elsewhere');

  await setting.arrive();

  expect(screen.getByRole('alert', { name: /链接已过期/ })).toBeVisible();
});
