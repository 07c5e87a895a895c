import type { Language } from '#rules/language.ts';
import { change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import type { CommunityAccount } from '#server/modules/access/account/community-account.entity.ts';
import {
  checkIdentity,
  storeLocalAccount,
  type AccountIdentity,
} from '#server/modules/access/account/create-community-account.ts';
import { makeOneTimePassword } from '#server/modules/access/account/make-one-time-password.ts';
import { oneTimePasswordEnd } from '#server/modules/access/account/one-time-password.rules.ts';
import { requireServiceAdministrator } from '#server/modules/access/session/authorize.ts';
import { requireFreshProof } from '#server/modules/access/session/second-factor/require-step-up.ts';
import { checkMailbox } from '#server/modules/ground/email/check-email.rules.ts';
import { mailNewAccount } from './local-account-mails.ts';
import { lockAdministrator } from './lock-accounts.ts';

/** A local account to create. */
export interface CreateLocalAccountInput extends AccountIdentity {
  /** Of the mails that administrators cause. */
  readonly language: Language;
  /** Whether its owner manages local accounts too. */
  readonly isServiceAdministrator: boolean;
}

/**
 * Creates a community manager's account and mails its owner a one-time password that works for 72 hours. Errors: those
 * of `requireServiceAdministrator`, `requireFreshProof`, `checkIdentity` and `checkMailbox`; `exits_id` when the account exists.
 */
export async function createLocalAccount(ctx: AppContext, input: CreateLocalAccountInput): Promise<CommunityAccount> {
  const { actor, session, account: administrator } = await requireServiceAdministrator(ctx);
  await requireFreshProof(ctx, session);
  const identity = { ...checkIdentity(input), email: checkMailbox(input.email, ctx.deps.config) };
  const { password, passwordHash } = await makeOneTimePassword();
  return change(ctx, async (tx) => {
    await lockAdministrator(tx, administrator);
    const account = await storeLocalAccount(tx.em, {
      ...identity,
      passwordHash,
      initialPasswordChanged: false,
      oneTimePasswordExpiresAt: oneTimePasswordEnd(ctx.now()),
      isAdministrator: input.isServiceAdministrator,
      language: input.language,
      createdAt: ctx.now(),
    });
    mailNewAccount(ctx, tx, { owner: account, password });
    const details = { role: account.isAdministrator ? 'administrator' : 'manager' } as const;
    tx.audit({ action: 'LOCAL_ACCOUNT_CREATED', actor, link: null, subject: account.id, details });
    return account;
  });
}
