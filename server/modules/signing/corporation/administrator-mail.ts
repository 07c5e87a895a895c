import type { Change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import type { Link } from '#server/modules/link/link.entity.ts';
import type { CorporationSigning } from './corporation-signing.entity.ts';
import { representativeFacts, toRepresentative } from './representative-mail.ts';

/** How long the one-time password waits to be mailed, in milliseconds: far beyond the last try to send it. */
const PASSWORD_MAIL_LIFE = 24 * 3_600_000;

/** What a corporation's administrator logs in with. */
export interface Credentials {
  readonly signing: CorporationSigning;
  readonly link: Link;
  readonly account: string;
  readonly password: string;
}

/** Mails the representative their administrator account with a one-time password (REST contract §5, no. 4). */
export function mailCredentials(ctx: AppContext, tx: Change, { signing, link, account, password }: Credentials): void {
  const loginPath = `/corporation-manager-login/${encodeURIComponent(link.linkId)}`;
  tx.enqueueMail({
    template: 'corporation_approved',
    ...toRepresentative(signing, link),
    data: {
      ...representativeFacts(signing, link),
      account,
      email: signing.representativeEmail,
      loginUrl: new URL(loginPath, ctx.deps.config.publicUrl).href,
      linkId: link.linkId,
    },
    secret: { password },
    secretExpiresAt: new Date(ctx.now().getTime() + PASSWORD_MAIL_LIFE),
  });
}
