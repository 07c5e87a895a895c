import { corporationLoginPath } from '#rules/paths.ts';
import type { AppContext } from '#server/context.ts';
import type { Manager } from '#server/modules/access/account/manager.entity.ts';
import type { Link } from '#server/modules/community/link/link.entity.ts';
import type { Mail } from '#server/modules/ground/email/mail.ts';
import type { CorporationSigning } from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import { managerMail } from './manager-mail.ts';

/** Milliseconds for which the one-time password waits to be mailed: far beyond the last try to send it. */
const PASSWORD_MAIL_LIFE = 24 * 3_600_000;

/** A new account and its one-time password in plain text. */
export interface NewAccount {
  readonly manager: Manager;
  readonly corporation: CorporationSigning;
  readonly link: Link;
  readonly password: string;
}

/** Returns the mail with a manager's account, except for its template. */
export function newAccountMail(
  ctx: AppContext,
  { manager, corporation, link, password }: NewAccount,
): Omit<Mail<'corporation_approved'>, 'template'> {
  const mail = managerMail(manager, { corporation, link });
  return {
    ...mail,
    data: {
      ...mail.data,
      email: manager.email,
      loginUrl: new URL(corporationLoginPath(link.linkId), ctx.deps.config.publicUrl).href,
      linkId: link.linkId,
    },
    secret: { password },
    secretExpiresAt: new Date(ctx.now().getTime() + PASSWORD_MAIL_LIFE),
  };
}
