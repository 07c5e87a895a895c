import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { keptSender } from '#client/components/kept-sender.ts';
import { keepReturnPath } from '#client/session/return-path.ts';
import { enterText } from '#client/test/enter-text.ts';
import { answer, type Answer, late, refusal } from '#client/test/mock-link.ts';
import { renderRoutes } from '#client/test/render.tsx';
import { AuthorizeSenderDocument, StartGmailAuthorizationDocument, VerifySenderDocument } from '#generated/graphql.ts';
import { LinkSender } from './link-sender.tsx';
import { COMPLETE_DRAFT } from './testing/complete-draft.ts';
import { renderWizard } from './testing/render-wizard.tsx';
import {
  address,
  addressInput,
  authorized,
  click,
  CODE,
  codeInput,
  codeSent,
  draft,
  KNOWN,
  NEW,
  senders,
  typeMailbox,
  verificationInput,
} from './testing/sender-step.tsx';

describe('a sender', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  describe('an address authorised before', () => {
    test('can be chosen, and stays chosen', async () => {
      const first = await renderWizard('/config-email', { answers: [senders([KNOWN, NEW])], draft });
      await userEvent.click(await screen.findByRole('radio', { name: new RegExp(NEW) }));
      first.unmount();

      await renderWizard('/config-email', { answers: [senders([KNOWN, NEW])] });

      expect(await screen.findByRole('radio', { name: new RegExp(NEW) })).toBeChecked();
      await click('下一步');
      expect(address()).toBe('/config-check');
    });

    test('must be chosen to go on, where there are several', async () => {
      await renderWizard('/config-email', { answers: [senders([KNOWN, NEW])], draft });

      await click('下一步');

      expect(screen.getByRole('group', { name: /可用的发件邮箱/ })).toHaveAccessibleDescription(/请选择一个发件邮箱/);
      expect(address()).toBe('/config-email');
    });

    test('is chosen already where it is the only one, such as that of the service for now', async () => {
      const answers = [senders([], ['SMTP'], 'service@example.org')];
      await renderWizard('/config-email', { answers, draft });
      expect(await screen.findByRole('button', { name: '授权新的邮箱' })).toBeVisible();

      expect(screen.getByRole('radio', { name: /暂时使用本服务的邮箱.*service@example.org/ })).toBeChecked();
      await click('下一步');

      expect(address()).toBe('/config-check');
    });

    test('is deselected once it is no longer authorised', async () => {
      await renderWizard('/config-email', { answers: [senders([NEW])], draft: COMPLETE_DRAFT });
      await screen.findByRole('radio', { name: new RegExp(NEW) });

      await click('下一步');

      expect(address()).toBe('/config-email');
    });
  });

  describe('a new address', () => {
    test('is authorised by a code that it receives, and chosen', async () => {
      const { variables } = await renderWizard('/config-email', {
        answers: [senders([]), codeSent, authorized],
        draft,
      });
      await typeMailbox();

      await click('发送验证码');
      expect(await screen.findByText(/验证码已从new@example.org发给它自己/)).toBeVisible();
      expect(screen.getByRole('button', { name: '60秒后可重发' })).toHaveAttribute('aria-disabled', 'true');
      expect(verificationInput()).toHaveFocus();
      await enterText(verificationInput(), '１２３ 456');
      await click('授权这个邮箱');

      expect(await screen.findByRole('radio', { name: new RegExp(NEW) })).toBeChecked();
      expect(variables.slice(2)).toEqual([
        { input: { address: NEW, authorizationCode: CODE, language: 'ZH' } },
        { input: { address: NEW, authorizationCode: CODE, verificationCode: '123456' } },
      ]);
    });

    test('logs in to the server of its domain unless another is chosen', async () => {
      const { variables } = await renderWizard('/config-email', { answers: [senders([]), codeSent], draft });
      const server = await screen.findByRole('combobox', { name: /邮件服务器/ });
      expect(server).toHaveValue('smtp.exmail.qq.com:465');
      await enterText(await addressInput(), 'cla@QQ.com');
      expect(server).toHaveValue('smtp.qq.com:465');
      await enterText(codeInput(), CODE);

      await userEvent.selectOptions(server, 'mail.example.org:587');
      await click('发送验证码');

      await waitFor(() => expect(variables.at(-1)).toMatchObject({ input: { server: 'mail.example.org:587' } }));
    });

    test('survives a reload as typed, but its codes do not', async () => {
      const first = await renderWizard('/config-email', { answers: [senders([])], draft });
      await typeMailbox();
      await enterText(verificationInput(), '123456');
      expect(sessionStorage.getItem(sessionStorage.key(0) ?? '')).not.toMatch(/mailbox-code|123456/);
      first.unmount();

      await renderWizard('/config-email', { answers: [senders([])] });

      expect(await addressInput()).toHaveValue(NEW);
      expect(codeInput()).toHaveValue('');
      expect(verificationInput()).toHaveValue('');
    });

    test('missing values are reported at their inputs, and nothing is sent', async () => {
      const { variables } = await renderWizard('/config-email', { answers: [senders([])], draft });
      await enterText(await addressInput(), 'nobody');

      await click('发送验证码');

      expect(await addressInput()).toHaveFocus();
      expect(await addressInput()).toHaveAccessibleDescription(/邮箱格式不正确/);
      expect(codeInput()).toHaveAccessibleDescription(/请填写授权码/);
      expect(variables).toHaveLength(2);
    });

    test.each([
      ['invalid_email_auth_code', {}, /授权码/, /邮箱授权码不正确/],
      ['failed_to_send_email', {}, /授权码/, /邮件发送失败/],
      ['invalid_email', {}, /^邮箱/, /邮箱格式不正确/],
      ['unknown_email_platform', {}, /^邮箱/, /请换一个邮箱/],
      ['too_many_request', { retryAfter: 42 }, /^验证码/, /42秒后/],
    ] as const)('refused with %s says so at its input', async (code, details, label, text) => {
      await renderWizard('/config-email', {
        answers: [senders([]), refusal(VerifySenderDocument, code, details)],
        draft,
      });
      await typeMailbox();

      await click('发送验证码');

      await waitFor(() => expect(screen.getByLabelText(label)).toHaveAccessibleDescription(text));
      expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    });

    test.each([
      ['wrong_verification_code', /验证码不正确/],
      ['expired_verification_code', /验证码已失效/],
    ] as const)('%s appears at the code, and it can be typed again', async (code, text) => {
      await renderWizard('/config-email', { answers: [senders([]), refusal(AuthorizeSenderDocument, code)], draft });
      await typeMailbox();
      await enterText(verificationInput(), '123456');

      await click('授权这个邮箱');

      await waitFor(() => expect(verificationInput()).toHaveAccessibleDescription(text));
      await userEvent.type(verificationInput(), '{Backspace}7');
      expect(verificationInput()).not.toHaveAccessibleDescription(text);
    });
  });
});

