import { change, type Change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { adapterOf } from '#server/modules/gate/connection/gate-access.ts';
import type { PlatformConnection } from '#server/modules/gate/connection/platform-connection.entity.ts';
import { coverOrganization } from './cover-organization.job.ts';
import { GatedOrganization } from './gated-organization.entity.ts';

/** Milliseconds after which an organisation is compared again where webhooks tell of its repositories, and where not. */
const TOLD_MS = 24 * 3_600_000;
const UNTOLD_MS = 3_600_000;

/** Has the organisations that are gated as a whole by a connection compared with the platform. */
export async function enqueueCoverage(tx: Change, connectionId: string): Promise<void> {
  for (const { id } of await tx.em.find(GatedOrganization, { connection: connectionId }, { fields: ['id'] })) {
    tx.enqueue(coverOrganization, { organizationId: id });
  }
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
