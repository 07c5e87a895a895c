import { LockMode } from '@mikro-orm/core';
import { z } from 'zod';
import { change, type Change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import type { Em } from '#server/db/open-database.ts';
import type {
  GateClient,
  ListedRepository,
  ReachableRepository,
} from '#server/integrations/gate-platform/gate-platform.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import { createSystemContext } from '#server/jobs/system-context.ts';
import { comeAgainAt } from '#server/modules/gate/connection/come-again.ts';
import { adapterOf, openClient } from '#server/modules/gate/connection/gate-access.ts';
import { BACKFILL_REPOSITORY } from '#server/modules/gate/connection/gate-queues.ts';
import { ConnectionState } from '#server/modules/gate/connection/platform-connection.entity.ts';
import { PlatformInstallation } from '#server/modules/gate/connection/platform-installation.entity.ts';
import { tendWebhooks } from '#server/modules/gate/connection/tend-webhooks.job.ts';
import { GatedRepository, GateMode } from '#server/modules/gate/repository/gated-repository.entity.ts';
import { auditTakeOver } from '#server/modules/gate/repository/repository-holder.ts';
import { SYSTEM } from '#server/modules/ground/audit/actor.ts';
import { GatedOrganization } from './gated-organization.entity.ts';
import { planCoverage, type CoveredOrganization, type CoveragePlan, type PlannedRepository } from './plan-coverage.ts';

/** Repositories that one transaction changes, so that it stays short. */
const CHANGES_MAX = 200;

/** Repositories whose rights are read at the same time. */
const AT_A_TIME = 8;

/** Repositories that are kept as not covered. */
const UNCOVERED_MAX = 1_000;

/**
 * Gates the repositories of an organisation that is gated as a whole, as the platform lists them now: new ones, renamed
 * ones that an exclusion matches now or no longer, and those that were moved into it or out of it.
 */
export const coverOrganization = defineJob({
  name: 'cover-organization',
  payload: z.object({ organizationId: z.uuid() }),
  options: { retries: 4, retryDelaySeconds: 10, expirySeconds: 300 },
  key: ({ organizationId }) => organizationId,
  async run(deps, { organizationId }) {
    const ctx = createSystemContext(deps);
    const organization = await ctx.em.findOne(GatedOrganization, organizationId, { populate: ['link', 'connection'] });
    if (organization === null || !isFollowed(organization)) {
      return;
    }
    const place = await findPlace(ctx, organization);
    if (place === undefined) {
      return;
    }
    const again = place.limitedUntil ?? (await attempt(ctx, organization, place));
    if (again !== undefined) {
      await change(ctx, async (tx) => tx.enqueue(coverOrganization, { organizationId }, again));
    }
  },
});

function isFollowed({ link, connection }: CoveredOrganization): boolean {
  return !link.$.unlinkedAt && !link.$.frozenAt && connection.$.state === ConnectionState.ACTIVE;
}

interface Place {
  readonly installation: PlatformInstallation | null;
  readonly client: GateClient;
  /** The platform wants no requests before. */
  readonly limitedUntil: Date | undefined;
}

/** Undefined while the App is not installed there, or the connection has no credentials. */
async function findPlace(ctx: AppContext, { connection, externalId }: CoveredOrganization): Promise<Place | undefined> {
  const works = { connection: connection.id, accountId: externalId, suspended: false, removedAt: null };
  const installation = connection.$.appId ? await ctx.em.findOne(PlatformInstallation, works) : null;
  if (connection.$.appId && installation === null) {
    return undefined;
  }
  const client = openClient(ctx.deps, connection.$, installation?.externalId ?? null);
  const limits = [connection.$.limitedUntil, installation?.limitedUntil];
  const limitedUntil = limits.find((limit) => limit instanceof Date && limit > ctx.now()) ?? undefined;
  return client && { installation, client, limitedUntil };
}

/** Returns when to come again after a limit of the platform. */
async function attempt(ctx: AppContext, organization: CoveredOrganization, place: Place): Promise<Date | undefined> {
  const { installation } = place;
  const askedAt = ctx.now();
  try {
    await cover(ctx, organization, place);
    return undefined;
  } catch (error) {
    return comeAgainAt(ctx, error, {
      connectionId: organization.connection.id,
      installation: installation && { id: installation.id, askedAt },
      repositoryId: null,
    });
  }
}

async function cover(
  ctx: AppContext,
  organization: CoveredOrganization,
  { client, installation }: Place,
): Promise<void> {
  const { externalId: ownerId } = organization;
  const listed = (await client.listRepositories()).filter((repository) => repository.ownerId === ownerId);
  const login = listed[0]?.path.split('/')[0] ?? installation?.accountLogin ?? organization.login;
  const seen = (await client.listOrganization(login)).filter((repository) => repository.ownerId === ownerId);
  const stored = await findRows(ctx.em, organization, listed);
  const isKnown = new Set(stored.map(({ externalId }) => externalId));
  const reach: ListedRepository[] = [];
  for (let from = 0; from < listed.length; from += AT_A_TIME) {
    const some = listed.slice(from, from + AT_A_TIME);
    const asked = some.map(async (found) => (isKnown.has(found.id) ? found : withAdministration(client, found)));
    reach.push(...(await Promise.all(asked)));
  }
  const view = { listed, reach, seen, login };
  while (await changeSome(ctx, organization, { installation, view })) {
    ctx.em.clear();
  }
}

interface Compared {
  readonly installation: PlatformInstallation | null;
  /** What the platform has shown. */
  readonly view: {
    readonly listed: readonly ListedRepository[];
    readonly reach: readonly ListedRepository[];
    readonly seen: readonly ReachableRepository[];
    readonly login: string;
  };
}

/** Changes as many repositories as one transaction may, and returns whether some are left. */
async function changeSome(
  ctx: AppContext,
  organization: CoveredOrganization,
  { installation, view: { listed, reach, seen, login } }: Compared,
): Promise<boolean> {
  return change(ctx, async (tx) => {
    // Two runs may overlap, and the organisation may have been released or set otherwise meanwhile.
    const current = await tx.em.findOne(GatedOrganization, organization.id, {
      lockMode: LockMode.PESSIMISTIC_WRITE,
      populate: ['link', 'connection'],
      refresh: true,
    });
    if (current === null || !isFollowed(current)) {
      return false;
    }
    const rows = await findRows(tx.em, current, listed);
    const plan = planCoverage(current, { config: ctx.deps.config, reach, seen, rows });
    const changes = plan.changes.slice(0, CHANGES_MAX);
    for (const planned of changes) {
      store(ctx, tx, { organization: current, installation, planned });
    }
    leaveMoved(ctx, tx, plan);
    note(ctx, tx, { organization: current, login, plan });
    return plan.changes.length > changes.length;
  });
}

/** Entries of repositories in the organisation, or gated with it. */
async function findRows(em: Em, { id, host }: CoveredOrganization, listed: readonly ListedRepository[]) {
  const among = { host, externalId: { $in: listed.map((repository) => repository.id) } };
  return em.find(GatedRepository, { $or: [among, { organization: id }] }, { populate: ['link'], refresh: true });
}

/** Reads the account's role where the list does not state its rights. */
async function withAdministration(client: GateClient, found: ListedRepository): Promise<ListedRepository> {
  if (found.administered !== null) {
    return found;
  }
  return { ...found, administered: (await client.readRole(found, await client.readAccount())) === 'admin' };
}

interface Stored {
  readonly organization: CoveredOrganization;
  readonly installation: PlatformInstallation | null;
  readonly planned: PlannedRepository;
}

function store(ctx: AppContext, tx: Change, { organization, installation, planned }: Stored): void {
  const { found, row, mode, reason } = planned;
  const { link, connection, host } = organization;
  const now = ctx.now();
  const before = row?.connection.id;
  const state = {
    link: link.id,
    connection: connection.id,
    installation: installation?.id ?? null,
    organization: organization.id,
    path: found.path,
    ownerId: found.ownerId,
    private: found.private,
    mode,
    reason,
    parkedAt: null,
    updatedAt: now,
    ...(row?.link.id === link.id ? {} : { subjects: null }),
  };
  if (row !== null) {
    auditTakeOver(tx, { holder: row.link.$, link: link.$, actor: SYSTEM, externalId: found.id });
  }
  const isNew = row === null || row.mode !== mode || row.link.id !== link.id;
  const stored =
    row === null
      ? tx.em.create(GatedRepository, {
          id: crypto.randomUUID(),
          host,
          externalId: found.id,
          subjects: null,
          ...state,
          createdAt: now,
        })
      : tx.em.assign(row, state);
  if (isNew) {
    const details = { linkId: link.$.linkId, repositoryId: found.id, mode };
    tx.audit({ action: 'REPOSITORY_GATED', actor: SYSTEM, link: link.$, subject: stored.id, details });
  }
  follow(tx, { organization, stored, before });
}

/** Has webhooks set where they are needed, and open pull requests judged. */
function follow(
  tx: Change,
  {
    organization: { connection },
    stored,
    before,
  }: { organization: CoveredOrganization; stored: GatedRepository; before: string | undefined },
): void {
  const repositoryId = stored.id;
  if (stored.mode !== GateMode.EXCLUDED) {
    tx.enqueue(BACKFILL_REPOSITORY, { repositoryId });
  }
  if (adapterOf(connection.$).capabilities.connectedBy === 'token') {
    tx.enqueue(tendWebhooks, { connectionId: connection.id, repositoryId });
  }
  if (before !== undefined && before !== connection.id) {
    tx.enqueue(tendWebhooks, { connectionId: before, repositoryId });
  }
}

/** A repository that another owner has now is no longer gated; the reason says where it went. */
function leaveMoved(ctx: AppContext, tx: Change, { moved }: CoveragePlan): void {
  for (const row of moved) {
    const left = { mode: GateMode.EXCLUDED, reason: `→ ${row.path}`, organization: null, updatedAt: ctx.now() };
    tx.em.assign(row, left);
    const details = { linkId: row.link.$.linkId, repositoryId: row.externalId, mode: GateMode.EXCLUDED };
    tx.audit({ action: 'REPOSITORY_GATED', actor: SYSTEM, link: row.link.$, subject: row.id, details });
    tx.enqueue(tendWebhooks, { connectionId: row.connection.id, repositoryId: row.id });
  }
}

interface Noted {
  readonly organization: CoveredOrganization;
  readonly login: string;
  readonly plan: CoveragePlan;
}

function note(ctx: AppContext, tx: Change, { organization, login, plan }: Noted): void {
  const uncovered = plan.uncovered.toSorted((a, b) => a.path.localeCompare(b.path)).slice(0, UNCOVERED_MAX);
  const state = { login, uncovered, uncoveredCount: plan.uncovered.length, comparedAt: ctx.now() };
  tx.em.assign(organization, state);
}
