import type { Change } from '#server/change.ts';
import type { AppContext, Credentials } from '#server/context.ts';
import type { CommunityAccount } from '#server/modules/account/community-account.entity.ts';
import type { Manager } from '#server/modules/manager/manager.entity.ts';
import { hashToken, newToken } from './session-token.ts';
import { Session } from './session.entity.ts';
import { SESSION_LIFE_MS } from './session.rules.ts';

/** Who logs in, and what the session knows besides. */
export type NewSession = ({ readonly account: CommunityAccount } | { readonly manager: Manager }) & {
  /** Organisations that the code platform says the account administers. */
  readonly organizations?: readonly string[];
  /** The code platform's access token; stored encrypted. */
  readonly platformToken?: string;
  /** Let in without being asked for consent (design §4). */
  readonly consentExempt?: boolean;
};

/** A session that begins, and what the browser proves it with from now on. */
export interface NewlyOpened {
  readonly session: Session;
  readonly credentials: Credentials;
}

/**
 * Starts a session within the transaction of the login; once that is committed, the caller sets the cookies. The caller
 * has checked who it is, and holds a lock on their row: a password changed at the same moment ends this session too, or
 * refuses the login.
 */
export function openSession(ctx: AppContext, tx: Change, input: NewSession): NewlyOpened {
  const credentials = { accessToken: newToken(), csrfToken: newToken() };
  const { organizations = [], platformToken, consentExempt = false } = input;
  const now = ctx.now();
  const session = tx.em.create(Session, {
    id: crypto.randomUUID(),
    tokenHash: hashToken(credentials.accessToken),
    csrfHash: hashToken(credentials.csrfToken),
    account: 'account' in input ? input.account : null,
    manager: 'manager' in input ? input.manager : null,
    organizations: [...organizations],
    platformToken: platformToken === undefined ? null : ctx.deps.secretBox.encrypt('platform-token', platformToken),
    consentExempt,
    createdAt: now,
    seenAt: now,
    expiresAt: new Date(now.getTime() + SESSION_LIFE_MS),
    ip: ctx.source.ip,
    userAgent: ctx.source.userAgent ?? null,
  });
  const actor = 'account' in input ? input.account.id : input.manager.id;
  tx.audit({ action: 'LOGGED_IN', actor, subject: actor, details: { sessionId: session.id } });
  return { session, credentials };
}
