import { raw } from '@mikro-orm/core';
import type { AppContext } from '#server/context.ts';
import type { Link } from '#server/modules/community/link/link.entity.ts';
import { AuditEvent, SERVICE_CHAIN } from '#server/modules/ground/audit/audit-event.entity.ts';
import type { LinkAction } from '#server/modules/ground/audit/audit-events.ts';
import { ActivityKind } from '#server/modules/ground/audit/events/define-event.ts';
import type { CorporationSigning } from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import { actionsOf } from './link-action.ts';
import { presentEvents, type Activity } from './list-activity.ts';
import { ActivityActorKind, type ActivityActor } from './name-actors.ts';

/** How many events are recent. */
const RECENT = 6;

/** What the service does by itself after every signing: it would crowd out what people did. */
const CHORES: ReadonlySet<LinkAction> = new Set(['DOCUMENT_SEALED', 'DOCUMENT_COMPOSED']);

/** The actions that a glance at what happened shows. */
const SHOWN = actionsOf(null).filter((action) => !CHORES.has(action));

/** Those of them that concern the managers of employees. */
const ABOUT_EMPLOYEES: readonly LinkAction[] = [
  'EMPLOYEE_SIGNED',
  'CORPORATION_CLA_AGREED',
  ...actionsOf(ActivityKind.EMPLOYEE),
];

/** Returns the latest six events of a link, newest first, after permission was checked. */
export async function recentActivity(ctx: AppContext, { id }: Pick<Link, 'id'>): Promise<Activity[]> {
  const events = await ctx.em.find(
    AuditEvent,
    // As in the index of chains.
    { [raw((alias) => `coalesce(${alias}.link_id, '${SERVICE_CHAIN}')`)]: id, action: { $in: SHOWN } },
    { orderBy: { sequence: 'desc' }, limit: RECENT },
  );
  return presentEvents(ctx, events);
}

/** Found by their subjects: the chain of a busy link would be read far back for the events of a quiet corporation. */
const OF_CORPORATION = `
with c as materialized (select ?::uuid as id)
select e.id from audit_event e
where e.action in (?) and e.subject in (
  select id from c
  union all select m.id from manager m, c where m.corporation_signing_id = c.id
  union all select s.id from employee_signing s, c where s.corporation_signing_id = c.id
)
order by e.created_at desc, e.sequence desc limit ${RECENT}`;

interface CorporationActivityOptions {
  /** Leaves out what concerns the administrator alone. */
  readonly isAboutEmployeesOnly: boolean;
}

/**
 * Returns the latest six events of a corporation, its managers and its employees, newest first, after permission was
 * checked. Community managers are not named: they act for the community.
 */
export async function recentCorporationActivity(
  ctx: AppContext,
  { id }: Pick<CorporationSigning, 'id'>,
  { isAboutEmployeesOnly }: CorporationActivityOptions,
): Promise<Activity[]> {
  const actions = isAboutEmployeesOnly ? ABOUT_EMPLOYEES : SHOWN;
  const found = await ctx.em.execute<{ readonly id: string }[]>(OF_CORPORATION, [id, [...actions]]);
  const ids = found.map((row) => row.id);
  const events = await ctx.em.find(AuditEvent, { id: { $in: ids } }, { orderBy: { sequence: 'desc' } });
  const activity = await presentEvents(ctx, events);
  return activity.map((event) => ({ ...event, actor: withoutCommunityName(event.actor) }));
}

function withoutCommunityName(actor: ActivityActor): ActivityActor {
  return actor.kind === ActivityActorKind.COMMUNITY_MANAGER ? { ...actor, name: null } : actor;
}
