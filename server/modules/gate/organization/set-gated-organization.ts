import { LockMode } from '@mikro-orm/core';
import { LinkPlatform } from '#rules/code-platform.ts';
import { isUuid } from '#rules/uuid.ts';
import { change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import { requireStepUp } from '#server/modules/access/session/second-factor/require-step-up.ts';
import type { Link } from '#server/modules/community/link/link.entity.ts';
import { getChangeableLink, getOwnLink } from '#server/modules/community/link/own-link.ts';
import { getWorkingConnection, type SeenConnection } from '#server/modules/gate/connection/connection-access.ts';
import { adapterOf } from '#server/modules/gate/connection/gate-access.ts';
import { GateMode } from '#server/modules/gate/repository/gated-repository.entity.ts';
import { readGateableRepositories } from '#server/modules/gate/repository/reachable-repositories.ts';
import { isOfOrganization, mayTakeOver } from '#server/modules/gate/repository/repository-holder.ts';
import { coverOrganization } from './cover-organization.job.ts';
import { GatedOrganization } from './gated-organization.entity.ts';
import { checkExclusions, type RepositoryExclusion } from './repository-pattern.rules.ts';

/** An organisation to gate as a whole. */
export interface GatedOrganizationFacts {
  /** Public id of the link. */
  readonly linkId: string;
  /** Public id of a connection. */
  readonly connectionId: string;
  /** The organisation's id on the platform. */
  readonly organizationId: string;
  readonly mode: GateMode;
  readonly exclusions: readonly RepositoryExclusion[];
}

/** An organisation with repositories within reach. */
export interface ReachableOrganization {
  readonly organizationId: string;
  readonly login: string;
  readonly repositories: number;
}

/**
 * Lists the organisations whose repositories a manager may gate at a link by a connection, by name. Errors: those of
 * `getOwnLink`, `getWorkingConnection` and `readGateableRepositories`.
 */
export async function listReachableOrganizations(
  ctx: AppContext,
  { linkId, connectionId }: Pick<GatedOrganizationFacts, 'linkId' | 'connectionId'>,
): Promise<ReachableOrganization[]> {
  const { link } = await getOwnLink(ctx, linkId);
  return findOrganizations(ctx, link, await getWorkingConnection(ctx, connectionId));
}

async function findOrganizations(ctx: AppContext, link: Link, seen: SeenConnection): Promise<ReachableOrganization[]> {
  const { config } = ctx.deps;
  const { connection } = seen;
  if (!adapterOf(connection).capabilities.organizations) {
    return [];
  }
  const reach = (await readGateableRepositories(ctx, seen)).filter(
    (found) =>
      found.administered !== false &&
      (link.platform === LinkPlatform.WEB || isOfOrganization(link, { config, connection, place: found })),
  );
  return [...Map.groupBy(reach, ({ ownerId }) => ownerId)]
    .map(([organizationId, repositories]) => ({
      organizationId,
      login: repositories[0]?.path.split('/')[0] ?? '',
      repositories: repositories.length,
    }))
    .toSorted((a, b) => a.login.localeCompare(b.login));
}

/**
 * Gates all repositories of an organisation at a link, the present and the future ones, or changes how. Errors: those of
 * `getChangeableLink`, `requireStepUp`, `getWorkingConnection`, `readGateableRepositories` and `checkExclusions`;
 * `bad_request_parameter` with `mode` for `EXCLUDED`; `no_permission` for an organisation out of reach or not the link's;
 * `link_exists` for one of another link, from which only the organisation's own link takes it.
 */
export async function setGatedOrganization(ctx: AppContext, input: GatedOrganizationFacts): Promise<GatedOrganization> {
  const { link, actor, session } = await getChangeableLink(ctx, input.linkId);
  const { mode, organizationId: externalId } = input;
  if (mode === GateMode.EXCLUDED) {
    throw new AppError('bad_request_parameter', { field: 'mode' });
  }
  const exclusions = checkExclusions(input.exclusions);
  await requireStepUp(ctx, session);
  const seen = await getWorkingConnection(ctx, input.connectionId);
  const found = (await findOrganizations(ctx, link, seen)).find(({ organizationId }) => organizationId === externalId);
  if (found === undefined) {
    throw new AppError('no_permission');
  }
  const { connection } = seen;
  return change(ctx, async (tx) => {
    const identity = { host: connection.url, externalId };
    const existing = await tx.em.findOne(GatedOrganization, identity, {
      lockMode: LockMode.PESSIMISTIC_WRITE,
      populate: ['link'],
      refresh: true,
    });
    const place = { ownerId: externalId, path: `${found.login}/` };
    if (existing && !mayTakeOver(existing.link.$, link, { config: ctx.deps.config, connection, place })) {
      throw new AppError('link_exists');
    }
    const { login } = found;
    const state = { link: link.id, connection: connection.id, login, mode, exclusions, updatedAt: ctx.now() };
    const stored = existing
      ? tx.em.assign(existing, state)
      : tx.em.create(GatedOrganization, { ...identity, ...state, createdAt: ctx.now() });
    await tx.em.flush();
    const details = { linkId: link.linkId, organizationId: externalId, mode, exclusions: exclusions.length };
    tx.audit({ action: 'ORGANIZATION_GATED', actor, link, subject: stored.id, details });
    tx.enqueue(coverOrganization, { organizationId: stored.id });
    return stored;
  });
}

/**
 * Ends that an organisation is gated as a whole: its repositories stay as they are, each set by itself, and further ones
 * are not gated. Returns its id. Errors: `not_found`, those of `getChangeableLink` and `requireStepUp`.
 */
export async function releaseGatedOrganization(ctx: AppContext, id: string): Promise<string> {
  const found = isUuid(id) ? await ctx.em.findOne(GatedOrganization, id, { populate: ['link'] }) : null;
  if (found === null) {
    throw new AppError('not_found');
  }
  const { link, actor, session } = await getChangeableLink(ctx, found.link.$.linkId);
  await requireStepUp(ctx, session);
  await change(ctx, async (tx) => {
    if ((await tx.em.nativeDelete(GatedOrganization, { id, link: link.id })) > 0) {
      const details = { linkId: link.linkId, organizationId: found.externalId };
      tx.audit({ action: 'ORGANIZATION_RELEASED', actor, link, subject: id, details });
    }
  });
  return id;
}
