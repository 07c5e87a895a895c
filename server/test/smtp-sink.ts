import { once } from 'node:events';
import { callbackify } from 'node:util';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerOptions, type SMTPServerSession } from 'smtp-server';
import { onTestFinished } from 'vitest';

/** A mail server that keeps what it receives. */
export interface SmtpSink {
  readonly url: string;
  readonly mails: readonly Email[];
  /** The user of each successful log-in. */
  readonly logins: readonly string[];
  /** Resolves when at most this many clients are connected; 0 by default. */
  readonly idle: (connections?: number) => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Starts a real SMTP server on a free port for one test; `options` may make it refuse things. */
export async function startSmtpSink(options: SMTPServerOptions = {}): Promise<SmtpSink> {
  const sink = await openSmtpSink(options);
  onTestFinished(sink.stop);
  return sink;
}

/** Starts the same until it is stopped, for the tests of a file. */
export async function openSmtpSink(options: SMTPServerOptions = {}): Promise<SmtpSink> {
  const mails: Email[] = [];
  const logins: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    // A mail truncated because the sender was killed is refused and counts as not received.
    onData: callbackify(async (stream: SMTPServerDataStream, _session: SMTPServerSession) => {
      mails.push(await PostalMime.parse(Buffer.concat(await stream.toArray())));
    }),
    ...options,
    ...(options.onAuth && { onAuth: noteLogins(options, logins) }),
  });
  // Some tests make clients hang up in the middle.
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address();
  return {
    url: `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    mails,
    logins,
    idle: (connections = 0) => untilIdle(server, connections),
    stop: () => new Promise((closed) => server.close(() => closed())),
  };
}

function noteLogins(options: SMTPServerOptions, logins: string[]): NonNullable<SMTPServerOptions['onAuth']> {
  return (auth, session, answer) =>
    options.onAuth?.(auth, session, (error, response) => {
      if (response?.user !== undefined) {
        logins.push(String(response.user));
      }
      answer(error, response);
    });
}

async function untilIdle(server: SMTPServer, connections: number): Promise<void> {
  while (server.connections.size > connections) {
    await new Promise(setImmediate);
  }
}

/**
 * Options that make a sink a mail provider: senders must log in and may only send as themselves. `secrets` holds the
 * password or access token of each address; tests may change it.
 */
export function mailboxes(secrets: ReadonlyMap<string, string>): SMTPServerOptions {
  const refuse = (text: string, responseCode: number): Error => Object.assign(new Error(text), { responseCode });
  return {
    authOptional: false,
    authMethods: ['PLAIN', 'LOGIN', 'XOAUTH2'],
    allowInsecureAuth: true,
    onAuth({ username = '', password, accessToken }, _session, answer) {
      const known = secrets.get(username);
      if (known !== undefined && known === (accessToken ?? password)) {
        return answer(null, { user: username });
      }
      return accessToken === undefined
        ? answer(refuse(`${username} may not log in with ${password}`, 535))
        : answer(null, { data: { status: '400', schemes: 'Bearer', scope: 'https://mail.google.com/' } });
    },
    onMailFrom: ({ address }, { user }, answer) =>
      address === user ? answer() : answer(refuse(`${user} may not send as ${address}`, 553)),
  };
}
