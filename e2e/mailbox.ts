import { once } from 'node:events';
import { expect } from '@playwright/test';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A mail server that keeps what it receives, for the mailboxes of all signers. */
export interface Mailbox {
  readonly url: string;
  /** Waits for one or `count` mails to an address whose subject matches; returns the last. */
  waitFor(address: string, subject: RegExp, count?: number): Promise<Email>;
  /** Refuses all further mails to an address for good, or takes them again. */
  refuse(address: string, isRefused: boolean): void;
}

/** The only authorisation code that the mail server refuses. */
export const WRONG_AUTHORIZATION_CODE = 'wrong-authorization-code';

/** Milliseconds to wait for a mail; a loaded machine sends the first one late. */
const MAIL_TIMEOUT = 120_000;

/** Starts the mail server on a free port of this machine. */
export async function startMailbox(): Promise<{ mailbox: Mailbox; close: () => Promise<void> }> {
  const mails: Email[] = [];
  const refused = new Set<string>();
  const server = new SMTPServer({
    authOptional: true,
    onAuth: ({ username, password }, _session, accept) =>
      password === WRONG_AUTHORIZATION_CODE ? accept(new Error('refused')) : accept(null, { user: username }),
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, accept) =>
      accept(refused.has(address) ? Object.assign(new Error('no such mailbox'), { responseCode: 550 }) : undefined),
    onData: async (stream, _session, accept) => {
      mails.push(await PostalMime.parse(Buffer.concat(await stream.toArray())));
      accept();
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address();
  const url = `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  return {
    mailbox: {
      url,
      waitFor: (to, subject, count) => findMail(mails, to, subject, count),
      refuse: (to, isRefused) => void (isRefused ? refused.add(to) : refused.delete(to)),
    },
    close: () => new Promise((closed) => server.close(() => closed())),
  };
}

async function findMail(mails: readonly Email[], address: string, subject: RegExp, count = 1): Promise<Email> {
  const find = (): readonly Email[] =>
    mails.filter((mail) => mail.to?.some((to) => to.address === address) === true && subject.test(mail.subject ?? ''));
  const message = `mails to ${address} with a subject like ${subject}`;
  await expect.poll(() => find().length, { timeout: MAIL_TIMEOUT, message }).toBeGreaterThanOrEqual(count);
  const mail = find().at(-1);
  if (mail === undefined) {
    throw new Error(`no mail to ${address}`);
  }
  return mail;
}

/** Returns the address in a mail that contains a text. */
export function addressIn({ text = '' }: Pick<Email, 'text'>, part: string): string {
  const word = text.split(/\s+/).find((each) => each.includes('http') && each.includes(part));
  return word?.slice(word.indexOf('http')) ?? 'no address in the mail';
}

/** Returns the six digits in a mail with a code. */
export function codeIn(mail: Email): string {
  const code = /^[ \t]*(\d{6})[ \t\r]*$/m.exec(mail.text ?? '')?.[1];
  if (code === undefined) {
    throw new Error(`no code in: ${mail.text}`);
  }
  return code;
}

let count = 0;

/** Returns an address that no other test has; `worker` distinguishes parallel processes. */
export function newAddress(worker: number): string {
  count += 1;
  return `signer-${worker}-${count}-${Date.now()}@example.org`;
}
