import { change, type Change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { adapterOf } from '#server/modules/gate/connection/gate-access.ts';
import type { PlatformConnection } from '#server/modules/gate/connection/platform-connection.entity.ts';
import type { PlatformInstallation } from '#server/modules/gate/connection/platform-installation.entity.ts';
import { GatedRepository } from '#server/modules/gate/repository/gated-repository.entity.ts';
import { coverOrganization } from './cover-organization.job.ts';
import { GatedOrganization } from './gated-organization.entity.ts';

/** Milliseconds after which an organisation is compared again where webhooks report its repositories, and where not. */
const TOLD_MS = 24 * 3_600_000;
const UNTOLD_MS = 3_600_000;

/**
 * Has the organisations that are gated as a whole by a connection compared with the platform; given installations, only
 * those of their accounts, and those from which a repository was moved to such an account.
 */
export async function enqueueCoverage(
  tx: Change,
  connectionId: string,
  installations?: readonly (PlatformInstallation | null)[],
): Promise<void> {
  const known = installations?.filter((installation) => installation !== null);
  const concerned = known === undefined ? {} : await findConcerned(tx, known);
  const ofConnection = { connection: connectionId, ...concerned };
  for (const { id } of await tx.em.find(GatedOrganization, ofConnection, { fields: ['id'] })) {
    tx.enqueue(coverOrganization, { organizationId: id });
  }
}

async function findConcerned({ em }: Change, installations: readonly PlatformInstallation[]) {
  const accounts = installations.map(({ accountId }) => accountId);
  const left = await em.find(
    GatedRepository,
    { installation: { $in: installations.map(({ id }) => id) }, organization: { externalId: { $nin: accounts } } },
    { fields: ['organization'] },
  );
  const ids = new Set(left.flatMap(({ organization }) => (organization ? [organization.id] : [])));
  return { $or: [{ externalId: { $in: accounts } }, { id: { $in: [...ids] } }] };
}

/** The same for those that were not compared for long. */
export async function enqueueDueCoverage(ctx: AppContext, connection: PlatformConnection): Promise<void> {
  const interval = adapterOf(connection).capabilities.reachEvents ? TOLD_MS : UNTOLD_MS;
  const before = new Date(ctx.now().getTime() - interval);
  const due = { connection: connection.id, $or: [{ comparedAt: null }, { comparedAt: { $lte: before } }] };
  const found = await ctx.em.find(GatedOrganization, due, { fields: ['id'] });
  if (found.length > 0) {
    await change(ctx, async (tx) => found.forEach(({ id }) => tx.enqueue(coverOrganization, { organizationId: id })));
  }
}
