import { once } from 'node:events';
import { callbackify } from 'node:util';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';

/** A mail server that hands out received mail by recipient. */
export interface MailSink {
  readonly url: string;
  /** Returns the next mail to an address, as soon as it has arrived. */
  nextMail(address: string): Promise<Email>;
  stop(): Promise<void>;
}

/** Mails that nobody has asked for yet, and requests whose mail has not arrived yet. */
interface Mailbox {
  readonly mails: Email[];
  readonly readers: ((mail: Email) => void)[];
}

/** Starts a real SMTP server on a free port. */
export async function startMailSink(): Promise<MailSink> {
  const mailboxes = new Map<string, Mailbox>();
  const mailboxOf = (address: string): Mailbox => {
    const mailbox = mailboxes.get(address) ?? { mails: [], readers: [] };
    mailboxes.set(address, mailbox);
    return mailbox;
  };
  const receive = async (stream: SMTPServerDataStream): Promise<void> => {
    const mail = await PostalMime.parse(Buffer.concat(await stream.toArray()));
    const { mails, readers } = mailboxOf(mail.to?.[0]?.address ?? '');
    const reader = readers.shift();
    if (reader === undefined) {
      mails.push(mail);
      return;
    }
    reader(mail);
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: callbackify((stream: SMTPServerDataStream, _session: unknown) => receive(stream)),
  });
  // Connections are dropped when the service stops.
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const listening = server.server.address();
  return {
    url: `smtp://127.0.0.1:${typeof listening === 'object' ? listening?.port : ''}`,
    async nextMail(address) {
      const { mails, readers } = mailboxOf(address);
      return mails.shift() ?? new Promise((resolve) => readers.push(resolve));
    },
    stop: () => new Promise((closed) => server.close(() => closed())),
  };
}
