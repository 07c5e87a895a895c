import { normalizeEmail } from '#rules/email.ts';
import type { Change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { actorOf } from '#server/modules/access/account/actor-of.ts';
import type { CommunityAccount } from '#server/modules/access/account/community-account.entity.ts';
import { notifyOwner } from '#server/modules/access/account/notify-owner.ts';
import { SenderCredential, type SenderProvider } from './sender-credential.entity.ts';

/** A credential to store for an account. */
export interface NewSenderCredential {
  readonly account: CommunityAccount;
  readonly address: string;
  readonly provider: SenderProvider;
  /** The mail server chosen for it, as `host:port`; null for the one of the configuration. */
  readonly server: string | null;
  /** SMTP authorisation code or refresh token, in plain text. */
  readonly secret: string;
}

/**
 * Stores a credential, encrypted, replacing the account's earlier one for this address; links that send from it use the
 * new one. Other accounts' credentials for the address stay unchanged.
 */
export async function storeSenderCredential(
  ctx: AppContext,
  tx: Change,
  { account, address, provider, server, secret }: NewSenderCredential,
): Promise<SenderCredential> {
  const addressKey = normalizeEmail(address);
  const place = { account: account.id, addressKey };
  // Creates the row if there is none, and locks it: the secret is bound to its id.
  const { id } = await tx.em.upsert(
    SenderCredential,
    { id: crypto.randomUUID(), ...place, address, provider, server, secret: Buffer.alloc(0), authorizedAt: ctx.now() },
    { onConflictFields: ['account', 'addressKey'], onConflictMergeFields: ['addressKey'] },
  );
  const credential = await tx.em.findOneOrFail(SenderCredential, id, { refresh: true });
  tx.em.assign(credential, {
    address,
    provider,
    server,
    secret: ctx.deps.secretBox.encrypt('sender', { row: id, plain: secret }),
    authorizedAt: ctx.now(),
  });
  await notifyOwner(ctx, tx, { owner: account, template: 'sender_changed', about: address });
  tx.audit({
    action: 'SENDER_AUTHORIZED',
    actor: actorOf(account),
    link: null,
    subject: credential.id,
    details: { provider },
  });
  return credential;
}
