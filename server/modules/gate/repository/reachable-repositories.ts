import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { ListedRepository } from '#server/integrations/gate-platform/gate-platform.ts';
import { askPlatform } from '#server/modules/gate/connection/ask-platform.ts';
import type { SeenConnection } from '#server/modules/gate/connection/connection-access.ts';
import { openClient } from '#server/modules/gate/connection/gate-access.ts';
import { findInstallations } from '#server/modules/gate/connection/installations.ts';
import type { PlatformConnection } from '#server/modules/gate/connection/platform-connection.entity.ts';
import type { PlatformInstallation } from '#server/modules/gate/connection/platform-installation.entity.ts';

/** A repository that somebody may gate. */
export interface GateableRepository extends ListedRepository {
  /** Null for a connection without installations. */
  readonly installation: PlatformInstallation | null;
}

/**
 * Reads the repositories that a manager may gate by a connection: all of its reach for its maker, because an App of
 * one's own is installed on accounts of one's own; of another's App those of the installations whose account they
 * administer. Lists that were read after `keptSince` are not read again. Errors: `no_permission` for a token of
 * somebody else's, those of `askPlatform`.
 */
export async function readGateableRepositories(
  ctx: AppContext,
  seen: SeenConnection,
  keptSince?: Date,
): Promise<GateableRepository[]> {
  const { connection } = seen;
  if (connection.appId) {
    const installations = await findInstallations(ctx, connection);
    const theirs = installations.filter(({ accountId }) => seen.own || administers(seen, accountId));
    const lists = await Promise.all(theirs.map((installation) => readReach(ctx, seen, { installation, keptSince })));
    return lists.flat();
  }
  if (!seen.own) {
    throw new AppError('no_permission');
  }
  return readReach(ctx, seen, { installation: null, keptSince });
}

/**
 * Whether the account of a connection administers a repository, which claiming it takes: who may merely write to it does
 * not decide whose CLA it asks for. Errors: those of `askPlatform`.
 */
export async function isAdministered(
  ctx: AppContext,
  { connection }: Pick<SeenConnection, 'connection'>,
  { administered, installation, ...repository }: GateableRepository,
): Promise<boolean> {
  if (administered !== null) {
    return administered;
  }
  const client = openClient(ctx.deps, connection, installation?.externalId ?? null);
  const role = await askPlatform(ctx, async () => client?.readRole(repository, await client.readAccount()));
  return role === 'admin';
}

interface Reach {
  readonly installation: PlatformInstallation | null;
  readonly keptSince: Date | undefined;
}

async function readReach(
  ctx: AppContext,
  { connection }: SeenConnection,
  { installation, keptSince }: Reach,
): Promise<GateableRepository[]> {
  const { reachLists } = ctx.deps;
  const key = `${connection.id} ${installation?.id ?? ''}`;
  const kept = keptSince && reachLists.find(key, keptSince);
  const repositories = kept ?? (await readList(ctx, connection, installation));
  if (kept === undefined) {
    reachLists.keep(key, { repositories, readAt: ctx.now() });
  }
  return repositories.map((repository) => ({ ...repository, installation }));
}

async function readList(
  ctx: AppContext,
  connection: PlatformConnection,
  installation: PlatformInstallation | null,
): Promise<readonly ListedRepository[]> {
  const client = openClient(ctx.deps, connection, installation?.externalId ?? null);
  return askPlatform(ctx, async () => (await client?.listRepositories()) ?? []);
}

/**
 * Whether the session of a manager lists an account, or is of it. Others see the operator's App alone, which is on the
 * instance that managers log in at.
 */
function administers({ account, organizationIds, connection }: SeenConnection, accountId: string): boolean {
  const isTheirs = account.externalId === accountId || Object.values(organizationIds).includes(accountId);
  return isTheirs && account.platform === connection.platform;
}
