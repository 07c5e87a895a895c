import type { CodePlatformName } from '#server/code-platform-config.ts';
import type { AppContext } from '#server/context.ts';
import { AuthorizationPurpose } from '#server/modules/session/authorization-request.entity.ts';

/** What a login with a platform is called among all authorisations. */
export const LOGIN_PURPOSE = {
  github: AuthorizationPurpose.GITHUB_LOGIN,
  gitee: AuthorizationPurpose.GITEE_LOGIN,
} as const satisfies Record<CodePlatformName, AuthorizationPurpose>;

/** Where a platform sends the browser back to (design §4); the platforms know it by heart. */
export function loginCallback(ctx: AppContext, platform: CodePlatformName): string {
  return new URL(`/api/v1/auth/${platform}/login`, ctx.deps.config.publicUrl).href;
}
