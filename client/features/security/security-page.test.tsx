import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { provideTestClipboard } from '#client/test/clipboard.ts';
import { enterText } from '#client/test/enter-text.ts';
import { answer, type Answer, refusal, slow, unreachable } from '#client/test/mock-link.ts';
import { credential, provideTestPasskeys } from '#client/test/passkeys.ts';
import { renderPage, renderRoutes } from '#client/test/render.tsx';
import { Toasts } from '#client/test/toasts.tsx';
import { buildCorporationViewer, buildViewer, viewerAnswer } from '#client/test/viewers.ts';
import {
  BeginPasskeyAuthenticationDocument,
  BeginPasskeyRegistrationDocument,
  BeginTotpDocument,
  ConfirmTotpDocument,
  CreateRecoveryCodesDocument,
  EndOtherSessionsDocument,
  EndSessionDocument,
  FinishPasskeyRegistrationDocument,
  PasskeysDocument,
  RemovePasskeyDocument,
  RemoveTotpDocument,
  SecondFactorRequirementDocument,
  type SessionRowFragment,
  SessionsDocument,
  SetSecondFactorRequirementDocument,
  StepUpDocument,
  TotpDocument,
} from '#generated/graphql.ts';
import { useViewerQuery } from '#generated/hooks.ts';
import { MissingFactorNotice } from './missing-factor-notice.tsx';
import { PasskeysSection } from './passkeys-section.tsx';
import { RecoverySection } from './recovery-section.tsx';
import { RequirementSection } from './requirement-section.tsx';
import { SessionsSection } from './sessions-section.tsx';
import { buildSessionRow } from './testing/sessions.ts';
import { TotpSection } from './totp-section.tsx';

describe('codes of an app', () => {
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

  const stepped = answer(StepUpDocument, {
    stepUp: { __typename: 'StepUpPayload', until: '2026-11-21T08:05:00.000Z' },
  });

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
});

describe('passkeys', () => {
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
});

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

const PAGE = '/org/security?return_to=%2Flinked-repo%2Fweb_example-1';

const corporation = (requiresSecondFactor: boolean) => ({
  __typename: 'Corporation' as const,
  id: 'corporation-1',
  requiresSecondFactor,
});

const setting = (required: boolean) => answer(SecondFactorRequirementDocument, { corporation: corporation(required) });

/** The notice, and a button that fetches the viewer again. */
function Page() {
  const { refetch } = useViewerQuery();
  return (
    <>
      <MissingFactorNotice />
      <button type="button" onClick={() => void refetch()}>
        anew
      </button>
    </>
  );
}

const open = (element: React.ReactElement, answers: readonly Answer[]) =>
  renderRoutes([{ path: '/org/security', element }], { path: PAGE, answers });

test.each([
  ['community', buildViewer({ secondFactorMissing: true }), '您管理的社区要求'],
  ['corporation', buildCorporationViewer({ secondFactorMissing: true }), '您的企业要求'],
])('a manager whose %s requires a second factor reads why they are here', async (_who, viewer, text) => {
  await open(<Page />, [viewerAnswer(viewer)]);

  expect(await screen.findByText(new RegExp(text))).toBeVisible();
});

test('once it is set up, a link leads back to the page asked for', async () => {
  await open(<Page />, [viewerAnswer(buildViewer({ secondFactorMissing: true })), viewerAnswer(buildViewer())]);
  await screen.findByText('请先启用两步验证');

  await userEvent.click(screen.getByRole('button', { name: 'anew' }));

  expect(await screen.findByRole('link', { name: '继续' })).toHaveAttribute('href', '/linked-repo/web_example-1');
});

test('an administrator requires a second factor of all managers, and no longer', async () => {
  const set = (required: boolean) =>
    answer(SetSecondFactorRequirementDocument, {
      setSecondFactorRequirement: {
        __typename: 'SetSecondFactorRequirementPayload',
        corporation: corporation(required),
      },
    });
  const { variables } = await open(<RequirementSection />, [setting(false), set(true), set(false)]);

  await userEvent.click(await screen.findByRole('button', { name: '要求所有管理员启用' }));
  await userEvent.click(await screen.findByRole('button', { name: '不再要求' }));

  expect(await screen.findByRole('button', { name: '要求所有管理员启用' })).toBeVisible();
  expect(variables.slice(-2)).toEqual([{ input: { required: true } }, { input: { required: false } }]);
});

