import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { provideTestClipboard } from '#client/test/clipboard.ts';
import { answer } from '#client/test/mock-link.ts';
import { renderPage } from '#client/test/render.tsx';
import { CreateRecoveryCodesDocument, PasskeysDocument, TotpDocument } from '#generated/graphql.ts';
import { RecoverySection } from './recovery-section.tsx';

const writeText = provideTestClipboard();
const noKeys = answer(PasskeysDocument, { passkeys: [] });
const app = (confirmedAt: string | null, recoveryCodesLeft: number) =>
  answer(TotpDocument, { totp: { __typename: 'Totp', confirmedAt, recoveryCodesLeft } });
const onRenewed = vi.fn<() => void>();
const SINCE = '2026-11-21T08:00:00.000Z';

test('recovery codes are replaced, and the new ones shown', async () => {
  const renewed = answer(CreateRecoveryCodesDocument, {
    createRecoveryCodes: { __typename: 'CreateRecoveryCodesPayload', recoveryCodes: ['ABCD-EFGH-JKMN-PQRS'] },
  });
  await renderPage(<RecoverySection onRenewed={onRenewed} />, {
    answers: [noKeys, app(SINCE, 3), renewed, app(SINCE, 10)],
  });
  expect(await screen.findByText('还有3个恢复码可用。')).toBeVisible();

  await userEvent.click(screen.getByRole('button', { name: '重新生成恢复码' }));

  expect(await screen.findByText('ABCD-EFGH-JKMN-PQRS')).toBeVisible();
  expect(await screen.findByText('还有10个恢复码可用。')).toBeVisible();
  expect(onRenewed).toHaveBeenCalledOnce();
});

test('new codes can be copied, and stay until the reader says that they are saved', async () => {
  const recoveryCodes = ['ABCD-EFGH-JKMN-PQRS', 'TUVW-XYZ2-3456-789A'];
  const renewed = answer(CreateRecoveryCodesDocument, {
    createRecoveryCodes: { __typename: 'CreateRecoveryCodesPayload', recoveryCodes },
  });
  await renderPage(<RecoverySection onRenewed={onRenewed} />, {
    answers: [noKeys, app(SINCE, 3), renewed, app(SINCE, 10)],
  });
  await userEvent.click(await screen.findByRole('button', { name: '重新生成恢复码' }));
  await screen.findByText('ABCD-EFGH-JKMN-PQRS');

  await userEvent.click(screen.getByRole('button', { name: '复制' }));
  await userEvent.keyboard('{Escape}');

  expect(writeText).toHaveBeenCalledWith(recoveryCodes.join('\n'));
  expect(screen.getByText('ABCD-EFGH-JKMN-PQRS')).toBeVisible();
  const unload = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(unload);
  expect(unload.defaultPrevented).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: '我已保存' }));
  await waitFor(() => expect(screen.queryByText('ABCD-EFGH-JKMN-PQRS')).not.toBeInTheDocument());
});

test('an account without a second factor has none', async () => {
  const { variables } = await renderPage(<RecoverySection onRenewed={onRenewed} />, {
    answers: [noKeys, app(null, 0)],
  });

  await waitFor(() => expect(variables).toHaveLength(2));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
