import { createHash } from 'node:crypto';
import { trimEndOf } from '#rules/trim-end.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import { describeGithubApp, githubAppUrl } from '#server/integrations/gate-platform/github/github-app-manifest.ts';
import { AuthorizationPurpose } from '#server/modules/access/session/authorization-request.entity.ts';
import { beginAuthorization } from '#server/modules/access/session/authorization.ts';
import { requireCommunityManager } from '#server/modules/access/session/authorize.ts';
import { requireStepUp } from '#server/modules/access/session/second-factor/require-step-up.ts';
import { connectableInstances, webhookUrlOf, type ConnectableInstance } from './gate-access.ts';

/** A GitHub App to be registered. */
export interface BeginGithubAppFacts {
  /** The organisation that owns it; null: the account. */
  readonly organization?: string | null | undefined;
  /** Address of the instance; null: the configured one. */
  readonly url?: string | null | undefined;
}

/** What the browser posts to GitHub's page. */
export interface GithubAppForm {
  readonly url: string;
  readonly manifest: string;
}

/**
 * Starts the registration of a GitHub App. Errors: those of `requireCommunityManager` and `requireStepUp`,
 * `bad_request_parameter` with `url` (not connectable) or `organization`.
 */
export async function beginGithubApp(ctx: AppContext, input: BeginGithubAppFacts): Promise<GithubAppForm> {
  const { session } = await requireCommunityManager(ctx);
  const instance = findGithub(ctx, input.url);
  const { organization } = input;
  if (organization && !/^[\w.-]{1,100}$/.test(organization)) {
    throw new AppError('bad_request_parameter', { field: 'organization' });
  }
  await requireStepUp(ctx, session);
  const { state } = await beginAuthorization(ctx, { purpose: AuthorizationPurpose.GITHUB_APP, session });
  return {
    url: githubAppUrl(instance, state, organization ?? null),
    manifest: describe(ctx, { state, instance }),
  };
}

/** Returns the instance of GitHub at an address. Error: `bad_request_parameter` with `url`. */
export function findGithub({ deps }: Pick<AppContext, 'deps'>, url: string | null | undefined): ConnectableInstance {
  const instances = connectableInstances(deps.config).filter(({ platform }) => platform === 'github');
  const asked = url && trimEndOf(url, '/');
  const instance = asked ? instances.find((known) => known.url === asked) : instances[0];
  if (instance === undefined) {
    throw new AppError('bad_request_parameter', { field: 'url' });
  }
  return instance;
}

/** The id that the connection of an App will have: its webhooks name it before the App exists. */
export function connectionIdOf(state: string): string {
  const hex = createHash('sha256').update(`github-app ${state}`).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

interface NewApp {
  readonly state: string;
  readonly instance: ConnectableInstance;
}

function describe({ deps }: AppContext, { state, instance }: NewApp): string {
  const { publicUrl } = deps.config;
  const address = (path: string): string => new URL(path, publicUrl).href;
  const publicId = connectionIdOf(state);
  return describeGithubApp({
    name: `Signet ${publicUrl.hostname}`,
    url: publicUrl.href,
    webhookUrl: webhookUrlOf(deps, { platform: 'github', publicId }),
    redirectUrl: address(`/api/v1/gate/github-app?url=${encodeURIComponent(instance.url)}`),
    setupUrl: address('/gate'),
  });
}
