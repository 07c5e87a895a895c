import type { AppContext, Dependencies } from '#server/context.ts';
import type { PlatformFinding, PlatformRepository } from '#server/integrations/gate-platform/gate-platform.ts';
import { GatedRepository } from '#server/modules/gate/repository/gated-repository.entity.ts';
import { ownLinkFilter } from '#server/modules/link/own-link.ts';
import { askPlatform } from './ask-platform.ts';
import { getSeenConnection } from './connection-access.ts';
import { openClient } from './gate-access.ts';
import { explainFinding } from './health-text.ts';
import { ConnectionState, type PlatformConnection } from './platform-connection.entity.ts';
import type { HealthFinding } from './platform-connection.types.ts';

/** A gated repository, and the installation by which it is reached. */
interface Inspected extends PlatformRepository {
  readonly installationId: string | null;
}

/**
 * Finds out what is wrong with a connection and with the repositories of the viewer's links. Errors: those of
 * `getSeenConnection` and `askPlatform`.
 */
export async function connectionHealth(ctx: AppContext, publicId: string): Promise<HealthFinding[]> {
  const seen = await getSeenConnection(ctx, publicId);
  const gated = await ctx.em.find(
    GatedRepository,
    { connection: seen.connection.id, link: ownLinkFilter(seen) },
    { populate: ['installation'] },
  );
  const repositories = gated.map(({ externalId, path, installation }) => ({
    id: externalId,
    path,
    installationId: installation?.$.externalId ?? null,
  }));
  return askPlatform(ctx, () => inspectConnection(ctx.deps, seen.connection, repositories));
}

/** The same for given repositories, without asking who wants to know. Throws `GatePlatformFailure`. */
export async function inspectConnection(
  deps: Pick<Dependencies, 'config' | 'secretBox'>,
  connection: PlatformConnection,
  repositories: readonly Inspected[],
): Promise<HealthFinding[]> {
  const works = connection.state === ConnectionState.ACTIVE;
  const state: PlatformFinding = {
    ok: works,
    check: 'credentials',
    repository: null,
    subject: connection.pausedReason ?? null,
  };
  if (!works) {
    return [explainFinding(state)];
  }
  const findings: PlatformFinding[] = [state];
  const places = connection.appId ? new Set(repositories.map(({ installationId }) => installationId)) : new Set([null]);
  for (const place of places) {
    const client = openClient(deps, connection, place);
    findings.push(
      ...((await client?.inspect(repositories.filter(({ installationId }) => installationId === place))) ?? []),
    );
  }
  return findings.map(explainFinding);
}
