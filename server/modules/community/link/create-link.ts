import { LinkPlatform } from '#rules/code-platform.ts';
import { change, type Change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import { refuseUnprintable } from '#server/integrations/pdf/refuse-unprintable.ts';
import { requireCommunityManager, type CommunityManager } from '#server/modules/access/session/authorize.ts';
import { withField } from '#server/modules/community/cla/cla-pdf.ts';
import { createCla, prepareCla, type NewCla, type NewClaInput } from '#server/modules/community/cla/new-cla.ts';
import { lockClaPdfs } from '#server/modules/community/cla/store-cla-pdf.ts';
import { Link } from './link.entity.ts';
import { newLinkId } from './new-link-id.ts';
import { getSender, type LinkSender } from './own-sender.ts';
import { checkAlias, checkProjectUrl, checkRepositoryName, organizationInUrl, placeUrl } from './project.rules.ts';
import { DEFAULT_STATUS_VISIBILITY, type StatusVisibility, visibilitySwitches } from './status-visibility.rules.ts';

/** A CLA of a new link. */
export interface NewLinkCla extends NewClaInput {
  /** Name of this CLA in errors; default: `clas.<index>`. */
  readonly inputName?: string | undefined;
}

/** A project to bind to CLAs. */
export interface CreateLinkInput {
  /** Default: the account's own platform, since older clients omit it. */
  readonly platform?: LinkPlatform | undefined;
  readonly organization?: string | null | undefined;
  readonly repository?: string | null | undefined;
  /** Default: the address of the organisation or repository, since older clients omit it. */
  readonly projectUrl?: string | undefined;
  readonly alias: string;
  /** One that the manager authorised, or the service's own where links may use it. */
  readonly senderAddress: string;
  /** What strangers learn about the status of addresses; default: MINIMAL. */
  readonly statusVisibility?: StatusVisibility | null | undefined;
  /** One or more, at most one per type and language. */
  readonly clas: readonly NewLinkCla[];
}

type Project = Pick<Link, 'platform' | 'alias' | 'projectUrl'> &
  ReturnType<typeof visibilitySwitches> & {
    readonly organization: string | null;
    readonly repository: string | null;
  };

/**
 * Binds a project to its CLAs, all or none. Errors: those of `requireCommunityManager`; `bad_request_parameter` with
 * `platform`, `organization`, `repository`, `projectUrl`, `alias` (and the `character` that cannot be printed),
 * `senderAddress` or `clas`; `no_permission` with `organization` when the manager does not administer it; those of
 * `prepareCla` with their field prefixed by the name of the CLA; `cla_exists` when two CLAs are of one kind;
 * `link_exists` when the project is linked under this alias, also for all but one of several concurrent calls.
 */
export async function createLink(ctx: AppContext, input: CreateLinkInput): Promise<Link> {
  const manager = await requireCommunityManager(ctx);
  const project = checkProject(ctx, manager, input);
  // Signature pages print the name of the community: with an unprintable name nobody could sign.
  refuseUnprintable([['alias', project.alias]]);
  refuseRepeatedKinds(input.clas);
  const sender = await getSender(ctx, manager.account, input.senderAddress);
  await refuseLinked(ctx, project);
  const clas: NewCla[] = [];
  for (const [index, { inputName = `clas.${index}`, ...cla }] of input.clas.entries()) {
    clas.push(await withField(inputName, () => prepareCla(ctx, manager.account, cla)));
  }
  return change(ctx, (tx) => store(ctx, tx, { manager, project, sender, clas }));
}

function checkProject(ctx: AppContext, manager: CommunityManager, input: CreateLinkInput): Project {
  const own = ownPlatform(manager);
  const platform = input.platform ?? own;
  const platformUrl = platform === LinkPlatform.WEB ? undefined : ctx.deps.config.codePlatforms[platform]?.url;
  if (platform !== own || (platform !== LinkPlatform.WEB && platformUrl === undefined)) {
    throw new AppError('bad_request_parameter', { field: 'platform' });
  }
  const repository = checkRepositoryName(input.repository);
  const named = input.platform === undefined ? organizationOf(input, platformUrl) : input.organization;
  const organization = checkOrganization(manager, { platform, organization: named, repository });
  const place =
    platformUrl === undefined || organization === null ? undefined : { platformUrl, organization, repository };
  const projectUrl = checkProjectUrl(input.projectUrl ?? placeUrl(place), place);
  const visibility = visibilitySwitches(input.statusVisibility ?? DEFAULT_STATUS_VISIBILITY);
  return { platform, organization, repository, projectUrl, alias: checkAlias(input.alias), ...visibility };
}

/** The platform on which a manager may link projects. */
function ownPlatform({ account }: CommunityManager): LinkPlatform {
  return account.platform === 'local' ? LinkPlatform.WEB : account.platform;
}

/** The given organisation, or the one in the project's address. */
function organizationOf(
  { organization, projectUrl }: CreateLinkInput,
  platformUrl: string | undefined,
): string | null | undefined {
  return organization || platformUrl === undefined || projectUrl === undefined
    ? organization
    : organizationInUrl(projectUrl, platformUrl);
}

/** Returns the organisation of the link, which the manager must administer; null for links of local accounts. */
function checkOrganization(
  { organizations }: CommunityManager,
  { platform, organization: given, repository }: Pick<CreateLinkInput, 'platform' | 'organization' | 'repository'>,
): string | null {
  const organization = (given ?? '') === '' ? null : (given ?? null);
  if (platform === LinkPlatform.WEB) {
    if (organization !== null || repository !== null) {
      throw new AppError('bad_request_parameter', { field: organization === null ? 'repository' : 'organization' });
    }
    return null;
  }
  if (organization === null) {
    throw new AppError('bad_request_parameter', { field: 'organization' });
  }
  if (!organizations.includes(organization)) {
    throw new AppError('no_permission', { field: 'organization' });
  }
  return organization;
}

function refuseRepeatedKinds(clas: readonly NewClaInput[]): void {
  if (clas.length === 0) {
    throw new AppError('bad_request_parameter', { field: 'clas' });
  }
  const kinds = new Set<string>();
  for (const [index, { type, language }] of clas.entries()) {
    if (kinds.has(`${type} ${language}`)) {
      throw new AppError('cla_exists', { field: `clas.${index}` });
    }
    kinds.add(`${type} ${language}`);
  }
}

/** Fails early to spare the downloads; the database's constraint decides. */
async function refuseLinked(ctx: AppContext, { projectUrl, alias }: Project): Promise<void> {
  if ((await ctx.em.count(Link, { projectUrl, alias, unlinkedAt: null })) > 0) {
    throw new AppError('link_exists');
  }
}

interface NewLink {
  readonly manager: CommunityManager;
  readonly project: Project;
  readonly sender: LinkSender;
  readonly clas: readonly NewCla[];
}

async function store(ctx: AppContext, tx: Change, { manager, project, sender, clas }: NewLink): Promise<Link> {
  const createdAt = ctx.now();
  const { actor } = manager;
  const link = tx.em.create(Link, {
    // Chosen here, because the audit event refers to it before it is stored.
    id: crypto.randomUUID(),
    linkId: newLinkId(project.platform, project.organization ?? project.alias),
    ...project,
    organizationId: project.organization === null ? null : (manager.organizationIds[project.organization] ?? null),
    owner: manager.account.id,
    ...sender,
    createdAt,
  });
  tx.audit({ action: 'LINK_CREATED', actor, link, subject: link.id, details: { linkId: link.linkId } });
  await tx.em.flush();
  await lockClaPdfs(
    tx.em,
    clas.map(({ pdf }) => pdf),
  );
  for (const [number, cla] of clas.entries()) {
    await createCla(tx, cla, { link, number, version: 1, actor, createdAt });
  }
  return link;
}
