import type { Loaded } from '@mikro-orm/core';
import type { Dependencies } from '#server/context.ts';
import type { Em } from '#server/db/open-database.ts';
import type {
  GateCapabilities,
  GateClient,
  PlatformRepository,
} from '#server/integrations/gate-platform/gate-platform.ts';
import { adapterOf, openClient } from '#server/modules/gate/connection/gate-access.ts';
import { ConnectionState } from '#server/modules/gate/connection/platform-connection.entity.ts';
import { findRepositoryPolicy } from '#server/modules/gate/policy/gate-policy.queries.ts';
import type { GatePolicyFacts } from '#server/modules/gate/policy/gate-policy.rules.ts';
import { GatedRepository, GateMode } from '#server/modules/gate/repository/gated-repository.entity.ts';

const PLACE = ['link', 'connection', 'installation'] as const;

/** A gated repository that is judged now, by which policy, and the client to do it with. */
export interface GateTarget {
  readonly repository: Loaded<GatedRepository, (typeof PLACE)[number]>;
  readonly policy: GatePolicyFacts;
  readonly client: GateClient;
  /** What the platform can do. */
  readonly capabilities: GateCapabilities;
  /** Whether verdicts are written to the platform. */
  readonly enforced: boolean;
  /** Whether the account, as a tester that the repository may require, passes covered pull requests. */
  readonly passesTests: boolean;
  /** What the platform calls the repository. */
  readonly place: PlatformRepository;
  /** The platform wants no requests before; null when it takes them. */
  readonly limitedUntil: Date | null;
}

/**
 * Returns a repository with a client for it; undefined while nothing is done about it: it is excluded, parked or of an
 * unlinked link, or its connection does not work.
 */
export async function findTarget(
  deps: Pick<Dependencies, 'config' | 'secretBox'>,
  em: Em,
  repositoryId: string,
): Promise<GateTarget | undefined> {
  const repository = await em.findOne(GatedRepository, repositoryId, { populate: PLACE, refresh: true });
  if (repository === null || !isJudged(repository)) {
    return undefined;
  }
  const { connection, installation, externalId: id, path } = repository;
  const client = openClient(deps, connection.$, installation?.$.externalId ?? null);
  if (client === undefined) {
    return undefined;
  }
  const limits = [connection.$.limitedUntil, installation?.$.limitedUntil].filter((limit) => limit instanceof Date);
  const limitedUntil = limits.toSorted((a, b) => b.getTime() - a.getTime())[0] ?? null;
  const policy = await findRepositoryPolicy(em, repository);
  const { capabilities } = adapterOf(connection.$);
  const enforced = repository.mode === GateMode.ENFORCE;
  const passesTests = policy.passAsTester && capabilities.tester;
  return { repository, policy, client, capabilities, enforced, passesTests, place: { id, path }, limitedUntil };
}

function isJudged({ mode, parkedAt, link, connection, installation }: GateTarget['repository']): boolean {
  const installed = installation ? !installation.$.suspended && !installation.$.removedAt : !connection.$.appId;
  return (
    mode !== GateMode.EXCLUDED &&
    !parkedAt &&
    !link.$.unlinkedAt &&
    connection.$.state === ConnectionState.ACTIVE &&
    installed
  );
}
