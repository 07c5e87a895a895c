import type { Socket } from 'node:net';
import { callbackify } from 'node:util';
import { createTransport } from 'nodemailer';
import { isLoopback } from '#server/config/config-values.ts';
import type { MailTransport } from './mail-transport.ts';
import { toSmtpFailure } from './smtp-failure.ts';
import { toMessage } from './to-message.ts';

/** Milliseconds after which a server counts as unreachable. */
const TIMEOUTS = { dnsTimeout: 10_000, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Milliseconds after which a mail is given up even if the server keeps answering; below the time a job may run. */
const SEND_DEADLINE = 25_000;

/** Milliseconds after which an idle connection of a sender is closed, because many communities share this process. */
const SENDER_IDLE_TIMEOUT = 30_000;

/** How to log in to a mail server: an address with a password, or with access tokens fetched on demand. */
export type SmtpLogin =
  | { readonly user: string; readonly password: string }
  | { readonly user: string; readonly accessToken: (renew: boolean) => Promise<AccessToken> };

/** Gmail's credential; `expiresAt` in milliseconds since 1970. */
export interface AccessToken {
  readonly value: string;
  readonly expiresAt: number;
}

export interface SmtpOptions {
  /** The login of a community's own sender; the one in `url` when absent. */
  readonly login?: SmtpLogin;
  /** Whether to send nothing to a server that offers no encryption; senders' mails never go unencrypted over a network. */
  readonly requireTls?: boolean;
  /** Opens each connection; by default the mail library does. */
  readonly connect?: () => Promise<Socket>;
  /** Milliseconds after which a mail is given up; `SEND_DEADLINE` by default. */
  readonly deadline?: number;
}

/** Sends over SMTP with a connection pool; `url` is `smtp://` or `smtps://` and may contain credentials. */
export function createSmtpTransport(
  url: string,
  { login, requireTls = false, connect, deadline = SEND_DEADLINE }: SmtpOptions = {},
): MailTransport {
  // Only the job queue retries: a second attempt here could send a mail twice unnoticed.
  const pool = createTransport({
    url,
    pool: true,
    maxRequeues: 0,
    requireTLS: requireTls,
    ...TIMEOUTS,
    ...(login && senderOptions(url, login)),
    ...(connect && { getSocket: socketBy(connect) }),
  });
  return {
    async send(mail) {
      try {
        await pool.sendMail({ ...toMessage(mail), signal: AbortSignal.timeout(deadline) });
      } catch (error) {
        throw toSmtpFailure(error, login === undefined ? 'failed_to_send_email' : 'invalid_email_auth_code');
      }
    },
    close: () => pool.close(),
  };
}

/** A sender must log in, even if the server accepts mail from anybody, and never unencrypted over a network. */
function senderOptions(url: string, login: SmtpLogin) {
  return {
    auth: authOf(login),
    forceAuth: true,
    requireTLS: !isLoopback(new URL(url).hostname),
    maxConnections: 2,
    idleTimeout: SENDER_IDLE_TIMEOUT,
  };
}

function authOf(login: SmtpLogin) {
  return 'password' in login
    ? { user: login.user, pass: login.password }
    : { type: 'OAuth2', user: login.user, provisionCallback: provisionBy(login.accessToken) };
}

type ConnectionAnswer = (error: Error | null, opened?: { readonly connection: Socket }) => void;

/** Hands open connections to the SMTP library. Wraps failures, because the library modifies the errors that it gets. */
function socketBy(connect: () => Promise<Socket>): (options: unknown, done: ConnectionAnswer) => void {
  const open = callbackify(async () => {
    try {
      return { connection: await connect() };
    } catch (cause) {
      throw new Error('no connection', { cause });
    }
  });
  return (_options, done) => open(done);
}

type Provision = (user: string, renew: boolean, done: (error: Error | null, token?: string) => void) => void;

/** Provides the SMTP library with tokens. Wraps failures, because the library modifies the errors that it gets. */
function provisionBy(accessToken: (renew: boolean) => Promise<AccessToken>): Provision {
  const provide = callbackify(async (renew: boolean) => {
    try {
      return (await accessToken(renew)).value;
    } catch (cause) {
      throw new Error('no access token', { cause });
    }
  });
  return (_user, renew, done) => provide(renew, done);
}
