import type { AppContext } from '#server/context.ts';
import { authorizeSender } from '#server/modules/community/sender/authorize-sender.ts';
import {
  finishGmailAuthorization,
  type GmailAnswer,
} from '#server/modules/community/sender/finish-gmail-authorization.ts';
import { startGmailAuthorization } from '#server/modules/community/sender/start-gmail-authorization.ts';
import { verifySender } from '#server/modules/community/sender/verify-sender.ts';
import { parseSender, parseSenderAuthorization } from './link-bodies.ts';
import { mailLanguage } from './mail-language.rules.ts';
import { parseQueryText } from './parse.ts';
import { SUCCESSFULLY } from './present.ts';
import { readData } from './read-form.ts';
import { redirectAfter } from './redirect-after.ts';
import type { DataAnswer, RedirectAnswer, RestRequest } from './route.ts';

/**
 * `POST smtp/verify`: sends a code from a mailbox to itself. Errors: those of `verifySender`, `error_parsing_api_body`.
 */
export async function postSenderVerification(ctx: AppContext, request: RestRequest): Promise<DataAnswer> {
  const language = mailLanguage([], request.headers['accept-language']);
  await verifySender(ctx, { ...parseSender(await readData(request)), language });
  return SUCCESSFULLY;
}

/** `POST smtp/authorize`: stores a mailbox. Errors: those of `authorizeSender`, `error_parsing_api_body`. */
export async function postSenderAuthorization(ctx: AppContext, request: RestRequest): Promise<DataAnswer> {
  await authorizeSender(ctx, parseSenderAuthorization(await readData(request)));
  return SUCCESSFULLY;
}

/** `GET gmail/authcodeurl`: the address of Google's consent page. Errors: those of `startGmailAuthorization`. */
export async function getGmailAuthCodeUrl(ctx: AppContext): Promise<DataAnswer> {
  return { data: { url: await startGmailAuthorization(ctx) } };
}

/**
 * `GET gmail/auth`: Google's callback; redirects to `/config-email` with `email` or `error_code`. Without Google's
 * parameters it is `GET gmail/authcodeurl`, as older clients call it.
 */
export async function getGmailAuth(ctx: AppContext, { query }: RestRequest): Promise<DataAnswer | RedirectAnswer> {
  if (!('code' in query) && !('error' in query)) {
    return getGmailAuthCodeUrl(ctx);
  }
  return redirectAfter(ctx, '/config-email', async () => ({
    page: '/config-email',
    outcome: { email: await finishGmailAuthorization(ctx, parseGmailAnswer(query)) },
  }));
}

function parseGmailAnswer(query: RestRequest['query']): GmailAnswer {
  return {
    state: parseQueryText(query['state']),
    code: parseQueryText(query['code']),
    error: parseQueryText(query['error']),
  };
}
