import type { Change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import type { PlatformOrganization } from '#server/integrations/code-platform/code-platform.ts';
import { actorOf } from '#server/modules/access/account/actor-of.ts';
import type { CommunityAccount } from '#server/modules/access/account/community-account.entity.ts';
import type { Manager } from '#server/modules/access/account/manager.entity.ts';
import { readerLanguage } from '#server/modules/ground/email/reader-language.ts';
import { toSessionOrganizations } from './code-platform/store-organizations.ts';
import { rememberDevice } from './known-device.ts';
import { reportNewDevice } from './report-new-device.ts';
import { hashSecrets, newSecrets, setSessionCookies } from './session-cookies.ts';
import { Session, SessionMethod } from './session.entity.ts';
import { SESSION_LIFE_MS } from './session.rules.ts';

/** The owner of a new session, and its further data. */
export type NewSession = ({ readonly account: CommunityAccount } | { readonly manager: Manager }) & {
  readonly method: SessionMethod;
  /** Organisations that the account administers on the code platform. */
  readonly organizations?: readonly PlatformOrganization[];
  /** The code platform's access token; stored encrypted. */
  readonly platformToken?: string;
  /** When the second factor was given; absent without one. */
  readonly provedAt?: Date;
  /** Exempt from consent, as a login of an older client. */
  readonly consentExempt?: boolean;
  /** Begun by a client that cannot ask its owner to confirm anything. */
  readonly withoutPage?: boolean | undefined;
};

/** A new session, whose cookies are yet to be set. */
export interface NewlyOpened {
  readonly session: Session;
  /** Sets the cookies of the session and of the device; for after the commit. */
  readonly setCookies: () => void;
}

/**
 * Starts a session within the transaction of the login; after the commit, the caller sets the cookies. The caller must
 * hold a lock on the owner's row: a concurrent change of password then ends this session too, or the login is refused.
 * A login from a new device is reported to the owner by mail. Later mails to the owner are in the language of the page
 * on which they logged in, until they switch it, see `setLanguage`.
 */
export async function openSession(ctx: AppContext, tx: Change, input: NewSession): Promise<NewlyOpened> {
  const secrets = newSecrets();
  const { organizations = [], platformToken, consentExempt = false, withoutPage = false } = input;
  const now = ctx.now();
  const id = crypto.randomUUID();
  const session = tx.em.create(Session, {
    id,
    ...hashSecrets(secrets),
    account: 'account' in input ? input.account : null,
    manager: 'manager' in input ? input.manager : null,
    ...toSessionOrganizations(organizations),
    platformToken:
      platformToken === undefined
        ? null
        : ctx.deps.secretBox.encrypt('platform-token', { row: id, plain: platformToken }),
    consentExempt,
    withoutPage,
    method: input.method,
    provedAt: input.provedAt ?? null,
    createdAt: now,
    seenAt: now,
    expiresAt: new Date(now.getTime() + SESSION_LIFE_MS),
    ip: ctx.source.ip,
    userAgent: ctx.source.userAgent ?? null,
  });
  const owner = 'account' in input ? input.account : input.manager;
  noteLanguage(ctx, owner, input.method);
  tx.audit({
    action: 'LOGGED_IN',
    actor: actorOf(owner),
    link: null,
    subject: owner.id,
    details: { sessionId: session.id },
  });
  await reportNewDevice(ctx, tx, owner);
  return {
    session,
    setCookies: () => {
      setSessionCookies(ctx, session, secrets);
      rememberDevice(ctx, owner);
    },
  };
}

/** A code platform leads back by a request of the browser itself, which does not know what was chosen on the page. */
function noteLanguage(ctx: AppContext, owner: CommunityAccount | Manager, method: SessionMethod): void {
  const isChosen = method !== SessionMethod.CODE_PLATFORM || owner.language === null;
  if (isChosen && ctx.source.acceptLanguage !== undefined) {
    owner.language = readerLanguage(ctx);
  }
}
