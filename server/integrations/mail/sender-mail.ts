import type { Config } from '#server/config.ts';
import { AppError } from '#server/errors/app-error.ts';
import { createGoogleClient, type GoogleClient } from '#server/integrations/google/google-client.ts';
import { captureMail } from './create-mail-transport.ts';
import type { MailTransport, OutgoingMail } from './mail-transport.ts';
import { createSmtpTransport, type AccessToken, type SmtpLogin } from './smtp-transport.ts';

/** What a community's own sender logs in to its mail server with. */
export type SenderLogin =
  | { readonly provider: 'smtp'; readonly address: string; readonly authorizationCode: string }
  | { readonly provider: 'gmail'; readonly address: string; readonly refreshToken: string };

/** Mail in the name of communities, each through its own mailbox (design §8). */
export interface SenderMail {
  /** Undefined: no Gmail address can be authorised. */
  readonly google: GoogleClient | undefined;
  /** Sends one mail over a connection of its own within 10 s; errors of `MailTransport.send`. */
  sendAlone(login: SenderLogin, mail: OutgoingMail): Promise<void>;
  /** The way out of a sender, shared by its mails; `key` names sender and credential, `login` is asked for a new key only. */
  transportOf(key: string, login: () => SenderLogin): MailTransport;
  /** Lets go of idle connections; mails under way are finished. */
  close(): void;
}

/** Milliseconds within which a mail that somebody waits for is sent or given up (design §8). */
const ALONE_DEADLINE = 10_000;

/** Senders whose connections are kept; above the number of mails that are sent at a time. */
const OPEN_SENDERS = 20;

/** The ways out that the configuration asks for. */
export function createSenderMail(config: Config): SenderMail {
  const google = config.senders.google && createGoogleClient(config.senders.google);
  const open = (login: SenderLogin, deadline?: number): MailTransport => {
    const url = login.provider === 'smtp' ? config.senders.smtpUrl : config.senders.gmailSmtpUrl;
    return url === undefined
      ? captureMail(config)
      : createSmtpTransport(url, { login: toSmtpLogin(login, google), ...(deadline && { deadline }) });
  };
  const kept = new Map<string, MailTransport>();
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
      const transport = kept.get(key) ?? open(login());
      // The last one used goes to the end: whoever stands first has been idle for longest.
      kept.delete(key);
      kept.set(key, transport);
      closeOldest(kept);
      return transport;
    },
    close() {
      kept.forEach((transport) => transport.close());
      kept.clear();
    },
  };
}

function closeOldest(kept: Map<string, MailTransport>): void {
  for (const [key, transport] of [...kept].slice(0, Math.max(0, kept.size - OPEN_SENDERS))) {
    transport.close();
    kept.delete(key);
  }
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

/** Milliseconds before its end from which on a token is not used any more. */
const TOKEN_MARGIN = 60_000;

/** Keeps an access token while it is good; connections that need one at the same time wait for the same answer. */
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
