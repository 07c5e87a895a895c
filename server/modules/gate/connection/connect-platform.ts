import { randomBytes } from 'node:crypto';
import { instanceHost, type GatePlatformName } from '#rules/gate-platform.ts';
import { change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { PlatformPerson } from '#server/integrations/gate-platform/gate-platform.ts';
import { requireCommunityManager, type CommunityManager } from '#server/modules/access/session/authorize.ts';
import { requireStepUp } from '#server/modules/access/session/second-factor/require-step-up.ts';
import { askPlatform } from './ask-platform.ts';
import { catchUp } from './catch-up.ts';
import { connectableInstances, findAdapter, webhookSecretsOf, type ConnectableInstance } from './gate-access.ts';
import { notifyOfConnection } from './notify-of-connection.ts';
import { ConnectionState, PlatformConnection } from './platform-connection.entity.ts';
import { tendWebhooks } from './tend-webhooks.job.ts';

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
 * Connects an account of a code platform by its token. The same account again takes the new token, ends a pause and
 * keeps the secret of its webhooks unless another one is given; its webhooks are set again, and events missed during a
 * pause are caught up on. Errors: those of `requireCommunityManager`, `requireStepUp` and `askPlatform`,
 * `not_support_platform` (GitHub is connected by an App), `bad_request_parameter` with `url` (not connectable), `token`
 * or `webhookSecret`, `auth_failed` with the missing right as `reason`.
 */
export async function connectPlatform(ctx: AppContext, input: ConnectPlatformFacts): Promise<NewConnection> {
  const manager = await requireCommunityManager(ctx);
  const instance = findInstance(ctx, input);
  const { token, givenSecret } = checkSecrets(input);
  await requireStepUp(ctx, manager.session);
  const account = await checkToken(ctx, instance, token);
  return change(ctx, async (tx) => {
    const { id: owner } = manager.account;
    const live = { owner, platform: instance.platform, url: instance.url, accountId: account.id };
    const found = await tx.em.findOne(PlatformConnection, { ...live, state: { $ne: ConnectionState.REVOKED } });
    const stored = found ?? tx.em.create(PlatformConnection, newRow(ctx, { instance, account, owner }));
    const [keptSecret] = webhookSecretsOf(ctx.deps, stored);
    const webhookSecret = givenSecret ?? keptSecret ?? randomBytes(32).toString('base64url');
    const { secretBox } = ctx.deps;
    stored.credentials = secretBox.encrypt('gate-credentials', { row: stored.id, plain: token });
    stored.webhookSecret = secretBox.encrypt('gate-webhook-secret', { row: stored.id, plain: webhookSecret });
    tx.em.assign(stored, { account: account.login, state: ConnectionState.ACTIVE, pausedReason: null });
    const details = { platform: stored.platform };
    tx.audit({ action: 'PLATFORM_CONNECTED', actor: manager.actor, link: null, subject: stored.id, details });
    await notifyOfConnection(ctx, tx, { owner: manager.account, connection: stored });
    if (found !== null) {
      tx.enqueue(tendWebhooks, { connectionId: stored.id, repositoryId: null });
      await catchUp(tx, stored.id);
    }
    return { connection: stored, webhookSecret, manager };
  });
}

/** Reads the account of the token, and the missing rights. */
async function checkToken(ctx: AppContext, instance: ConnectableInstance, token: string): Promise<PlatformPerson> {
  const client = findAdapter(instance.platform)?.open(instance, { kind: 'token', token }, null);
  if (client === undefined) {
    throw new AppError('not_support_platform');
  }
  return askPlatform(ctx, async () => {
    const account = await client.readAccount();
    const missing = (await client.inspect([])).find(({ ok, check }) => !ok && check === 'permission');
    if (missing !== undefined) {
      throw new AppError('auth_failed', { reason: missing.subject ?? '' });
    }
    return account;
  });
}

function findInstance({ deps }: AppContext, { platform, url }: ConnectPlatformFacts): ConnectableInstance {
  const ofPlatform = connectableInstances(deps.config).filter((instance) => instance.platform === platform);
  if (findAdapter(platform)?.capabilities.connectedBy !== 'token') {
    throw new AppError('not_support_platform');
  }
  const instance = url ? ofPlatform.find((known) => instanceHost(known.url) === instanceHost(url)) : ofPlatform[0];
  if (instance === undefined) {
    throw new AppError('bad_request_parameter', { field: 'url' });
  }
  return instance;
}

function checkSecrets({ token, webhookSecret }: ConnectPlatformFacts): { token: string; givenSecret?: string } {
  if (token.trim() === '' || token.length > TOKEN_MAX_LENGTH) {
    throw new AppError('bad_request_parameter', { field: 'token' });
  }
  if (webhookSecret && !/^[\x21-\x7e]{16,200}$/.test(webhookSecret)) {
    throw new AppError('bad_request_parameter', { field: 'webhookSecret' });
  }
  return { token: token.trim(), ...(webhookSecret ? { givenSecret: webhookSecret } : {}) };
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
