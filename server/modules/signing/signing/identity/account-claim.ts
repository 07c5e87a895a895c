import type { CodePlatformName } from '#rules/code-platform.ts';
import { instanceHost } from '#rules/gate-platform.ts';
import type { AppContext } from '#server/context.ts';
import type { AuthorizationPurpose } from '#server/modules/access/session/authorization-request.entity.ts';

/** Returns the purpose of authorisations that prove an account of a platform. */
export function claimPurpose(platform: CodePlatformName): AuthorizationPurpose {
  return `${platform}_claim`;
}

/** The host of a platform's configured instance, as proved identities name it. */
export function platformHost({ deps }: AppContext, platform: CodePlatformName): string {
  return instanceHost(deps.config.codePlatforms[platform]?.url ?? '');
}
