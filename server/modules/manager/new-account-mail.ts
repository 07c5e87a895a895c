import type { AppContext } from '#server/context.ts';
import type { Mail } from '#server/modules/email/mail.ts';
import type { Link } from '#server/modules/link/link.entity.ts';
import type { CorporationSigning } from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import type { Manager } from './manager.entity.ts';

/** How long the one-time password waits to be mailed, in milliseconds: far beyond the last try to send it. */
const PASSWORD_MAIL_LIFE = 24 * 3_600_000;

/** An account that was just made, and its one-time password in the clear. */
export interface NewAccount {
  readonly manager: Manager;
  readonly corporation: CorporationSigning;
  readonly link: Link;
  readonly password: string;
}

/** The mail with a manager's account, all but its template (REST contract §5, no. 4 and 5). */
export function newAccountMail(
  ctx: AppContext,
  { manager, corporation, link, password }: NewAccount,
): Omit<Mail<'corporation_approved'>, 'template'> {
  const loginPath = `/corporation-manager-login/${encodeURIComponent(link.linkId)}`;
  return {
    language: manager.language,
    recipient: manager.email,
    link,
    corporationSigning: corporation,
    data: {
      community: link.alias,
      projectUrl: link.projectUrl,
      name: manager.name,
      corporationName: corporation.corporationName,
      account: manager.account,
      email: manager.email,
      loginUrl: new URL(loginPath, ctx.deps.config.publicUrl).href,
      linkId: link.linkId,
    },
    secret: { password },
    secretExpiresAt: new Date(ctx.now().getTime() + PASSWORD_MAIL_LIFE),
  };
}
