import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { answer, type Answer } from '#client/test/mock-link.ts';
import {
  AuthorizeSenderDocument,
  type Sender_ChoiceFragment,
  type SenderProvider,
  VerifySenderDocument,
  WizardSendersDocument,
} from '#generated/graphql.ts';
import { COMPLETE_DRAFT } from './complete-draft.ts';

export const KNOWN = 'cla@example.org';

export const NEW = 'new@example.org';

export const CODE = 'mailbox-code';

function sender(address: string): Sender_ChoiceFragment {
  return { __typename: 'Sender', address, provider: 'SMTP', authorizedAt: '2026-01-01T08:00:00.000Z' };
}

const SERVERS = [['smtp.exmail.qq.com:465'], ['smtp.qq.com:465', 'qq.com'], ['mail.example.org:587']].map(
  ([name = '', ...domains]) => ({ __typename: 'SenderServer', name, domains }) as const,
);

export function senders(
  addresses: readonly string[],
  senderProviders: SenderProvider[] = ['SMTP'],
  serviceSender: string | null = null,
): Answer {
  return answer(WizardSendersDocument, {
    serviceSender,
    senderProviders,
    senderServers: SERVERS,
    senderCredentials: addresses.map(sender),
  });
}

export const codeSent = answer(VerifySenderDocument, {
  verifySender: { __typename: 'VerifySenderPayload', resendAfterSeconds: 60 },
});

export const authorized = answer(AuthorizeSenderDocument, {
  authorizeSender: { __typename: 'AuthorizeSenderPayload', sender: sender(NEW) },
});

export const address = () => screen.getByTestId('address').textContent;

export const addressInput = () => screen.findByRole('textbox', { name: /^邮箱/ });

export const codeInput = () => screen.getByLabelText(/授权码/);

export const verificationInput = () => screen.getByRole('textbox', { name: /验证码/ });

export const click = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

export async function typeMailbox(): Promise<void> {
  await userEvent.click(await addressInput());
  await userEvent.paste(NEW);
  await userEvent.click(codeInput());
  await userEvent.paste(CODE);
}

export const draft = { ...COMPLETE_DRAFT, senderAddress: '' };
