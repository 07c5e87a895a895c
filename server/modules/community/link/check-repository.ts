import type { LinkPlatform } from '#rules/code-platform.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { PublicRepository } from '#server/integrations/code-platform/code-platform.ts';
import { requireCommunityManager, type CommunityManager } from '#server/modules/access/session/authorize.ts';
import { askCodePlatform } from '#server/modules/access/session/code-platform/ask-code-platform.ts';

/** A repository that somebody wants to link. */
export interface CheckRepositoryInput {
  readonly platform: LinkPlatform;
  readonly organization: string;
  readonly repository: string;
}

/**
 * Checks that a repository is public and in an organisation of the community manager. Errors: those of
 * `requireCommunityManager` and of `askCodePlatform`; `no_permission` for another organisation or platform;
 * `bad_request_parameter` for an impossible name; `checkRepoMessage`, after which the user may continue anyway.
 */
export async function checkRepository(ctx: AppContext, input: CheckRepositoryInput): Promise<PublicRepository> {
  const manager = await requireCommunityManager(ctx);
  const organization = findOwnOrganization(manager, input);
  if (!/^(?!\.{1,2}$)[\w.-]{1,100}$/.test(input.repository)) {
    throw new AppError('bad_request_parameter', { field: 'repository' });
  }
  const { repository } = input;
  const found = await askCodePlatform(ctx, manager, (api, token) =>
    api.findPublicRepository(token, { organization, repository }),
  );
  if (found === undefined) {
    throw new AppError('checkRepoMessage');
  }
  return found;
}

function findOwnOrganization(manager: CommunityManager, input: CheckRepositoryInput): string {
  const { platform } = manager.account;
  const own = manager.organizations.find((name) => name === input.organization);
  if (platform !== input.platform || own === undefined) {
    throw new AppError('no_permission');
  }
  return own;
}
