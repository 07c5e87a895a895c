import type { AppContext } from '#server/context.ts';
import { findPage } from '#server/db/find-page.ts';
import { checkPageSize, type Page, type PageRequest } from '#server/db/paging.ts';
import { containing } from '#server/db/search-text.ts';
import { AppError } from '#server/errors/app-error.ts';
import { getOwnLink, ownLinkFilter } from '#server/modules/community/link/own-link.ts';
import { getWorkingConnection } from '#server/modules/gate/connection/connection-access.ts';
import { PullRequest, PullRequestState } from '#server/modules/gate/pull-request/pull-request.entity.ts';
import type { GateMode } from './gated-repository.entity.ts';
import { GatedRepository } from './gated-repository.entity.ts';
import type { AvailableRepository, GatedRepositoryType } from './gated-repository.types.ts';
import { readGateableRepositories, type GateableRepository } from './reachable-repositories.ts';

export interface GatedRepositoriesInput extends PageRequest {
  readonly linkId: string;
  /** Part of the path. */
  readonly search?: string | null | undefined;
  readonly mode?: GateMode | null | undefined;
  /** Public id of a connection. */
  readonly connectionId?: string | null | undefined;
}

/** Lists the gated repositories of a link by path. Errors: those of `getOwnLink`, `findPage` and `containing`. */
export async function listGatedRepositories(
  ctx: AppContext,
  { linkId, search, mode, connectionId, ...page }: GatedRepositoriesInput,
): Promise<Page<GatedRepositoryType>> {
  const { link } = await getOwnLink(ctx, linkId);
  const path = containing(search);
  const where = {
    link: link.id,
    ...(path === undefined ? {} : { path }),
    ...(mode ? { mode } : {}),
    ...(connectionId ? { connection: { publicId: connectionId } } : {}),
  };
  const found = await findPage(ctx.em, GatedRepository, { where, orderBy: { path: 'asc' }, page });
  return { ...found, entries: await presentRepositories(ctx, found.entries) };
}

/** Presents gated repositories with their numbers of open pull requests, in two statements. */
export async function presentRepositories(
  { em }: Pick<AppContext, 'em'>,
  repositories: readonly GatedRepository[],
): Promise<GatedRepositoryType[]> {
  const placed = await em.populate([...repositories], ['connection']);
  const ids = repositories.map(({ id }) => id);
  const open = await em.find(
    PullRequest,
    { repository: { $in: ids }, state: PullRequestState.OPEN },
    { fields: ['repository'] },
  );
  return placed.map(({ id, connection, organization, externalId, path, mode, subjects, reason, parkedAt }) => ({
    id,
    connectionId: connection.$.publicId,
    byOrganization: Boolean(organization),
    repositoryId: externalId,
    path,
    mode,
    subjects: subjects ?? null,
    reason: reason ?? null,
    reachable: !parkedAt,
    openPullRequests: open.filter(({ repository }) => repository.id === id).length,
  }));
}

/** Milliseconds for which further pages and searches show the list that the first page was cut from. */
const KEPT_MS = 300_000;

export interface AvailableRepositoriesInput extends PageRequest {
  readonly connectionId: string;
  /** Part of the path. */
  readonly search?: string | null | undefined;
}

/**
 * Lists the repositories that a connection reaches and the viewer may gate, by path: on the first page as they are, on
 * further pages and in searches as they were up to five minutes ago. Errors: those of
 * `getWorkingConnection` and `readGateableRepositories`, `bad_request_parameter` with `first`, `after` or `search`.
 */
export async function listAvailableRepositories(
  ctx: AppContext,
  { connectionId, search, first, after }: AvailableRepositoriesInput,
): Promise<Page<AvailableRepository>> {
  checkPageSize(first);
  containing(search);
  const seen = await getWorkingConnection(ctx, connectionId);
  const start = checkOffset(after);
  const text = (search ?? '').trim().toLowerCase();
  const { url: host } = seen.connection;
  const own = { host, link: ownLinkFilter(seen) };
  const isOpened = start === 0 && text === '';
  const keptSince = isOpened ? undefined : new Date(ctx.now().getTime() - KEPT_MS);
  const reached = await readGateableRepositories(ctx, seen, keptSince);
  const claimed = await findClaimed(ctx, own, reached);
  const reach = reached
    .filter(({ id, administered }) => administered !== false || claimed.has(id))
    .filter(({ path }) => path.toLowerCase().includes(text))
    .toSorted((a, b) => a.path.localeCompare(b.path));
  const shown = reach.slice(start, start + first);
  const gated = await ctx.em.find(GatedRepository, { ...own, externalId: { $in: shown.map(({ id }) => id) } });
  const presented = await presentRepositories(ctx, gated);
  const end = start + shown.length;
  return {
    entries: shown.map((repository) => ({
      repositoryId: repository.id,
      path: repository.path,
      url: `${host}/${repository.path}`,
      private: repository.private,
      gated: presented.find(({ repositoryId }) => repositoryId === repository.id) ?? null,
    })),
    totalCount: reach.length,
    hasNextPage: end < reach.length,
    endCursor: shown.length === 0 ? null : String(end),
  };
}

/** Ids of those that the account does not administer, but that are under a link of the viewer. */
async function findClaimed(
  { em }: AppContext,
  own: { readonly host: string; readonly link: ReturnType<typeof ownLinkFilter> },
  reached: readonly GateableRepository[],
): Promise<Set<string>> {
  const others = reached.filter(({ administered }) => administered === false).map(({ id }) => id);
  const found = others.length === 0 ? [] : await em.find(GatedRepository, { ...own, externalId: { $in: others } });
  return new Set(found.map(({ externalId }) => externalId));
}

/** The platform's list has no keys of ours: its cursor is the number of entries before. */
function checkOffset(after: string | null | undefined): number {
  const offset = Number(after ?? '0');
  if (!Number.isSafeInteger(offset) || offset < 0) {
    throw new AppError('bad_request_parameter', { field: 'after' });
  }
  return offset;
}
