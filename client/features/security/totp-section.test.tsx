import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { enterText } from '#client/test/enter-text.ts';
import { answer, refusal, unreachable } from '#client/test/mock-link.ts';
import { renderPage } from '#client/test/render.tsx';
import {
  BeginTotpDocument,
  ConfirmTotpDocument,
  RemoveTotpDocument,
  StepUpDocument,
  TotpDocument,
} from '#generated/graphql.ts';
import { TotpSection } from './totp-section.tsx';

const state = (confirmedAt: string | null, recoveryCodesLeft = 0) => ({
  __typename: 'Totp' as const,
  confirmedAt,
  recoveryCodesLeft,
});
const none = answer(TotpDocument, { totp: state(null) });
const setUp = answer(TotpDocument, { totp: state('2026-11-21T08:00:00.000Z', 10) });
const removed = answer(RemoveTotpDocument, {
  removeTotp: { __typename: 'RemoveTotpPayload', totp: state(null) },
});
const stepped = answer(StepUpDocument, { stepUp: { __typename: 'StepUpPayload', until: '2026-11-21T08:05:00.000Z' } });

const CODE = 'ABCD-EFGH-JKMN-PQRS';
const SETTING_UP = [
  none,
  answer(BeginTotpDocument, {
    beginTotp: { __typename: 'BeginTotpPayload', secret: 'JBSWY3DP', uri: 'otpauth://totp/x?secret=JBSWY3DP' },
  }),
  answer(ConfirmTotpDocument, { confirmTotp: { __typename: 'ConfirmTotpPayload', recoveryCodes: [CODE] } }),
  setUp,
];

async function setUpApp(): Promise<void> {
  await userEvent.click(await screen.findByRole('button', { name: '启用验证器' }));
  expect(await screen.findByText('JBSWY3DP')).toBeVisible();
  expect(screen.getByRole('region', { name: '验证器' })).toHaveFocus();
  await enterText(screen.getByRole('textbox', { name: /验证码/ }), '123456');
  await userEvent.click(screen.getByRole('button', { name: '确认启用' }));
}

test('an authenticator app is set up by its first code, and comes with recovery codes', async () => {
  const { variables } = await renderPage(<TotpSection />, { answers: SETTING_UP });

  await setUpApp();

  expect(await screen.findByText(CODE)).toBeVisible();
  expect(await screen.findByText(/^已于2026年11月21日.*启用。$/)).toBeVisible();
  expect(variables).toContainEqual({ input: { code: '123456' } });
});

test('a state that cannot be refreshed after a change says that it may be out of date', async () => {
  await renderPage(<TotpSection />, { answers: [setUp, removed, unreachable(TotpDocument), none] });

  await userEvent.click(await screen.findByRole('button', { name: '停用验证器' }));
  expect(await screen.findByText('刷新失败，显示的内容可能不是最新的')).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: '重试' }));

  expect(await screen.findByRole('button', { name: '启用验证器' })).toBeVisible();
});

test('once an authenticator app is removed, the focus stays in its section', async () => {
  await renderPage(<TotpSection />, { answers: [setUp, removed, none] });

  await userEvent.click(await screen.findByRole('button', { name: '停用验证器' }));

  expect(await screen.findByRole('button', { name: '启用验证器' })).toBeVisible();
  expect(screen.getByRole('region', { name: '验证器' })).toHaveFocus();
});

test('what asks for the second factor goes on once it was given', async () => {
  await renderPage(<TotpSection />, {
    answers: [setUp, refusal(RemoveTotpDocument, 'step_up_needed', { methods: ['TOTP'] }), stepped, removed, none],
  });

  await userEvent.click(await screen.findByRole('button', { name: '停用验证器' }));
  await enterText(await screen.findByRole('textbox', { name: /验证码或恢复码/ }), '123456');
  await userEvent.click(screen.getByRole('button', { name: '验证' }));

  expect(await screen.findByRole('button', { name: '启用验证器' })).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('what asks for the second factor is left undone when the question is closed', async () => {
  await renderPage(<TotpSection />, {
    answers: [setUp, refusal(RemoveTotpDocument, 'step_up_needed', { methods: ['TOTP'] }), setUp],
  });

  await userEvent.click(await screen.findByRole('button', { name: '停用验证器' }));
  await userEvent.click(await screen.findByRole('button', { name: '取消' }));

  expect(await screen.findByRole('button', { name: '停用验证器' })).toBeVisible();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});
