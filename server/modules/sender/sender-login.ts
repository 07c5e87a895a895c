import type { SenderLogin } from '#server/integrations/mail/sender-mail.ts';
import type { SecretBox } from '#server/secret-box.ts';
import { SenderProvider, type SenderCredential } from './sender-credential.entity.ts';

/** What the mail server wants to see of an authorised address; throws when it was sealed with another secret key. */
export function toSenderLogin({ provider, address, secret }: SenderCredential, secretBox: SecretBox): SenderLogin {
  const opened = secretBox.decrypt('sender', secret);
  return provider === SenderProvider.SMTP
    ? { provider, address, authorizationCode: opened }
    : { provider, address, refreshToken: opened };
}

/** Names a credential as it is now: authorising its address again makes another key. */
export function senderKey({ id, authorizedAt }: SenderCredential): string {
  return `${id} ${authorizedAt.getTime()}`;
}
