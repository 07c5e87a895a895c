import { once } from 'node:events';
import { callbackify } from 'node:util';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerOptions, type SMTPServerSession } from 'smtp-server';
import { onTestFinished } from 'vitest';

/** A mail server that keeps what it receives. */
export interface SmtpSink {
  readonly url: string;
  readonly mails: readonly Email[];
}

/** Starts a real SMTP server on a free port for the length of one test; `options` may make it refuse things. */
export async function startSmtpSink(options: SMTPServerOptions = {}): Promise<SmtpSink> {
  const mails: Email[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    // A mail cut off in the middle, when the sender is killed, is refused: nothing has been received.
    onData: callbackify(async (stream: SMTPServerDataStream, _session: SMTPServerSession) => {
      mails.push(await PostalMime.parse(Buffer.concat(await stream.toArray())));
    }),
    ...options,
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  onTestFinished(() => new Promise((closed) => server.close(() => closed())));
  const address = server.server.address();
  return { url: `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`, mails };
}
