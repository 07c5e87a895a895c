import { normalizeEmail } from '#rules/email.ts';
import type { Change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { SenderCredential, type SenderProvider } from './sender-credential.entity.ts';

/** What an account may send with from now on. */
export interface NewSenderCredential {
  /** Id of the account. */
  readonly account: string;
  readonly address: string;
  readonly provider: SenderProvider;
  /** SMTP authorisation code or refresh token, in the clear. */
  readonly secret: string;
}

/**
 * Stores a credential, encrypted, in place of the account's earlier one of this address: links that send from it go on with
 * the new one. What other accounts stored for the address stays theirs.
 */
export async function storeSenderCredential(
  ctx: AppContext,
  tx: Change,
  { account, address, provider, secret }: NewSenderCredential,
): Promise<SenderCredential> {
  const credential = await tx.em.upsert(
    SenderCredential,
    {
      id: crypto.randomUUID(),
      account,
      address,
      addressKey: normalizeEmail(address),
      provider,
      secret: ctx.deps.secretBox.encrypt('sender', secret),
      authorizedAt: ctx.now(),
    },
    { onConflictFields: ['account', 'addressKey'], onConflictExcludeFields: ['id'] },
  );
  tx.audit({ action: 'SENDER_AUTHORIZED', actor: account, subject: credential.id, details: { provider } });
  return credential;
}
