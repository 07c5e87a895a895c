import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { keptSender } from '#client/components/kept-sender.ts';
import { keepReturnPath } from '#client/session/return-path.ts';
import { enterText } from '#client/test/enter-text.ts';
import { answer, late, refusal } from '#client/test/mock-link.ts';
import { StartGmailAuthorizationDocument } from '#generated/graphql.ts';
import { renderWizard } from './testing/render-wizard.tsx';
import {
  KNOWN,
  NEW,
  senders,
  codeSent,
  authorized,
  address,
  addressInput,
  verificationInput,
  click,
  typeMailbox,
  draft,
} from './testing/sender-step.tsx';

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
    await renderWizard('/config-email?email=stranger@example.org', { answers: [senders([KNOWN])], draft });

    expect(await screen.findByRole('radio', { name: new RegExp(KNOWN) })).not.toBeChecked();
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
