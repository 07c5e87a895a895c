import { onTestFinished } from 'vitest';
import { readConfig } from '#server/config/config.ts';
import type { OutgoingMail } from '#server/integrations/mail/mail-transport.ts';
import { createSenderMail, type SenderMail } from '#server/integrations/mail/sender-mail.ts';
import type { ResolveHost } from '#server/integrations/network/resolve-host.ts';

export const LOGIN = {
  provider: 'smtp',
  address: 'cla@example.org',
  authorizationCode: 'right',
  server: null,
} as const;

export const MAIL: OutgoingMail = {
  id: '6f0a8a52-3c51-4a8e-9b3a-0d5f4f3f2b11',
  host: 'cla.example.org',
  from: { name: '示例社区', address: 'cla@example.org' },
  to: 'signer@example.com',
  subject: 'Subject',
  html: '<p>Text</p>',
  text: 'Text',
  attachments: [],
};

export function open(environment: Record<string, string>, ...resolve: ResolveHost[]): SenderMail {
  const senderMail = createSenderMail(readConfig(environment), ...resolve);
  onTestFinished(() => senderMail.close());
  return senderMail;
}
