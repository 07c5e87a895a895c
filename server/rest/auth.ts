import type { AppContext } from '#server/context.ts';
import { finishCodePlatformLogin } from '#server/modules/access/session/code-platform/finish-code-platform-login.ts';
import {
  isInOtherWindow,
  OTHER_WINDOW_PAGE,
  startCodePlatformLogin,
} from '#server/modules/access/session/code-platform/start-code-platform-login.ts';
import { loginWithoutPage } from '#server/modules/access/session/login-without-page.ts';
import { logout } from '#server/modules/access/session/logout.ts';
import {
  finishPlatformStepUp,
  isPlatformStepUp,
} from '#server/modules/access/session/second-factor/platform-step-up.ts';
import { getOwnManager, listOrganizations } from '#server/modules/access/session/viewer.queries.ts';
import { changePassword } from '#server/modules/community/password-reset/change-password.ts';
import { requestPasswordReset } from '#server/modules/community/password-reset/request-password-reset.ts';
import { resetPassword } from '#server/modules/community/password-reset/reset-password.ts';
import { finishConfirmCommits } from '#server/modules/gate/vouching/confirm-commits.ts';
import { findAccountClaim, finishClaimAccount } from '#server/modules/signing/signing/identity/finish-claim-account.ts';
import { mailLanguage } from './mail-language.rules.ts';
import { checkLoginPurpose, parseQuery } from './parse.ts';
import { presentLogin, presentManager, SUCCESSFULLY } from './present.ts';
import { redirectAfter } from './redirect-after.ts';
import type { DataAnswer, RedirectAnswer, RestRequest } from './route.ts';
import { parseLogin, parsePasswordChange, parsePasswordReset, parsePasswordRetrieval } from './session-bodies.ts';

/** `POST corporation-manager/auth`: logs in managers of every kind. Errors: those of `loginWithoutPage` and `parseLogin`. */
export async function postLogin(ctx: AppContext, { body }: RestRequest): Promise<DataAnswer> {
  return { data: presentLogin(await loginWithoutPage(ctx, parseLogin(body))) };
}

/** `PUT auth`, `PUT corporation-manager/auth`: logs out. Errors: those of `logout`. */
export async function putLogout(ctx: AppContext): Promise<DataAnswer> {
  await logout(ctx);
  return SUCCESSFULLY;
}

/** `GET corporation-manager`: the manager of a corporation who is logged in. Errors: those of `getOwnManager`. */
export async function getManager(ctx: AppContext): Promise<DataAnswer> {
  return { data: presentManager(await getOwnManager(ctx)) };
}

/** `PUT corporation-manager`: changes the password. Errors: those of `changePassword`, `error_parsing_api_body`. */
export async function putPassword(ctx: AppContext, { body }: RestRequest): Promise<DataAnswer> {
  await changePassword(ctx, parsePasswordChange(body));
  return SUCCESSFULLY;
}

/** `POST password-retrieval`, with the link id in the body. Errors: those of `requestPasswordReset` and of the body. */
export async function postPasswordRetrieval(ctx: AppContext, { body, headers }: RestRequest): Promise<DataAnswer> {
  const language = mailLanguage([], headers['accept-language']);
  await requestPasswordReset(ctx, { ...parsePasswordRetrieval(body), language });
  return SUCCESSFULLY;
}

/** `POST password-retrieval/:linkId`, for older clients. Errors: those of `postPasswordRetrieval`. */
export async function postLinkPasswordRetrieval(
  ctx: AppContext,
  { params, body, headers }: RestRequest<'linkId'>,
): Promise<DataAnswer> {
  const language = mailLanguage([], headers['accept-language']);
  const { email } = parsePasswordRetrieval(body);
  await requestPasswordReset(ctx, { email, linkId: params.linkId, language });
  return SUCCESSFULLY;
}

/**
 * `PUT password-retrieval/:linkId`: sets a new password by the key. Errors: those of `resetPassword` and of parsing.
 */
export async function putPasswordRetrieval(
  ctx: AppContext,
  { params, headers, body }: RestRequest<'linkId'>,
): Promise<DataAnswer> {
  await resetPassword(ctx, { ...parsePasswordReset(headers['password-retrieval-key'], body), linkId: params.linkId });
  return SUCCESSFULLY;
}

/** `GET auth/authcodeurl/:platform/:purpose`: the start of a log-in with a code platform, which ends at `/home`. */
export async function getAuthCodeUrl(
  ctx: AppContext,
  { params }: RestRequest<'platform' | 'purpose'>,
): Promise<DataAnswer> {
  checkLoginPurpose(params.purpose);
  const start = { platform: params.platform, privacyConsented: false, legacy: true };
  return { data: { url: await startCodePlatformLogin(ctx, start) } };
}

/**
 * `GET auth/:platform/login`: the callback of a code platform, after a log-in, a step-up or the proof of an account.
 * Redirects with
 * `error_code` on failure: to `/index`, to `/confirmed`, or to where the proof began.
 */
export async function getCodePlatformLogin(
  ctx: AppContext,
  { params, query }: RestRequest<'platform'>,
): Promise<RedirectAnswer> {
  const callback = { platform: params.platform, parameters: parseQuery(query) };
  const claim = await findAccountClaim(ctx, callback.parameters);
  if (claim !== undefined) {
    return redirectAfter(ctx, claim.returnPath, async () => {
      if (claim.confirmsCommits) {
        const grant = await finishConfirmCommits(ctx, callback);
        // A fragment is sent to no server.
        return { page: grant === undefined ? claim.returnPath : `${claim.returnPath}#grant=${grant}` };
      }
      await finishClaimAccount(ctx, callback);
      return { page: claim.returnPath };
    });
  }
  if (await isPlatformStepUp(ctx, callback.parameters)) {
    return redirectAfter(ctx, OTHER_WINDOW_PAGE, async () => {
      await finishPlatformStepUp(ctx, callback);
      return { page: OTHER_WINDOW_PAGE };
    });
  }
  const inOtherWindow = await isInOtherWindow(ctx, callback.parameters);
  return redirectAfter(ctx, inOtherWindow ? OTHER_WINDOW_PAGE : '/index', async () => {
    const { legacy } = await finishCodePlatformLogin(ctx, callback);
    return { page: inOtherWindow ? OTHER_WINDOW_PAGE : legacy ? '/home' : '/org-select' };
  });
}

/** `GET organization`: the names of the community manager's organisations. Errors: those of `listOrganizations`. */
export async function getOrganizations(ctx: AppContext): Promise<DataAnswer> {
  return { data: await listOrganizations(ctx) };
}
