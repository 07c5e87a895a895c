import { LockMode } from '@mikro-orm/core';
import { LinkPlatform } from '#rules/code-platform.ts';
import { characterCount } from '#rules/field-value.ts';
import { change, type Change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import { requireStepUp } from '#server/modules/access/session/second-factor/require-step-up.ts';
import type { Link } from '#server/modules/community/link/link.entity.ts';
import { getChangeableLink, type OwnLink } from '#server/modules/community/link/own-link.ts';
import { askPlatform } from '#server/modules/gate/connection/ask-platform.ts';
import { getWorkingConnection, type SeenConnection } from '#server/modules/gate/connection/connection-access.ts';
import { openClient, webhookSecretsOf, webhookUrlOf } from '#server/modules/gate/connection/gate-access.ts';
import { BACKFILL_REPOSITORY } from '#server/modules/gate/connection/gate-queues.ts';
import { tendWebhooks } from '#server/modules/gate/connection/tend-webhooks.job.ts';
import { checkSubjects } from '#server/modules/gate/policy/gate-policy-input.rules.ts';
import { GatedRepository, GateMode } from './gated-repository.entity.ts';
import type { GatedRepositoryType } from './gated-repository.types.ts';
import { presentRepositories } from './list-repositories.ts';
import { isAdministered, readGateableRepositories, type GateableRepository } from './reachable-repositories.ts';
import { auditTakeOver, isOfOrganization, mayTakeOver } from './repository-holder.ts';

/** What is to be done about a repository. */
export interface GatedRepositoryFacts {
  /** Public id of a connection. */
  readonly connectionId: string;
  /** The repository's id on the platform. */
  readonly repositoryId: string;
  readonly mode: GateMode;
  readonly reason?: string | null | undefined;
  /** The subjects of each commit that it requires; null or absent: those of the link's policy. */
  readonly subjects?: readonly string[] | null | undefined;
}

/** Repositories of a link to add or to change. */
export interface SetGatedRepositoriesFacts {
  readonly linkId: string;
  readonly repositories: readonly GatedRepositoryFacts[];
}

const REPOSITORIES_MAX = 100;
const REASON_MAX_LENGTH = 500;

/** The right that claiming a repository takes. */
const ADMINISTRATION = 'administrator of the repository';

/** A repository as the platform shows it, with what is wanted. */
interface WantedRepository {
  readonly facts: GatedRepositoryFacts;
  readonly seen: SeenConnection;
  readonly found: GateableRepository;
}

/**
 * Adds or changes gated repositories of a link, all or none; the open pull requests of those that are judged are looked
 * at. Whatever may ask less of contributors than the link's policy needs a step-up. Errors: those of `getChangeableLink`,
 * `requireStepUp`, `getWorkingConnection` and `askPlatform`; `bad_request_parameter` with
 * `repositories` (1 to 100, none twice) or `repositories.<n>.reason` or `.subjects`; `no_permission` for a repository
 * that the connection does not reach or that is not in the link's organisation; `link_exists` for one of another link, from which
 * only the link of the repository's own organisation takes it;
 * `auth_failed` with `reason` for one that the account of the connection does not administer.
 */
export async function setGatedRepositories(
  ctx: AppContext,
  { linkId, repositories }: SetGatedRepositoriesFacts,
): Promise<GatedRepositoryType[]> {
  const own = await getChangeableLink(ctx, linkId);
  checkRepositories(repositories);
  if (repositories.some(asksForLess)) {
    await requireStepUp(ctx, own.session);
  }
  const wanted = await findWanted(ctx, own, repositories);
  await requireAdministration(ctx, own.link, wanted);
  await registerWebhooks(ctx, wanted);
  const stored = await change(ctx, async (tx) => {
    const rows: GatedRepository[] = [];
    for (const one of wanted) {
      rows.push(await store(ctx, tx, { own, one }));
    }
    return rows;
  });
  return presentRepositories(ctx, stored);
}

function checkRepositories(repositories: readonly GatedRepositoryFacts[]): void {
  const ids = new Set(repositories.map(({ connectionId, repositoryId }) => `${connectionId} ${repositoryId}`));
  if (repositories.length === 0 || repositories.length > REPOSITORIES_MAX || ids.size < repositories.length) {
    throw new AppError('bad_request_parameter', { field: 'repositories' });
  }
  repositories.forEach(({ mode, reason, subjects }, index) => {
    if (subjects) {
      checkSubjects(subjects, `repositories.${index}.subjects`);
    }
    const text = (reason ?? '').trim();
    if (characterCount(text) > REASON_MAX_LENGTH || (mode === GateMode.EXCLUDED && text === '')) {
      throw new AppError('bad_request_parameter', { field: `repositories.${index}.reason` });
    }
  });
}

/** Excluded and observed repositories merge what nobody has signed; own subjects may leave out those of the policy. */
function asksForLess({ mode, subjects }: GatedRepositoryFacts): boolean {
  return mode !== GateMode.ENFORCE || Boolean(subjects);
}

/** Asks each connection once. */
async function findWanted(
  ctx: AppContext,
  own: OwnLink,
  repositories: readonly GatedRepositoryFacts[],
): Promise<WantedRepository[]> {
  const wanted: WantedRepository[] = [];
  for (const connectionId of new Set(repositories.map((facts) => facts.connectionId))) {
    const seen = await getWorkingConnection(ctx, connectionId);
    const reach = new Map((await readGateableRepositories(ctx, seen)).map((found) => [found.id, found]));
    for (const facts of repositories.filter((one) => one.connectionId === connectionId)) {
      const found = reach.get(facts.repositoryId);
      if (found === undefined || !isOfLink(ctx, own.link, { seen, found })) {
        throw new AppError('no_permission');
      }
      wanted.push({ facts, seen, found });
    }
  }
  return wanted;
}

/** Entries of the link stay changeable when the account has lost the right since. */
async function requireAdministration(ctx: AppContext, link: Link, wanted: readonly WantedRepository[]): Promise<void> {
  for (const { seen, found } of wanted) {
    const entry = { host: seen.connection.url, externalId: found.id, link };
    if ((await ctx.em.count(GatedRepository, entry)) === 0 && !(await isAdministered(ctx, seen, found))) {
      throw new AppError('auth_failed', { reason: ADMINISTRATION });
    }
  }
}

/** A `web` link has no organisation: its managers gate what they reach themselves. */
function isOfLink(
  { deps: { config } }: AppContext,
  link: Link,
  { seen: { connection }, found }: Pick<WantedRepository, 'seen' | 'found'>,
): boolean {
  return link.platform === LinkPlatform.WEB || isOfOrganization(link, { config, connection, place: found });
}

/** Done before the change, because no transaction waits for the network; a webhook too many does no harm. */
async function registerWebhooks(ctx: AppContext, wanted: readonly WantedRepository[]): Promise<void> {
  for (const { facts, seen, found } of wanted.filter(({ facts: { mode } }) => mode !== GateMode.EXCLUDED)) {
    const client = openClient(ctx.deps, seen.connection, found.installation?.externalId ?? null);
    const [secret = ''] = webhookSecretsOf(ctx.deps, seen.connection);
    const url = webhookUrlOf(ctx.deps, seen.connection);
    const repository = { id: facts.repositoryId, path: found.path };
    await askPlatform(ctx, async () => client?.registerWebhook(repository, { url, secret }));
  }
}

interface Stored {
  readonly own: OwnLink;
  readonly one: WantedRepository;
}

async function store(ctx: AppContext, tx: Change, { own, one }: Stored): Promise<GatedRepository> {
  const { link, actor } = own;
  const { seen, found, facts } = one;
  const identity = { host: seen.connection.url, externalId: found.id };
  const existing = await tx.em.findOne(GatedRepository, identity, {
    lockMode: LockMode.PESSIMISTIC_WRITE,
    populate: ['link'],
  });
  const holder = existing?.link.$ ?? link;
  if (!mayTakeOver(holder, link, { config: ctx.deps.config, connection: seen.connection, place: found })) {
    throw new AppError('link_exists');
  }
  auditTakeOver(tx, { holder, link, actor, externalId: found.id });
  const before = existing?.connection.id;
  const now = ctx.now();
  const state = {
    link: link.id,
    connection: seen.connection.id,
    organization: null,
    installation: found.installation?.id ?? null,
    path: found.path,
    ownerId: found.ownerId,
    private: found.private,
    mode: facts.mode,
    subjects: facts.subjects ? checkSubjects(facts.subjects) : null,
    reason: facts.reason?.trim() || null,
    parkedAt: null,
    updatedAt: now,
  };
  const stored = existing
    ? tx.em.assign(existing, state)
    : tx.em.create(GatedRepository, { ...identity, ...state, createdAt: now });
  await tx.em.flush();
  const details = { linkId: link.linkId, repositoryId: found.id, mode: facts.mode };
  tx.audit({ action: 'REPOSITORY_GATED', actor, link, subject: stored.id, details });
  if (facts.mode !== GateMode.EXCLUDED) {
    tx.enqueue(BACKFILL_REPOSITORY, { repositoryId: stored.id });
  }
  if (before !== undefined && (before !== seen.connection.id || facts.mode === GateMode.EXCLUDED)) {
    tx.enqueue(tendWebhooks, { connectionId: before, repositoryId: stored.id });
  }
  return stored;
}
