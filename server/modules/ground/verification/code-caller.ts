import { randomBytes } from 'node:crypto';
import type { AppContext } from '#server/context.ts';
import type { CodeKey } from './verification-code.queries.ts';

/** Names the browser that asked for codes. */
const CALLER_COOKIE = 'code_caller';

/** Seconds for which a browser keeps the cookie after its last request for a code; longer than any code is valid. */
const CALLER_COOKIE_SECONDS = 3600;

const CALLER = /^[\w-]{43}$/;

/**
 * Returns the challenge of a code that the caller asks for: a secret that proves later that the code was theirs. A
 * browser gets a cookie from which the challenges of all its codes are derived; a client without cookies is a new
 * caller each time and gets the challenge itself.
 */
export function newChallenge(ctx: AppContext, key: CodeKey): string {
  const caller = readCaller(ctx) ?? randomBytes(32).toString('base64url');
  const kept = { httpOnly: true, maxAge: CALLER_COOKIE_SECONDS };
  ctx.cookies.set(CALLER_COOKIE, caller, kept);
  return ctx.deps.secretBox.hmac('code-challenge', callerText(caller, key));
}

/**
 * Returns the hashes of the challenges that a caller presents: the one in the input, and the one of the cookie. By
 * every key, because the key may have changed since the code was sent.
 */
export function presentedChallenges(ctx: AppContext, key: CodeKey, given: string | null | undefined): string[] {
  const { secretBox } = ctx.deps;
  const caller = readCaller(ctx);
  const ofCookie = caller === undefined ? [] : secretBox.hmacs('code-challenge', callerText(caller, key));
  const challenges = [given ?? '', ...ofCookie].filter((challenge) => challenge !== '');
  return challenges.flatMap((challenge) => secretBox.hmacs('code-challenge', challengeText(challenge)));
}

/** Returns the hash under which a challenge is stored with its code. */
export function hashChallenge({ deps }: AppContext, challenge: string): string {
  return deps.secretBox.hmac('code-challenge', challengeText(challenge));
}

function challengeText(challenge: string): string {
  return `challenge\n${challenge}`;
}

function callerText(caller: string, { purpose, scope, addressKey }: CodeKey): string {
  return ['caller', caller, purpose, scope, addressKey].join('\n');
}

function readCaller({ cookies }: AppContext): string | undefined {
  const caller = cookies.read(CALLER_COOKIE);
  return caller !== undefined && CALLER.test(caller) ? caller : undefined;
}
