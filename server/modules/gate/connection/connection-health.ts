import type { Loaded } from '@mikro-orm/core';
import type { AppContext, Dependencies } from '#server/context.ts';
import type { PlatformFinding, PlatformRepository } from '#server/integrations/gate-platform/gate-platform.ts';
import { ownLinkFilter } from '#server/modules/community/link/own-link.ts';
import { GatedRepository, GateMode } from '#server/modules/gate/repository/gated-repository.entity.ts';
import { askPlatform } from './ask-platform.ts';
import { getSeenConnection } from './connection-access.ts';
import { openClient } from './gate-access.ts';
import { explainFinding } from './health-text.ts';
import { ConnectionState, type PlatformConnection } from './platform-connection.entity.ts';
import type { HealthFinding } from './platform-connection.types.ts';

/** A gated repository, and the installation by which it is reached. */
interface Inspected extends PlatformRepository {
  readonly installationId: string | null;
  /** Whether the connection reached it when it was last looked for. */
  readonly reachable: boolean;
}

/**
 * Finds out what is wrong with a connection and with the repositories of the viewer's links. Errors: those of
 * `getSeenConnection` and `askPlatform`.
 */
export async function connectionHealth(ctx: AppContext, publicId: string): Promise<HealthFinding[]> {
  const seen = await getSeenConnection(ctx, publicId);
  const gated = await ctx.em.find(
    GatedRepository,
    { connection: seen.connection.id, mode: { $ne: GateMode.EXCLUDED }, link: ownLinkFilter(seen) },
    { populate: ['installation'] },
  );
  const repositories = gated.map(toInspected);
  return askPlatform(ctx, () => inspectConnection(ctx.deps, seen.connection, repositories));
}

/** A gated repository as it is inspected. */
export function toInspected({
  externalId,
  path,
  installation,
  parkedAt,
}: Loaded<GatedRepository, 'installation'>): Inspected {
  return { id: externalId, path, installationId: installation?.$.externalId ?? null, reachable: !parkedAt };
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
  const within = repositories.filter(({ reachable }) => reachable);
  const places = connection.appId ? new Set(within.map(({ installationId }) => installationId)) : new Set([null]);
  for (const place of places) {
    const client = openClient(deps, connection, place);
    findings.push(...((await client?.inspect(within.filter(({ installationId }) => installationId === place))) ?? []));
  }
  const lost = repositories.filter(({ reachable }) => !reachable);
  findings.push(...lost.map(({ path }) => ({ ok: false, check: 'reach', repository: path, subject: null }) as const));
  return findings.map(explainFinding);
}
