import type { FakeAccount, FakeGiteeState, FakePermission, FakeRepository } from './fake-state.ts';

/** A refusal, answered as Gitee words it. */
export class FakeRefusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

/** A request to the API by the account of its token. */
export interface FakeCall {
  readonly state: FakeGiteeState;
  readonly account: FakeAccount;
  readonly url: URL;
  /** Groups of the route's pattern, decoded. */
  readonly at: Readonly<Record<string, string>>;
  /** Members of a JSON body or of a form, whose nested names are written `output[title]`. */
  readonly body: Readonly<Record<string, unknown>>;
  /** A JSON body that is a list. */
  readonly list: readonly unknown[];
}

/** A request about a repository that the account sees. */
export interface FakeRepositoryCall extends FakeCall {
  readonly repository: FakeRepository;
  readonly permission: FakePermission;
}

/** An answer; without a body, none is sent. */
export interface FakeAnswer {
  readonly status: number;
  readonly body?: unknown;
}

/** How a path is answered. The pattern of a route of repositories begins after `/repos/{owner}/{name}`. */
export interface FakeRoute<Call extends FakeCall> {
  readonly method: string;
  readonly path: RegExp;
  /** What the token must open. */
  readonly scope: string;
  readonly run: (call: Call) => FakeAnswer;
}

const MISSING = '404 Not Found';

/** Gitee answers a missing right as if the thing did not exist. Throws `FakeRefusal`. */
export function requirePermission({ permission }: FakeRepositoryCall, needed: FakePermission): void {
  const levels = ['read', 'write', 'admin'];
  if (levels.indexOf(permission) < levels.indexOf(needed)) {
    throw new FakeRefusal(404, MISSING);
  }
}

/** Returns what was found. Throws `FakeRefusal`. */
export function found<T>(thing: T | undefined): T {
  if (thing === undefined) {
    throw new FakeRefusal(404, MISSING);
  }
  return thing;
}

/** One page of a list: 20 entries unless more are asked for, 100 at most. Nothing says whether more follow. */
export function page({ url }: FakeCall, entries: readonly unknown[]): FakeAnswer {
  const size = Math.min(100, Number(url.searchParams.get('per_page') ?? 20));
  const number = Number(url.searchParams.get('page') ?? 1);
  return { status: 200, body: entries.slice((number - 1) * size, number * size) };
}

/** Whether the request's body switches something on; undefined when it does not say. */
export function flagOf(body: FakeCall['body'], name: string): boolean | undefined {
  const value = body[name];
  return value === undefined ? undefined : value === true || value === 'true';
}

/** A text of the request's body. */
export function textOf(body: FakeCall['body'], name: string): string | undefined {
  const value = body[name];
  return typeof value === 'string' ? value : undefined;
}