test('an administrator without one is asked to set it up first', async () => {
  await open(<RequirementSection />, [
    setting(false),
    refusal(SetSecondFactorRequirementDocument, 'second_factor_missing'),
  ]);

  await userEvent.click(await screen.findByRole('button', { name: '要求所有管理员启用' }));

  expect(await screen.findByRole('alertdialog')).toHaveTextContent('请先到“账号安全”添加通行密钥或启用验证器');
});

const HERE = buildSessionRow({ id: 'here', current: true, device: 'Firefox, Linux' });
const PHONE = buildSessionRow({ id: 'phone' });
const UNKNOWN = buildSessionRow({ id: 'unknown', device: '', method: 'PASSKEY', network: '' });

test('says where the account is logged in, and offers to end every session but this one', async () => {
  await renderPage(<SessionsSection />, { answers: [answer(SessionsDocument, { sessions: [HERE, PHONE, UNKNOWN] })] });

  expect(await screen.findByText('共3处登录')).toBeVisible();
  expect(screen.getByText('当前设备')).toBeVisible();
  expect(screen.getAllByText('192.0.2.0/24 · 密码')).toHaveLength(2);
  expect(screen.getByText('通行密钥')).toBeVisible();
  expect(screen.getAllByText(/^登录于.*(?:GMT|UTC)/)).toHaveLength(3);
  expect(screen.getAllByText(/^最近使用：.*(?:GMT|UTC)/)).toHaveLength(3);
  expect(screen.getAllByRole('button').map((button) => button.ariaLabel ?? button.textContent)).toEqual([
    '退出其他所有登录',
    '退出Chrome, Android上的登录',
    '退出未知设备上的登录',
  ]);
});

test('ends one session', async () => {
  const { variables } = await renderPage(<SessionsSection />, {
    answers: [
      answer(SessionsDocument, { sessions: [HERE, PHONE] }),
      answer(EndSessionDocument, { endSession: { __typename: 'EndSessionPayload', sessions: [HERE] } }),
      answer(SessionsDocument, { sessions: [HERE] }),
    ],
  });

  await userEvent.click(await screen.findByRole('button', { name: '退出Chrome, Android上的登录' }));

  expect(await screen.findByText('共1处登录')).toBeVisible();
  expect(variables).toContainEqual({ input: { id: 'phone' } });
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('ends all others at once', async () => {
  await renderPage(<SessionsSection />, {
    answers: [
      answer(SessionsDocument, { sessions: [HERE, PHONE, UNKNOWN] }),
      answer(EndOtherSessionsDocument, {
        endOtherSessions: { __typename: 'EndOtherSessionsPayload', sessions: [HERE] },
      }),
      answer(SessionsDocument, { sessions: [HERE] }),
    ],
  });

  await userEvent.click(await screen.findByRole('button', { name: '退出其他所有登录' }));

  await waitFor(() => expect(screen.queryByText('Chrome, Android')).not.toBeInTheDocument());
});

test('says when one could not be ended, and keeps it in the list', async () => {
  await renderPage(<SessionsSection />, {
    answers: [answer(SessionsDocument, { sessions: [HERE, PHONE] }), refusal(EndSessionDocument, 'no_permission')],
  });

  await userEvent.click(await screen.findByRole('button', { name: '退出Chrome, Android上的登录' }));

  expect(await screen.findByRole('alertdialog')).toBeVisible();
  expect(screen.getByText('Chrome, Android')).toBeInTheDocument();
});

test('sessions are listed as they are after the last change, even while a reload from before is under way', async () => {
  const ended = (...sessions: SessionRowFragment[]) =>
    answer(EndSessionDocument, { endSession: { __typename: 'EndSessionPayload', sessions } });
  await renderPage(<SessionsSection />, {
    answers: [
      answer(SessionsDocument, { sessions: [HERE, PHONE, UNKNOWN] }),
      ended(HERE, UNKNOWN),
      slow(answer(SessionsDocument, { sessions: [HERE, UNKNOWN] })),
      ended(HERE),
      answer(SessionsDocument, { sessions: [HERE, buildSessionRow({ id: 'new', device: 'Safari, iPad' })] }),
    ],
  });

  for (const device of ['Chrome, Android', '未知设备']) {
    await userEvent.click(await screen.findByRole('button', { name: `退出${device}上的登录` }));
    await waitFor(() => expect(screen.queryByText(device)).not.toBeInTheDocument());
  }

  expect(await screen.findByText('Safari, iPad')).toBeVisible();
});
