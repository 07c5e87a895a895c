import type { SenderLogin } from '#server/integrations/mail/sender-mail.ts';
import type { SecretBox } from '#server/security/secret-box.ts';

/** A stored sender credential. */
interface StoredSender {
  readonly id: string;
  readonly provider: SenderLogin['provider'];
  readonly address: string;
  /** The server chosen, as `host:port`; none for the one of the configuration. */
  readonly server?: string | null | undefined;
  /** Encrypted for the purpose `sender`. */
  readonly secret: Uint8Array;
  readonly authorizedAt: Date;
}

/** Returns the decrypted credentials of a sender; throws when they were encrypted with another secret key. */
export function toSenderLogin(
  { id, provider, address, server, secret }: StoredSender,
  secretBox: SecretBox,
): SenderLogin {
  const opened = secretBox.decrypt('sender', { row: id, sealed: secret });
  return provider === 'smtp'
    ? { provider, address, authorizationCode: opened, server: server ?? null }
    : { provider, address, refreshToken: opened };
}

/** Returns a key for the current state of a credential: authorising the address again changes it. */
export function senderKey({ id, authorizedAt }: StoredSender): string {
  return `${id} ${authorizedAt.getTime()}`;
}
