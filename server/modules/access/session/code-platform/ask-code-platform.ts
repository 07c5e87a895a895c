import { change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import { CodePlatformFailure, type CodePlatform } from '#server/integrations/code-platform/code-platform.ts';
import type { CommunityManager } from '#server/modules/access/session/authorize.ts';
import { Session } from '#server/modules/access/session/session.entity.ts';
import { getCodePlatform } from './get-code-platform.ts';
import { toPlatformError } from './platform-failure.ts';

/**
 * Calls the platform of a community manager with their token. A token that the platform no longer accepts ends the
 * session, because it no longer proves who they are. Errors: `unsupported_code_platform`, `unknown_token`,
 * `not_authorize_group`, `auth_failed` when the platform does not answer.
 */
export async function askCodePlatform<T>(
  ctx: AppContext,
  manager: CommunityManager,
  ask: (api: CodePlatform, token: string) => Promise<T>,
): Promise<T> {
  const { platform, api } = getCodePlatform(ctx, manager.account.platform);
  try {
    return await ask(api, openToken(ctx, manager));
  } catch (error) {
    if (error instanceof CodePlatformFailure && error.kind === 'token_refused') {
      await endSession(ctx, manager);
      throw new AppError('unknown_token', {}, { cause: error });
    }
    throw toPlatformError(ctx, platform, error);
  }
}

function openToken(ctx: AppContext, { session }: CommunityManager): string {
  if (!session.platformToken) {
    throw new CodePlatformFailure('token_refused', 'the session has no token');
  }
  return ctx.deps.secretBox.decrypt('platform-token', { row: session.id, sealed: session.platformToken });
}

async function endSession(ctx: AppContext, { actor, session: { id }, account }: CommunityManager): Promise<void> {
  await change(ctx, async (tx) => {
    await tx.em.nativeUpdate(Session, { id, revokedAt: null }, { revokedAt: ctx.now() });
    const details = { sessionId: id };
    tx.audit({ action: 'PLATFORM_TOKEN_REFUSED', actor, link: null, subject: account.id, details });
  });
}
