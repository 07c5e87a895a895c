import { LRUCache } from 'lru-cache';
import type { Config } from '#server/config/config.ts';
import { AppError } from '#server/errors/app-error.ts';
import { createGoogleClient, type GoogleClient } from '#server/integrations/google/google-client.ts';
import { resolveHost, type ResolveHost } from '#server/integrations/network/resolve-host.ts';
import { connectToServer } from './connect-to-server.ts';
import { captureMail } from './create-mail-transport.ts';
import type { MailTransport, OutgoingMail } from './mail-transport.ts';
import { createSmtpTransport, type AccessToken, type SmtpLogin } from './smtp-transport.ts';

/** How a community's own sender logs in to its mail server. */
export type SenderLogin =
  | {
      readonly provider: 'smtp';
      readonly address: string;
      readonly authorizationCode: string;
      /** The server chosen, as `host:port`; null for the one of the configuration. */
      readonly server: string | null;
    }
  | { readonly provider: 'gmail'; readonly address: string; readonly refreshToken: string };

/** Sends mail on behalf of communities, each through its own mailbox. */
export interface SenderMail {
  /** Undefined when Gmail addresses cannot be authorised. */
  readonly google: GoogleClient | undefined;
  /** Sends one mail over a separate connection within 10 s. Errors: those of `MailTransport.send`. */
  sendAlone(login: SenderLogin, mail: OutgoingMail): Promise<void>;
  /**
   * The transport shared by a sender's mails. `key` names sender and credential; `login` is called for a new key only.
   */
  transportOf(key: string, login: () => SenderLogin): MailTransport;
  /** Closes idle connections; mails being sent are finished. */
  close(): void;
}

/** Milliseconds after which a mail that somebody waits for is given up. */
const ALONE_DEADLINE = 10_000;

/** Number of senders whose connections are kept; more than the number of mails sent concurrently. */
const OPEN_SENDERS = 20;

/** Creates the sender mail as configured; `resolve` is the system's resolver by default. */
export function createSenderMail(config: Config, resolve: ResolveHost = resolveHost): SenderMail {
  const google = config.senders.google && createGoogleClient(config.senders.google);
  const open = (login: SenderLogin, deadline?: number): MailTransport => {
    const configured = login.provider === 'smtp' ? config.senders.smtpUrl : config.senders.gmailSmtpUrl;
    if (configured === undefined) {
      return captureMail(config);
    }
    const options = { login: toSmtpLogin(login, google), ...(deadline && { deadline }) };
    const chosen = chosenUrl(login, config);
    return chosen === undefined
      ? createSmtpTransport(configured, options)
      : createSmtpTransport(chosen, { ...options, connect: () => connectToServer(chosen, resolve) });
  };
  const kept = new LRUCache<string, MailTransport>({ max: OPEN_SENDERS, dispose: (transport) => transport.close() });
  const keep = (key: string, transport: MailTransport): MailTransport => {
    kept.set(key, transport);
    return transport;
  };
  return {
    google,
    async sendAlone(login, mail) {
      const transport = open(login, ALONE_DEADLINE);
      try {
        await transport.send(mail);
      } finally {
        transport.close();
      }
    },
    transportOf(key, login) {
      return kept.get(key) ?? keep(key, open(login()));
    },
    close: () => kept.clear(),
  };
}

/**
 * Returns the address of the server that a manager chose, encrypted from the start on port 465 and by STARTTLS on
 * others; undefined when the configuration's is used. Error: `failed_to_send_email` when it is no longer listed.
 */
function chosenUrl(login: SenderLogin, { senders }: Config): string | undefined {
  if (login.provider !== 'smtp' || login.server === null) {
    return undefined;
  }
  if (!senders.servers.some(({ name }) => name === login.server)) {
    throw new AppError('failed_to_send_email', { reason: 'server_not_listed' });
  }
  return login.server.endsWith(':465') ? `smtps://${login.server}` : `smtp://${login.server}`;
}

function toSmtpLogin(login: SenderLogin, google: GoogleClient | undefined): SmtpLogin {
  if (login.provider === 'smtp') {
    return { user: login.address, password: login.authorizationCode };
  }
  if (google === undefined) {
    throw new AppError('failed_to_send_email', { reason: 'GOOGLE_CLIENT_ID is not set' });
  }
  return { user: login.address, accessToken: keepToken(() => google.refresh(login.refreshToken)) };
}

/** Milliseconds before its expiry from which a token is no longer used. */
const TOKEN_MARGIN = 60_000;

/** Caches an access token while it is valid; connections that need one at the same time share a request. */
function keepToken(fetchToken: () => Promise<AccessToken>): (renew: boolean) => Promise<AccessToken> {
  let token: Promise<AccessToken> | undefined;
  return async (renew) => {
    const kept = renew ? undefined : await token?.catch(() => undefined);
    if (kept !== undefined && kept.expiresAt - TOKEN_MARGIN > Date.now()) {
      return kept;
    }
    token = fetchToken();
    return token;
  };
}
