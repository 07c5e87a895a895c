import type { Change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import type { CommunityAccount } from '#server/modules/access/account/community-account.entity.ts';
import { readerLanguage } from '#server/modules/ground/email/reader-language.ts';

/** Milliseconds for which the one-time password waits to be mailed: far beyond the last try to send it. */
const PASSWORD_MAIL_LIFE = 24 * 3_600_000;

/** A local account and its one-time password in plain text. */
interface NewAccount {
  readonly owner: CommunityAccount;
  readonly password: string;
}

/** Mails a local account to its owner, with its one-time password. */
export function mailNewAccount(ctx: AppContext, tx: Change, { owner, password }: NewAccount): void {
  const { account, email } = owner;
  tx.enqueueMail({
    template: 'local_account_created',
    ...addressed(ctx, owner),
    data: {
      ...placeOf(ctx),
      name: owner.name,
      account,
      email: email ?? '',
      loginUrl: new URL('/index', ctx.deps.config.publicUrl).href,
    },
    secret: { password },
    secretExpiresAt: new Date(ctx.now().getTime() + PASSWORD_MAIL_LIFE),
  });
}

/** What an administrator has done with a local account. */
interface AccountChange {
  readonly owner: CommunityAccount;
  readonly occasion: 'deactivated' | 'reactivated' | 'logged-out';
}

/** Mails the owner of a local account what an administrator has done with it. */
export function mailAccountChange(ctx: AppContext, tx: Change, { owner, occasion }: AccountChange): void {
  const { name, account } = owner;
  tx.enqueueMail({
    template: 'local_account_changed',
    ...addressed(ctx, owner),
    data: { ...placeOf(ctx), name, account, occasion },
  });
}

function placeOf({ deps }: AppContext) {
  return { community: 'Signet', projectUrl: deps.config.publicUrl.origin };
}

/** In the language chosen for the account; for one that was created at the terminal in the administrator's. */
function addressed(ctx: AppContext, { email, language }: CommunityAccount) {
  return { language: language ?? readerLanguage(ctx), recipient: email ?? '' };
}
