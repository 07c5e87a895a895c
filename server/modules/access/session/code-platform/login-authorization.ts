import type { CodePlatformName } from '#rules/code-platform.ts';
import type { AppContext } from '#server/context.ts';
import type { AuthorizationPurpose } from '#server/modules/access/session/authorization-request.entity.ts';

/** Returns the purpose of authorisations for a login with a platform. */
export function loginPurpose(platform: CodePlatformName): AuthorizationPurpose {
  return `${platform}_login`;
}

/** Returns the callback address of a platform; operators register it there, so it never changes. */
export function loginCallback(ctx: AppContext, platform: CodePlatformName): string {
  return new URL(`/api/v1/auth/${platform}/login`, ctx.deps.config.publicUrl).href;
}
