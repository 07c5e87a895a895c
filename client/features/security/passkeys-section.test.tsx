import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { enterText } from '#client/test/enter-text.ts';
import { answer, refusal, slow } from '#client/test/mock-link.ts';
import { credential, provideTestPasskeys } from '#client/test/passkeys.ts';
import { renderPage } from '#client/test/render.tsx';
import { Toasts } from '#client/test/toasts.tsx';
import {
  BeginPasskeyAuthenticationDocument,
  BeginPasskeyRegistrationDocument,
  FinishPasskeyRegistrationDocument,
  PasskeysDocument,
  RemovePasskeyDocument,
  StepUpDocument,
} from '#generated/graphql.ts';
import { PasskeysSection } from './passkeys-section.tsx';

const ask = provideTestPasskeys();

const passkey = {
  __typename: 'Passkey' as const,
  id: 'passkey-1',
  name: 'Key',
  createdAt: '2026-11-21T08:00:00.000Z',
  lastUsedAt: null,
};
const none = answer(PasskeysDocument, { passkeys: [] });
const one = answer(PasskeysDocument, { passkeys: [passkey] });
const options = JSON.stringify({
  challenge: 'AQID',
  rp: { name: 'Signet', id: 'localhost' },
  user: { id: 'AQID', name: 'example', displayName: 'Example' },
  pubKeyCredParams: [],
});
const begun = answer(BeginPasskeyRegistrationDocument, {
  beginPasskeyRegistration: { __typename: 'BeginPasskeyRegistrationPayload', ceremonyId: 'ceremony-1', options },
});

const withToasts = (
  <>
    <PasskeysSection />
    <Toasts />
  </>
);

async function addKey(): Promise<void> {
  await enterText(await screen.findByRole('textbox', { name: /名称/ }), ' Key ');
  await userEvent.click(screen.getByRole('button', { name: '添加通行密钥' }));
}

test('a passkey is added under its name, and the first comes with recovery codes', async () => {
  ask.mockResolvedValue(credential);
  const finished = answer(FinishPasskeyRegistrationDocument, {
    finishPasskeyRegistration: {
      __typename: 'FinishPasskeyRegistrationPayload',
      recoveryCodes: ['ABCD-EFGH-JKMN-PQRS'],
    },
  });
  const { variables } = await renderPage(<PasskeysSection />, { answers: [none, begun, finished, one] });

  await addKey();

  expect(await screen.findByText('ABCD-EFGH-JKMN-PQRS')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '我已保存' }));
  expect(await screen.findByRole('button', { name: '移除通行密钥Key' })).toBeVisible();
  expect(screen.getByText(/添加于2026年11月21日.*(?:GMT|UTC).*还没有用过/)).toBeVisible();
  expect(variables).toContainEqual({
    input: { ceremonyId: 'ceremony-1', name: 'Key', response: expect.stringContaining('"id":"AQID"') },
  });
});

test('a name is measured in characters, as the server does', async () => {
  ask.mockRejectedValue(new DOMException('closed', 'NotAllowedError'));
  const { variables } = await renderPage(<PasskeysSection />, { answers: [none, begun] });

  await enterText(await screen.findByRole('textbox', { name: /名称/ }), '🔑'.repeat(60));
  await userEvent.click(screen.getByRole('button', { name: '添加通行密钥' }));

  expect(screen.getByRole('textbox', { name: /名称/ })).toBeValid();
  expect(variables).toHaveLength(2);
});

test.each([
  ['is closed', 'NotAllowedError'],
  ['finds a passkey of the account already there', 'InvalidStateError'],
])(
  'nothing is added when the question of the browser %s: a warning says so, and the name stays',
  async (_why, name) => {
    ask.mockRejectedValue(new DOMException('', name));
    await renderPage(withToasts, { answers: [none, begun] });

    await addKey();

    expect(await screen.findByRole('alert', { name: '没有添加通行密钥' })).toBeVisible();
    expect(await screen.findByRole('button', { name: '添加通行密钥' })).toHaveAttribute('aria-disabled', 'false');
    expect(screen.getByRole('textbox', { name: /名称/ })).toHaveValue(' Key ');
  },
);

test('a passkey is removed once a passkey was given', async () => {
  ask.mockResolvedValue(credential);
  const { variables } = await renderPage(<PasskeysSection />, {
    answers: [
      one,
      refusal(RemovePasskeyDocument, 'step_up_needed', { methods: ['PASSKEY', 'RECOVERY_CODE'] }),
      answer(BeginPasskeyAuthenticationDocument, {
        beginPasskeyAuthentication: {
          __typename: 'BeginPasskeyAuthenticationPayload',
          ceremonyId: 'ceremony-2',
          options: JSON.stringify({ challenge: 'AQID' }),
        },
      }),
      answer(StepUpDocument, { stepUp: { __typename: 'StepUpPayload', until: '2026-11-21T08:05:00.000Z' } }),
      answer(RemovePasskeyDocument, { removePasskey: { __typename: 'RemovePasskeyPayload', passkeys: [] } }),
      none,
    ],
  });

  await userEvent.click(await screen.findByRole('button', { name: '移除通行密钥Key' }));
  await userEvent.click(await screen.findByRole('button', { name: '使用通行密钥' }));

  await vi.waitFor(() => expect(screen.queryByText('Key')).not.toBeInTheDocument());
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(variables).toContainEqual({
    input: { passkey: { ceremonyId: 'ceremony-2', response: expect.stringContaining('"signature"') } },
  });
});

test('passkeys are listed as they are after the last change, even while a reload is under way', async () => {
  const other = { ...passkey, id: 'passkey-2', name: 'Other key' };
  const left = (...passkeys: (typeof passkey)[]) =>
    answer(RemovePasskeyDocument, { removePasskey: { __typename: 'RemovePasskeyPayload', passkeys } });
  const listed = (...passkeys: (typeof passkey)[]) => answer(PasskeysDocument, { passkeys });
  await renderPage(<PasskeysSection />, {
    answers: [
      listed(passkey, other),
      left(other),
      slow(listed(other)),
      left(),
      listed({ ...passkey, id: 'passkey-3', name: 'New key' }),
    ],
  });

  for (const { name } of [passkey, other]) {
    await userEvent.click(await screen.findByRole('button', { name: `移除通行密钥${name}` }));
    await vi.waitFor(() => expect(screen.queryByText(name)).not.toBeInTheDocument());
  }

  expect(await screen.findByText('New key')).toBeVisible();
});
