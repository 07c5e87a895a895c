import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import { actorOf } from '#server/modules/access/account/actor-of.ts';
import { CommunityAccount } from '#server/modules/access/account/community-account.entity.ts';
import { factorMethods } from '#server/modules/access/second-factor/factor-methods.queries.ts';
import {
  beginAuthorization,
  findAuthorization,
  takeAuthorization,
} from '#server/modules/access/session/authorization.ts';
import type { CodePlatformCallback } from '#server/modules/access/session/code-platform/finish-code-platform-login.ts';
import { getCodePlatform } from '#server/modules/access/session/code-platform/get-code-platform.ts';
import { identifyPlatformAccount } from '#server/modules/access/session/code-platform/identify-platform-user.ts';
import { loginCallback, loginPurpose } from '#server/modules/access/session/code-platform/login-authorization.ts';
import { requireManager } from '#server/modules/access/session/require-manager.ts';
import { Session } from '#server/modules/access/session/session.entity.ts';
import { recordStepUp } from './step-up.ts';

/** Marks an authorisation as a step-up; its purpose is that of a login, which the platform knows the callback of. */
const STEP_UP = { stepUp: 'true' };

/**
 * Starts a step-up by a fresh log-in at the code platform and returns where to send the browser. Errors: those of
 * `requireManager`, `too_many_request`, `unsupported_code_platform`, `bad_request_parameter` for an account that has a
 * second factor or a password, or none at a platform.
 */
export async function beginPlatformStepUp(ctx: AppContext): Promise<string> {
  const { session, owner } = await requireManager(ctx);
  await ctx.deps.rateLimiter.consume('login', ctx.source.ip);
  const hasOther = Boolean(owner.passwordHash) || (await factorMethods(ctx.em, owner)).length > 0;
  if (!(owner instanceof CommunityAccount) || hasOther) {
    throw new AppError('bad_request_parameter');
  }
  const { platform, api } = getCodePlatform(ctx, owner.platform);
  const authorization = await beginAuthorization(ctx, { purpose: loginPurpose(platform), session, details: STEP_UP });
  return api.authorizationUrl({ ...authorization, redirectUri: loginCallback(ctx, platform) });
}

/** Whether a platform's redirect belongs to a step-up. */
export async function isPlatformStepUp(ctx: AppContext, parameters: URLSearchParams): Promise<boolean> {
  const found = await findAuthorization(ctx, parameters.get('state') ?? '');
  return found?.details['stepUp'] === STEP_UP.stepUp;
}

/**
 * Completes a step-up that `beginPlatformStepUp` started, in the session that started it. Errors:
 * `unsupported_code_platform`, `refuse_authorize`, `auth_failed` also for another account than the session's, and for a
 * session that has ended meanwhile.
 */
export async function finishPlatformStepUp(
  ctx: AppContext,
  { platform: name, parameters }: CodePlatformCallback,
): Promise<void> {
  const { platform, api } = getCodePlatform(ctx, name);
  const state = parameters.get('state') ?? '';
  const authorization = await takeAuthorization(ctx, { purpose: loginPurpose(platform), state });
  const user = await identifyPlatformAccount(ctx, { platform, api, parameters, state, authorization });
  const { sessionId: id } = authorization;
  const live = { revokedAt: null, account: { platform, externalId: user.id } };
  const session = id === null ? null : await ctx.em.findOne(Session, { id, ...live }, { populate: ['account'] });
  if (!session?.account) {
    throw new AppError('auth_failed');
  }
  await recordStepUp(ctx, { session, owner: session.account.$, actor: actorOf(session.account.$) }, 'confirmedAt');
}
