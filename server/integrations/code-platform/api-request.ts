import { z } from 'zod';
import { hasControlCharacter } from '#rules/field-value.ts';
import { CodePlatformFailure } from './code-platform.ts';
import type { LimitedAnswer } from './limited-fetch.ts';
import { requestPlatform } from './platform-request.ts';

/** Maximum length of a name from a platform, in characters. */
const NAME_MAX_LENGTH = 255;

/** A name from a platform; rejects what the database cannot store. */
export const platformName = z
  .string()
  .min(1)
  .max(NAME_MAX_LENGTH)
  .refine((text) => !hasControlCharacter(text));

/** A request to a platform's API; anonymous without a token. */
export interface ApiRequest<T> {
  readonly url: string;
  readonly token?: string;
  readonly schema: z.ZodType<T>;
}

/** The API's answer, and its headers, which link to the next page. */
export interface ApiAnswer<T> {
  readonly value: T;
  readonly headers: Headers;
}

/** Calls the API of a platform. Throws `CodePlatformFailure`. */
export async function askApi<T>(request: ApiRequest<T>): Promise<ApiAnswer<T>> {
  const answer = await ask(request);
  refuseFailure(answer);
  return { value: parseAnswer(answer, request.schema), headers: answer.headers };
}

/** Requests something that may not exist; undefined when missing, moved or withdrawn. Throws `CodePlatformFailure`. */
export async function findByApi<T>(request: ApiRequest<T>): Promise<T | undefined> {
  const answer = await ask(request);
  if ([301, 302, 307, 308, 404, 410, 451].includes(answer.status)) {
    return undefined;
  }
  refuseFailure(answer);
  return parseAnswer(answer, request.schema);
}

async function ask({ url, token }: ApiRequest<unknown>): Promise<LimitedAnswer> {
  const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
  return requestPlatform(url, { headers: { accept: 'application/json', 'user-agent': 'signet', ...authorization } });
}

/**
 * For a missing scope GitHub answers 403, and Gitee 401 with `no projects scope`; for an unknown token both answer 401.
 */
function refuseFailure({ status, headers, body }: LimitedAnswer): void {
  if (status === 200) {
    return;
  }
  if (status === 401) {
    throw new CodePlatformFailure(/\bscope\b/.test(body) ? 'out_of_scope' : 'token_refused', 'status 401');
  }
  const limited = headers.has('retry-after') || headers.get('x-ratelimit-remaining') === '0';
  throw new CodePlatformFailure(status === 403 && !limited ? 'out_of_scope' : 'unusable', `status ${status}`);
}

function parseAnswer<T>({ body }: LimitedAnswer, schema: z.ZodType<T>): T {
  const parsed = schema.safeParse(parseJson(body));
  if (!parsed.success) {
    throw new CodePlatformFailure('unusable', 'the answer has another shape');
  }
  return parsed.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new CodePlatformFailure('unusable', 'the answer is not JSON');
  }
}
