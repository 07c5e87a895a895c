import { raw, type FilterQuery } from '@mikro-orm/core';
import type { AppContext } from '#server/context.ts';
import { findPage } from '#server/db/find-page.ts';
import type { Page, PageRequest } from '#server/db/paging.ts';
import { containing } from '#server/db/search-text.ts';
import { requireStorableDates } from '#server/db/storable-date.ts';
import { getOwnLink } from '#server/modules/community/link/own-link.ts';
import { AuditEvent, SERVICE_CHAIN } from '#server/modules/ground/audit/audit-event.entity.ts';
import type { LinkAction } from '#server/modules/ground/audit/audit-events.ts';
import type { ActivityKind } from '#server/modules/ground/audit/events/define-event.ts';
import { CorporationSigning } from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import { aboutPerson } from './about-person.ts';
import { actionsOf, LINK_ACTIONS } from './link-action.ts';
import { nameActors, type ActivityActor } from './name-actors.ts';
import { namePersons } from './name-persons.ts';

/** Which events of a link are wanted, and which page of them; null stands for all. */
export interface ActivityInput extends PageRequest {
  readonly linkId: string;
  readonly kind?: ActivityKind | null | undefined;
  /** Then or later. */
  readonly from?: Date | null | undefined;
  /** Before. */
  readonly to?: Date | null | undefined;
  /** Part of a reference, or of the name or address of whoever it is about or did it. */
  readonly search?: string | null | undefined;
}

/** One thing that happened at a link. */
export interface Activity {
  readonly id: string;
  readonly at: Date;
  readonly action: LinkAction;
  readonly kind: ActivityKind;
  readonly actor: ActivityActor;
  /** Of the signing it concerns. */
  readonly reference: string | null;
  readonly corporationName: string | null;
  /** The signer or manager that it concerns; null for none, and once erased. */
  readonly personName: string | null;
  readonly details: readonly { readonly name: string; readonly value: string }[];
  /** Its place in the link's chain of events. */
  readonly sequence: number;
}

/** Details of no use to managers: ids, and those with their own field. */
const UNTOLD = new Set(['linkId', 'reference', 'managerId', 'domainId', 'corporationSigningId', 'repositoryId']);

/**
 * Lists what happened at a link, newest first, for its community managers. Errors: those of `getOwnLink` and `findPage`;
 * `bad_request_parameter` with `from`, `to` or `search`.
 */
export async function listActivity(ctx: AppContext, { linkId, ...wanted }: ActivityInput): Promise<Page<Activity>> {
  const { link } = await getOwnLink(ctx, linkId);
  const { entries, ...page } = await findPage(ctx.em, AuditEvent, {
    where: conditionOf(link.id, wanted),
    orderBy: { sequence: 'desc' },
    page: wanted,
  });
  return { ...page, entries: await presentEvents(ctx, entries) };
}

function conditionOf(
  link: string,
  { kind = null, from = null, to = null, search }: Omit<ActivityInput, 'linkId'>,
): FilterQuery<AuditEvent> {
  const found = containing(search);
  requireStorableDates({ from, to });
  return {
    // As in the index of chains.
    [raw((alias) => `coalesce(${alias}.link_id, '${SERVICE_CHAIN}')`)]: link,
    action: { $in: actionsOf(kind) },
    ...(found !== undefined && {
      $or: [{ [raw((alias) => `${alias}.details ->> 'reference'`)]: found }, aboutPerson(link, found.$ilike)],
    }),
    createdAt: { ...(from !== null && { $gte: from }), ...(to !== null && { $lt: to }) },
  };
}

/** Presents events of one link to its managers, in their order; the number of statements does not depend on how many. */
export async function presentEvents({ em }: AppContext, events: readonly AuditEvent[]): Promise<Activity[]> {
  const actors = await nameActors(em, new Set(events.map(({ actor }) => actor)));
  const subjects = events.map(({ subject }) => subject);
  const persons = await namePersons(em, subjects);
  const corporations = await em.find(CorporationSigning, { id: { $in: subjects } });
  const bySubject = new Map(corporations.map((corporation) => [corporation.id, corporation]));
  return events.map(({ id, createdAt, action, actor, subject, details, sequence }) => {
    const known = action as LinkAction;
    const reference = details['reference'] ?? bySubject.get(subject)?.reference ?? null;
    return {
      id,
      at: createdAt,
      action: known,
      kind: LINK_ACTIONS[known].kind,
      actor: actors(actor),
      reference: reference === null ? null : String(reference),
      corporationName: bySubject.get(subject)?.corporationName ?? null,
      personName: persons.get(subject) ?? null,
      details: presentDetails(details),
      sequence,
    };
  });
}

/** The details by name: the database keeps them in no order. */
function presentDetails(details: AuditEvent['details']): Activity['details'] {
  return Object.entries(details)
    .filter(([name, value]) => !UNTOLD.has(name) && value !== '')
    .map(([name, value]) => ({ name, value: String(value) }))
    .toSorted((one, other) => one.name.localeCompare(other.name));
}
