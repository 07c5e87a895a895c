import type { Loaded } from '@mikro-orm/core';
import type { Config } from '#server/config/config.ts';
import type { ListedRepository, ReachableRepository } from '#server/integrations/gate-platform/gate-platform.ts';
import { type GatedRepository, GateMode } from '#server/modules/gate/repository/gated-repository.entity.ts';
import { mayTakeOver } from '#server/modules/gate/repository/repository-holder.ts';
import { type GatedOrganization, UncoveredReason, type UncoveredRepository } from './gated-organization.entity.ts';
import { findExclusion } from './repository-pattern.rules.ts';

/** A gated repository with the link that holds it. */
export type HeldRepository = Loaded<GatedRepository, 'link'>;

/** An organisation that is gated as a whole. */
export type CoveredOrganization = Loaded<GatedOrganization, 'link' | 'connection'>;

/** How a repository of the organisation is to be gated. */
export interface PlannedRepository {
  readonly found: ListedRepository;
  /** Its entry; null when it is new. */
  readonly row: HeldRepository | null;
  readonly mode: GateMode;
  readonly reason: string | null;
}

/** What is to be done about the repositories of an organisation. */
export interface CoveragePlan {
  readonly changes: readonly PlannedRepository[];
  readonly uncovered: readonly UncoveredRepository[];
  /** Entries of repositories that were moved to another owner and are still within reach. */
  readonly moved: readonly HeldRepository[];
}

/** What the platform shows, and what is stored. */
export interface OrganizationView {
  /** Says where links have their organisations. */
  readonly config: Pick<Config, 'gate'>;
  /** Repositories of the organisation within reach. */
  readonly reach: readonly ListedRepository[];
  /** All of its repositories that can be seen. */
  readonly seen: readonly ReachableRepository[];
  /** Entries of repositories in the organisation, or gated with it. */
  readonly rows: readonly HeldRepository[];
}

/**
 * Plans how the repositories of an organisation are gated with it. Those that the link set by themselves stay as they
 * are; those of other links are taken over as `mayTakeOver` says.
 */
export function planCoverage(organization: CoveredOrganization, view: OrganizationView): CoveragePlan {
  const { reach, seen, rows } = view;
  const known = new Map(rows.map((row) => [row.externalId, row]));
  const reached = new Set(reach.map(({ id }) => id));
  const changes: PlannedRepository[] = [];
  const uncovered: UncoveredRepository[] = [];
  for (const found of reach) {
    const row = known.get(found.id) ?? null;
    const reason = whyUncovered(organization, { found, row, config: view.config });
    if (reason === undefined) {
      changes.push(...planOne(organization, found, row));
    } else {
      uncovered.push({ path: found.path, reason });
    }
  }
  const hidden = seen.filter(({ id }) => !reached.has(id));
  uncovered.push(...hidden.map(({ path }) => ({ path, reason: UncoveredReason.OUT_OF_REACH })));
  const moved = rows.filter(
    (row) =>
      row.organization?.id === organization.id &&
      row.ownerId !== organization.externalId &&
      !reached.has(row.externalId),
  );
  return { changes, uncovered, moved };
}

interface ComparedRepository extends Pick<PlannedRepository, 'found' | 'row'>, Pick<OrganizationView, 'config'> {}

function whyUncovered(
  { link, connection }: CoveredOrganization,
  { found, row, config }: ComparedRepository,
): UncoveredReason | undefined {
  if (row?.link.id === link.id) {
    return undefined;
  }
  if (row !== null && !mayTakeOver(row.link.$, link.$, { config, connection: connection.$, place: found })) {
    return UncoveredReason.OTHER_LINK;
  }
  if (found.archived) {
    return UncoveredReason.ARCHIVED;
  }
  return found.administered === true ? undefined : UncoveredReason.NOT_ADMINISTERED;
}

function planOne(
  organization: CoveredOrganization,
  found: ListedRepository,
  row: HeldRepository | null,
): PlannedRepository[] {
  const exclusion = findExclusion(organization.exclusions, found.path);
  const mode = exclusion === undefined ? organization.mode : GateMode.EXCLUDED;
  const planned = { found, row, mode, reason: exclusion?.reason ?? null };
  if (row === null || row.link.id !== organization.link.id) {
    return [planned];
  }
  const isSame =
    row.mode === mode &&
    (row.reason ?? null) === planned.reason &&
    row.path === found.path &&
    row.connection.id === organization.connection.id &&
    !row.parkedAt;
  return row.organization?.id !== organization.id || isSame ? [] : [planned];
}
