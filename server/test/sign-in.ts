import { CommunityAccount } from '#server/modules/access/account/community-account.entity.ts';
import { Manager } from '#server/modules/access/account/manager.entity.ts';
import { hashToken, newToken } from '#server/modules/access/session/session-token.ts';
import { Session } from '#server/modules/access/session/session.entity.ts';
import { SESSION_LIFE_MS } from '#server/modules/access/session/session.rules.ts';
import { policyVersion } from '#server/modules/ground/policy-document/policy-document.queries.ts';
import type { TestApp } from './test-app.ts';

type SessionFacts = Pick<
  Session,
  'organizations' | 'organizationIds' | 'consentExempt' | 'createdAt' | 'seenAt' | 'expiresAt' | 'revokedAt'
> & {
  /** Whether they have consented to the current policy; true by default. */
  readonly consented: boolean;
  /** What the code platform gave the account, in plain text. */
  readonly platformToken: string;
};

/** Headers of a logged-in user's request. */
export type SessionHeaders = Readonly<Record<'cookie' | 'token', string>>;

/** Logs somebody in without a password; the headers go with `graphql` or `inject`. */
export async function signIn(
  testApp: TestApp,
  owner: CommunityAccount | Manager,
  { consented = true, platformToken, ...overrides }: Partial<SessionFacts> = {},
): Promise<SessionHeaders> {
  const { deps } = testApp;
  const em = testApp.em();
  const now = deps.now();
  const tokens = { access: newToken(), csrf: newToken() };
  const isAccount = owner instanceof CommunityAccount;
  if (consented) {
    const consent = { privacyConsentVersion: await policyVersion(deps, 'privacy'), privacyConsentedAt: now };
    await em.nativeUpdate<CommunityAccount | Manager>(isAccount ? CommunityAccount : Manager, owner.id, consent);
  }
  const id = crypto.randomUUID();
  em.create(Session, {
    id,
    tokenHash: hashToken(tokens.access),
    csrfHash: hashToken(tokens.csrf),
    organizations: [],
    ...(platformToken !== undefined && {
      platformToken: deps.secretBox.encrypt('platform-token', { row: id, plain: platformToken }),
    }),
    createdAt: now,
    seenAt: now,
    expiresAt: new Date(now.getTime() + SESSION_LIFE_MS),
    ...(isAccount ? { account: owner.id } : { manager: owner.id }),
    ...overrides,
  });
  await em.flush();
  return { cookie: `access_token=${tokens.access}; csrf_token=${tokens.csrf}`, token: tokens.csrf };
}
