import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { answer } from '#client/test/mock-link.ts';
import { renderPage } from '#client/test/render.tsx';
import { CreateRecoveryCodesDocument, PasskeysDocument, TotpDocument } from '#generated/graphql.ts';
import { RecoverySection } from './recovery-section.tsx';

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

test('an account without a second factor has none', async () => {
  const { variables } = await renderPage(<RecoverySection onRenewed={onRenewed} />, {
    answers: [noKeys, app(null, 0)],
  });

  await waitFor(() => expect(variables).toHaveLength(2));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
