import { change, type Change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import { refuseUnprintable } from '#server/integrations/pdf/refuse-unprintable.ts';
import { withField } from '#server/modules/cla/cla-pdf.ts';
import { createCla, prepareCla, type NewCla, type NewClaInput } from '#server/modules/cla/new-cla.ts';
import { lockClaPdfs } from '#server/modules/cla/store-cla-pdf.ts';
import type { SenderCredential } from '#server/modules/sender/sender-credential.entity.ts';
import { requireCommunityManager, type CommunityManager } from '#server/modules/session/authorize.ts';
import { Link, LinkPlatform } from './link.entity.ts';
import { newLinkId } from './new-link-id.ts';
import { getOwnSender } from './own-sender.ts';
import { checkAlias, checkProjectUrl, checkRepositoryName, organizationInUrl, placeUrl } from './project.rules.ts';

/** A CLA of a new link. */
export interface NewLinkCla extends NewClaInput {
  /** What failures call it; `clas.<index>` unless given. */
  readonly inputName?: string | undefined;
}

/** A project to bind to CLAs. */
export interface CreateLinkInput {
  /** The account's own when it is left out, as older clients do. */
  readonly platform?: LinkPlatform | undefined;
  readonly organization?: string | null | undefined;
  readonly repository?: string | null | undefined;
  /** The address of the organisation or the repository when it is left out, as older clients do. */
  readonly projectUrl?: string | undefined;
  readonly alias: string;
  readonly senderAddress: string;
  /** One or more, at most one per type and language. */
  readonly clas: readonly NewLinkCla[];
}

type Project = Pick<Link, 'platform' | 'alias' | 'projectUrl'> & {
  readonly organization: string | null;
  readonly repository: string | null;
};

/**
 * Binds a project to its CLAs, all of them or nothing (specification §1, design §3). Errors: those of
 * `requireCommunityManager`; `bad_request_parameter` with `platform`, `organization`, `repository`, `projectUrl`, `alias`
 * (and the `character` that cannot be printed), `senderAddress` or `clas`; `no_permission` with `organization` when the manager does not administer it; those of
 * `prepareCla` with the name of the CLA before their field, `cla_exists` when two CLAs are of one kind; `link_exists` when the
 * project is linked under this alias, also for all but one of those who link it at once.
 */
export async function createLink(ctx: AppContext, input: CreateLinkInput): Promise<Link> {
  const manager = await requireCommunityManager(ctx);
  const project = checkProject(ctx, manager, input);
  // The documents name the community: with a name that cannot be printed nobody could sign.
  await refuseUnprintable([['alias', project.alias]]);
  refuseRepeatedKinds(input.clas);
  const sender = await getOwnSender(ctx, manager.account, input.senderAddress);
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
  return { platform, organization, repository, projectUrl, alias: checkAlias(input.alias) };
}

/** Where a manager may link projects (design §3). */
function ownPlatform({ account }: CommunityManager): LinkPlatform {
  return account.platform === 'local' ? LinkPlatform.WEB : account.platform;
}

/** The organisation that is named, or the one that the address of the project names. */
function organizationOf(
  { organization, projectUrl }: CreateLinkInput,
  platformUrl: string | undefined,
): string | null | undefined {
  return organization || platformUrl === undefined || projectUrl === undefined
    ? organization
    : organizationInUrl(projectUrl, platformUrl);
}

/** A link belongs to an organisation of the manager's own platform, or, with a local account, to nobody else (design §3). */
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

/** The database has the last word; this look-up spares the downloads. */
async function refuseLinked(ctx: AppContext, { projectUrl, alias }: Project): Promise<void> {
  if ((await ctx.em.count(Link, { projectUrl, alias, unlinkedAt: null })) > 0) {
    throw new AppError('link_exists');
  }
}

interface NewLink {
  readonly manager: CommunityManager;
  readonly project: Project;
  readonly sender: SenderCredential;
  readonly clas: readonly NewCla[];
}

async function store(ctx: AppContext, tx: Change, { manager, project, sender, clas }: NewLink): Promise<Link> {
  const createdAt = ctx.now();
  const actor = manager.account.id;
  const link = tx.em.create(Link, {
    // Chosen here, because the audit event names it before it is stored.
    id: crypto.randomUUID(),
    linkId: newLinkId(project.platform, project.organization ?? project.alias),
    ...project,
    owner: actor,
    senderAddress: sender.address,
    senderCredential: sender.id,
    createdAt,
  });
  tx.audit({ action: 'LINK_CREATED', actor, subject: link.id, details: { linkId: link.linkId } });
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
