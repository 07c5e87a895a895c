import type { LinkPlatform } from '#rules/code-platform.ts';
import type { CodePlatformName } from '#rules/code-platform.ts';
import { trimEndOf } from '#rules/trim-end.ts';
import type { AppContext } from '#server/context.ts';
import { CommunityAccount, type AccountPlatform } from '#server/modules/access/account/community-account.entity.ts';
import { ManagerRole } from '#server/modules/access/account/manager.entity.ts';
import type { FactorMethod } from '#server/modules/access/second-factor/factor-method.rules.ts';
import { factorMethods } from '#server/modules/access/second-factor/factor-methods.queries.ts';
import { hasCurrentConsent, requireCommunityManager, requireKnownManager } from './authorize.ts';
import { findSession, ownerOf, type LoadedManager, type OpenSession } from './find-session.ts';
import { ViewerRole } from './role.rules.ts';
import { stepUpUntil } from './second-factor/require-step-up.ts';

/** Who is logged in, as their pages show it. */
export interface Viewer {
  readonly session: OpenSession;
  readonly role: ViewerRole;
  readonly account: string;
  readonly name: string;
  readonly email: string | null;
  /** Null for managers of a corporation. */
  readonly platform: AccountPlatform | null;
  /** Public id; null for community managers, like the corporation's name. */
  readonly linkId: string | null;
  readonly corporationName: string | null;
  readonly initialPasswordChanged: boolean;
  /** Whether they manage the local accounts of the service. */
  readonly isServiceAdministrator: boolean;
  readonly privacyConsentCurrent: boolean;
  /** Second factors that they have. */
  readonly factorMethods: readonly FactorMethod[];
  /** Until when no step-up is asked of this session; null when one is. */
  readonly stepUpUntil: Date | null;
  readonly organizations: readonly ViewerOrganization[];
}

/** An organisation of a code platform whose projects the viewer may link. */
export interface ViewerOrganization {
  readonly name: string;
  readonly platform: LinkPlatform;
  /** Its address; null when the platform is no longer configured here. */
  readonly url: string | null;
}

/** Returns who makes the request; null when nobody is logged in or the credentials are invalid. */
export async function getViewer(ctx: AppContext): Promise<Viewer | null> {
  const session = await findSession(ctx);
  return session === undefined ? null : viewerOf(ctx, session);
}

/** Returns the owner of a session, as their pages show it. */
export async function viewerOf(ctx: AppContext, session: OpenSession): Promise<Viewer> {
  const owner = ownerOf(session);
  const { account, name, email = null } = owner;
  const methods = await factorMethods(ctx.em, owner);
  return {
    session,
    account,
    name,
    email,
    privacyConsentCurrent: await hasCurrentConsent(ctx, session),
    factorMethods: methods,
    stepUpUntil: stepUpUntil(session, methods.length > 0, ctx.now()),
    ...(owner instanceof CommunityAccount ? factsOfAccount(ctx, owner, session.organizations) : factsOfManager(owner)),
  };
}

type RoleFacts = Omit<
  Viewer,
  'session' | 'account' | 'name' | 'email' | 'privacyConsentCurrent' | 'factorMethods' | 'stepUpUntil'
>;

function factsOfAccount(ctx: AppContext, account: CommunityAccount, organizations: readonly string[]): RoleFacts {
  const { platform } = account;
  return {
    role: ViewerRole.COMMUNITY_MANAGER,
    platform,
    linkId: null,
    corporationName: null,
    initialPasswordChanged: account.initialPasswordChanged,
    isServiceAdministrator: account.isAdministrator,
    organizations:
      platform === 'local'
        ? []
        : organizations.map((name) => ({ name, platform, url: organizationUrl(ctx, platform, name) })),
  };
}

function organizationUrl({ deps }: AppContext, platform: CodePlatformName, name: string): string | null {
  const platformUrl = deps.config.codePlatforms[platform]?.url;
  return platformUrl === undefined ? null : `${trimEndOf(platformUrl, '/')}/${encodeURIComponent(name)}`;
}

function factsOfManager({ role, initialPasswordChanged, link, corporationSigning }: LoadedManager): RoleFacts {
  return {
    role: viewerRole(role),
    platform: null,
    linkId: link.$.linkId,
    corporationName: corporationSigning.$.corporationName,
    initialPasswordChanged,
    isServiceAdministrator: false,
    organizations: [],
  };
}

/** A manager to choose when a login matches several. */
export interface LoginChoice {
  readonly linkId: string;
  /** Name of the community at the link. */
  readonly alias: string;
  readonly projectUrl: string;
  readonly corporationName: string;
  readonly role: ViewerRole;
}

/** Returns what distinguishes a manager from others of the same name and password. */
export function choiceOf({ role, link, corporationSigning }: LoadedManager): LoginChoice {
  const { linkId, alias, projectUrl } = link.$;
  return { role: viewerRole(role), linkId, alias, projectUrl, corporationName: corporationSigning.$.corporationName };
}

/**
 * Returns the manager of a corporation who makes the request, even before the one-time password is changed. Errors:
 * those of `requireCommunityManager`.
 */
export async function getOwnManager(ctx: AppContext): Promise<LoadedManager> {
  return (await requireKnownManager(ctx)).manager;
}

/**
 * Lists the names of the organisations that the community manager administers on their code platform; none for a local
 * account. Errors: those of `requireCommunityManager`.
 */
export async function listOrganizations(ctx: AppContext): Promise<readonly string[]> {
  return (await requireCommunityManager(ctx)).organizations;
}

/** Returns the viewer role of a corporation's manager. */
function viewerRole(role: ManagerRole): ViewerRole {
  return role === ManagerRole.ADMINISTRATOR ? ViewerRole.CORPORATION_ADMINISTRATOR : ViewerRole.EMPLOYEE_MANAGER;
}
