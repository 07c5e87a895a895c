import { randomBytes } from 'node:crypto';
import type { GatePlatformName } from '#rules/gate-platform.ts';
import { change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { PlatformPerson } from '#server/integrations/gate-platform/gate-platform.ts';
import { requireCommunityManager, type CommunityManager } from '#server/modules/session/authorize.ts';
import { requireStepUp } from '#server/modules/session/second-factor/require-step-up.ts';
import { askPlatform } from './ask-platform.ts';
import { connectableInstances, findAdapter, type ConnectableInstance } from './gate-access.ts';
import { ConnectionState, PlatformConnection } from './platform-connection.entity.ts';

/** An account that the service may act as. */
export interface ConnectPlatformFacts {
  readonly platform: GatePlatformName;
  /** Address of the instance; null: the configured one. */
  readonly url?: string | null | undefined;
  readonly token: string;
  readonly webhookSecret?: string | null | undefined;
}

/** A new connection, and the secret of its webhooks. */
export interface NewConnection {
  readonly connection: PlatformConnection;
  readonly webhookSecret: string;
  readonly manager: CommunityManager;
}

const TOKEN_MAX_LENGTH = 2000;

/**
 * Connects an account of a code platform by its token. The same account again takes the new token and ends a pause.
 * Errors: those of `requireCommunityManager`, `requireStepUp` and `askPlatform`, `not_support_platform` (GitHub is
 * connected by an App), `bad_request_parameter` with `url` (not connectable), `token` or `webhookSecret`.
 */
export async function connectPlatform(ctx: AppContext, input: ConnectPlatformFacts): Promise<NewConnection> {
  const manager = await requireCommunityManager(ctx);
  const instance = findInstance(ctx, input);
  const { token, webhookSecret } = checkSecrets(input);
  await requireStepUp(ctx, manager.session);
  const adapter = findAdapter(instance.platform);
  const client = adapter?.open(instance, { kind: 'token', token }, null);
  const account = await askPlatform(ctx, async () => client?.readAccount());
  if (account === undefined) {
    throw new AppError('not_support_platform');
  }
  const connection = await change(ctx, async (tx) => {
    const { id: owner } = manager.account;
    const live = { owner, platform: instance.platform, url: instance.url, accountId: account.id };
    const found = await tx.em.findOne(PlatformConnection, { ...live, state: { $ne: ConnectionState.REVOKED } });
    const stored = found ?? tx.em.create(PlatformConnection, newRow(ctx, { instance, account, owner }));
    const { secretBox } = ctx.deps;
    stored.credentials = secretBox.encrypt('gate-credentials', { row: stored.id, plain: token });
    stored.webhookSecret = secretBox.encrypt('gate-webhook-secret', { row: stored.id, plain: webhookSecret });
    tx.em.assign(stored, { account: account.login, state: ConnectionState.ACTIVE, pausedReason: null });
    const details = { platform: stored.platform };
    tx.audit({ action: 'PLATFORM_CONNECTED', actor: manager.actor, link: null, subject: stored.id, details });
    return stored;
  });
  return { connection, webhookSecret, manager };
}

function findInstance({ deps }: AppContext, { platform, url }: ConnectPlatformFacts): ConnectableInstance {
  const ofPlatform = connectableInstances(deps.config).filter((instance) => instance.platform === platform);
  if (platform === 'github' || ofPlatform.length === 0) {
    throw new AppError('not_support_platform');
  }
  const asked = url?.replace(/\/+$/, '');
  const instance = asked === undefined ? ofPlatform[0] : ofPlatform.find((known) => known.url === asked);
  if (instance === undefined) {
    throw new AppError('bad_request_parameter', { field: 'url' });
  }
  return instance;
}

function checkSecrets({ token, webhookSecret }: ConnectPlatformFacts): { token: string; webhookSecret: string } {
  if (token.trim() === '' || token.length > TOKEN_MAX_LENGTH) {
    throw new AppError('bad_request_parameter', { field: 'token' });
  }
  const secret = webhookSecret ?? randomBytes(32).toString('base64url');
  if (!/^[\x21-\x7e]{16,200}$/.test(secret)) {
    throw new AppError('bad_request_parameter', { field: 'webhookSecret' });
  }
  return { token: token.trim(), webhookSecret: secret };
}

interface NewRow {
  readonly instance: ConnectableInstance;
  readonly account: PlatformPerson;
  readonly owner: string;
}

function newRow(ctx: AppContext, { instance, account, owner }: NewRow) {
  const id = crypto.randomUUID();
  return {
    id,
    publicId: id,
    platform: instance.platform,
    url: instance.url,
    apiUrl: instance.apiUrl,
    name: account.login,
    accountId: account.id,
    owner,
    state: ConnectionState.ACTIVE,
    createdAt: ctx.now(),
  };
}
