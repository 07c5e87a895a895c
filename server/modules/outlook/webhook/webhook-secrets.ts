import type { Dependencies } from '#server/context.ts';
import { newSecret } from './webhook-signature.rules.ts';
import type { Webhook } from './webhook.entity.ts';

/** Milliseconds for which a replaced secret still signs. */
const OVERLAP_MS = 24 * 3_600_000;

type Secrets = Pick<Webhook, 'id' | 'secret' | 'previousSecret' | 'previousSecretEndsAt'>;
type Box = Pick<Dependencies, 'secretBox'>;

/** A secret as it is shown, once, and as it is stored. */
export interface NewSecret {
  readonly plain: string;
  readonly sealed: Buffer;
}

/** Makes a secret for the webhook with this id. */
export function sealNewSecret({ secretBox }: Box, id: string): NewSecret {
  const plain = newSecret();
  return { plain, sealed: secretBox.encrypt('webhook', { row: id, plain }) };
}

/** Gives the webhook a new secret and returns it; the earlier one also signs for another day. */
export function replaceSecret({ secretBox }: Box, webhook: Secrets, now: Date): string {
  const earlier = secretBox.decrypt('webhook', { row: webhook.id, sealed: webhook.secret });
  const { plain, sealed } = sealNewSecret({ secretBox }, webhook.id);
  webhook.previousSecret = secretBox.encrypt('previous-webhook', { row: webhook.id, plain: earlier });
  webhook.previousSecretEndsAt = new Date(now.getTime() + OVERLAP_MS);
  webhook.secret = sealed;
  return plain;
}

/** The secrets that sign now, the newest first. */
export function currentSecrets({ secretBox }: Box, webhook: Secrets, now: Date): string[] {
  const { id, secret, previousSecret, previousSecretEndsAt } = webhook;
  const current = secretBox.decrypt('webhook', { row: id, sealed: secret });
  if (!previousSecret || !previousSecretEndsAt || previousSecretEndsAt <= now) {
    return [current];
  }
  return [current, secretBox.decrypt('previous-webhook', { row: id, sealed: previousSecret })];
}