describe('a sender at Gmail', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  describe('Gmail', () => {
    test('is offered if the service supports it', async () => {
      await renderWizard('/config-email', { answers: [senders([])], draft });

      await addressInput();

      expect(screen.queryByRole('radio', { name: /Gmail/ })).not.toBeInTheDocument();
    });

    test('opens the dialog when the service refuses to start', async () => {
      await renderWizard('/config-email', {
        answers: [senders([], ['SMTP', 'GMAIL']), refusal(StartGmailAuthorizationDocument, 'auth_failed')],
        draft,
      });
      await userEvent.click(await screen.findByRole('radio', { name: /Gmail/ }));

      await click('前往Google授权');

      expect(await screen.findByRole('alertdialog', { name: '操作失败' })).toBeVisible();
    });

    test('does not open its page once the manager has left the step', async () => {
      const started = late(
        answer(StartGmailAuthorizationDocument, {
          startGmailAuthorization: { __typename: 'StartGmailAuthorizationPayload', url: '#google' },
        }),
      );
      const answers = [senders([], ['SMTP', 'GMAIL']), started.answer];
      const { goTo } = await renderWizard('/config-email', { answers, draft });
      await userEvent.click(await screen.findByRole('radio', { name: /Gmail/ }));
      await click('前往Google授权');
      await goTo('/config-check');

      await started.arrive();

      expect(window.location.hash).toBe('');
    });

    test('returns with the address, which is chosen', async () => {
      await renderWizard(`/config-email?email=${NEW}`, { answers: [senders([KNOWN, NEW], ['SMTP', 'GMAIL'])], draft });

      expect(await screen.findByRole('radio', { name: new RegExp(NEW) })).toBeChecked();
      await waitFor(() => expect(address()).toBe('/config-email'));
    });

    test('does not choose an address that nobody authorised', async () => {
      await renderWizard('/config-email?email=stranger@example.org', { answers: [senders([KNOWN, NEW])], draft });

      expect(await screen.findByRole('radio', { name: new RegExp(KNOWN) })).not.toBeChecked();
      expect(screen.queryByRole('radio', { checked: true })).not.toBeInTheDocument();
      await waitFor(() => expect(address()).toBe('/config-email'));
    });

    test('returns with a refusal, which is shown', async () => {
      await renderWizard('/config-email?error_code=cla.auth_failed', {
        answers: [senders([KNOWN], ['SMTP', 'GMAIL'])],
        draft,
      });

      expect(await screen.findByRole('alert')).toHaveTextContent('邮箱授权失败');
      expect(screen.getByRole('radio', { name: /Gmail/ })).toBeChecked();
      await waitFor(() => expect(address()).toBe('/config-email'));
    });
  });

  describe('for a link that exists, without a draft', () => {
    const SETTINGS = '/settings/web_example-1';
    const kept = () => keptSender('web_example-1');
    afterEach(() => sessionStorage.clear());

    test('a new address is authorised and chosen in its settings', async () => {
      await renderWizard('/config-email?settings=web_example-1', { answers: [senders([KNOWN]), codeSent, authorized] });
      await typeMailbox();
      await click('发送验证码');
      await screen.findByText(/验证码已从new@example.org发给它自己/);
      await enterText(verificationInput(), '123456');
      await click('授权这个邮箱');

      await waitFor(() => expect(address()).toBe(SETTINGS));
      expect(kept()).toBe(NEW);
    });

    test.each([
      [`email=${NEW}`, SETTINGS, NEW],
      ['error_code=cla.auth_failed', '/config-email?settings=web_example-1', undefined],
    ])('Google returns with %s', async (returned, end, sender) => {
      keepReturnPath('/config-email?settings=web_example-1');

      await renderWizard(`/config-email?${returned}`, { answers: [senders([NEW], ['SMTP', 'GMAIL'])] });

      await waitFor(() => expect(address()).toBe(end));
      expect(kept()).toBe(sender);
    });
  });
});

const open = (answers: readonly Answer[]) =>
  renderRoutes([{ path: '/config-email', element: <LinkSender linkId="web_example-1" /> }], {
    path: '/config-email',
    answers,
    hasToasts: true,
  });

test('an address that is authorised once the manager has left the page leaves them where they are', async () => {
  const authorizing = late(authorized);
  const { goTo, place } = await open([senders([KNOWN]), authorizing.answer]);
  await typeMailbox();
  await enterText(verificationInput(), '123456');
  await click('授权这个邮箱');
  await goTo('/elsewhere');

  await authorizing.arrive();

  expect(await screen.findByRole('status', { name: /new@example.org/ })).toBeVisible();
  expect(place()).toBe('/elsewhere');
});
