import { change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import {
  createGithubApp,
  type CreatedGithubApp,
} from '#server/integrations/gate-platform/github/github-app-manifest.ts';
import { actorOf } from '#server/modules/access/account/actor-of.ts';
import type { CommunityAccount } from '#server/modules/access/account/community-account.entity.ts';
import { AuthorizationPurpose } from '#server/modules/access/session/authorization-request.entity.ts';
import { takeAuthorization } from '#server/modules/access/session/authorization.ts';
import { requireConsent } from '#server/modules/access/session/authorize.ts';
import { sentTokenHashes } from '#server/modules/access/session/session-cookies.ts';
import { Session } from '#server/modules/access/session/session.entity.ts';
import { SESSION_IDLE_MS } from '#server/modules/access/session/session.rules.ts';
import { askPlatform } from './ask-platform.ts';
import { connectionIdOf, findGithub } from './begin-github-app.ts';
import type { ConnectableInstance } from './gate-access.ts';
import { notifyOfConnection } from './notify-of-connection.ts';
import { ConnectionState, PlatformConnection } from './platform-connection.entity.ts';

/** The parameters with which GitHub sends the browser back; empty where absent. */
export interface GithubAppAnswer {
  readonly state: string;
  readonly code: string;
  /** Address of the instance. */
  readonly url: string;
}

/** Milliseconds that GitHub may take. */
const TIMEOUT_MS = 10_000;

/**
 * Stores the App that GitHub has made as a connection, and returns the page on which it is installed. Errors:
 * `auth_failed` when the answer matches no registration of this browser or GitHub refuses the code, `unknown_token`
 * when the session that asked has ended, `privacy_consent_invalid`, `bad_request_parameter` with `url`.
 */
export async function finishGithubApp(ctx: AppContext, { state, code, url }: GithubAppAnswer): Promise<string> {
  const instance = findGithub(ctx, url);
  const { sessionId } = await takeAuthorization(ctx, { purpose: AuthorizationPurpose.GITHUB_APP, state });
  const owner = await accountThatAsked(ctx, sessionId);
  if (code === '') {
    throw new AppError('auth_failed', { reason: 'denied' });
  }
  const app = await askPlatform(ctx, () =>
    createGithubApp({ instance, timeoutMs: TIMEOUT_MS, now: () => ctx.now() }, code),
  );
  await change(ctx, async (tx) => {
    const row = toRow(ctx, { id: connectionIdOf(state), instance, app, owner });
    const connection = tx.em.create(PlatformConnection, row);
    const actor = actorOf(owner);
    tx.audit({ action: 'PLATFORM_CONNECTED', actor, link: null, subject: row.id, details: { platform: 'github' } });
    await notifyOfConnection(ctx, tx, { owner, connection });
  });
  return `${app.url}/installations/new`;
}

interface MadeApp {
  readonly id: string;
  readonly instance: ConnectableInstance;
  readonly app: CreatedGithubApp;
  readonly owner: CommunityAccount;
}

function toRow(ctx: AppContext, { id, instance, app, owner }: MadeApp) {
  const { secretBox } = ctx.deps;
  return {
    id,
    publicId: id,
    platform: instance.platform,
    url: instance.url,
    apiUrl: instance.apiUrl,
    name: app.name,
    accountId: app.appId,
    account: `${app.slug}[bot]`,
    appId: app.appId,
    credentials: secretBox.encrypt('gate-credentials', { row: id, plain: app.privateKey }),
    webhookSecret: secretBox.encrypt('gate-webhook-secret', { row: id, plain: app.webhookSecret }),
    owner: owner.id,
    state: ConnectionState.ACTIVE,
    createdAt: ctx.now(),
  };
}

/** A redirect carries cookies but no `token` header, so the state stands in for it. */
async function accountThatAsked(ctx: AppContext, sessionId: string | null): Promise<CommunityAccount> {
  const now = ctx.now();
  const seenAt = { $gt: new Date(now.getTime() - SESSION_IDLE_MS) };
  const tokenHash = { $in: sentTokenHashes(ctx) };
  const session = await ctx.em.findOne(
    Session,
    { id: sessionId, tokenHash, revokedAt: null, expiresAt: { $gt: now }, seenAt },
    { populate: ['account', 'manager.corporationSigning', 'manager.link'] },
  );
  if (!session?.account) {
    throw new AppError('unknown_token');
  }
  await requireConsent(ctx, session);
  return session.account.$;
}
