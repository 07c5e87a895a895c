import { FakeRefusal, type FakeAnswer, type FakeRequest } from './fake-face.ts';
import type { FakePull, FakeRepository } from './fake-state.ts';

/** A request whose route is known. */
export interface FakeCall extends FakeRequest {
  /** Groups of the route's pattern, decoded. */
  readonly at: Readonly<Record<string, string>>;
}

type Run<Call> = (call: Call) => FakeAnswer | Promise<FakeAnswer>;

/** How a path is answered. */
export interface FakeRoute<Call> {
  readonly method: string;
  readonly path: RegExp;
  /** The permission or scope, such as `checks:write`. */
  readonly needs: string;
  readonly run: Run<Call>;
}

/**
 * Routes by method and path, such as `GET /pulls/{number}`: what they need, and what answers. `{number}` and `{id}` are
 * numbers, and `{+name}` may have slashes.
 */
export function routes<Call>(
  table: Readonly<Record<string, readonly [needs: string, run: Run<Call>]>>,
): FakeRoute<Call>[] {
  return Object.entries(table).map(([request, [needs, run]]) => {
    const [method = '', path = ''] = request.split(' ');
    const pattern = path
      .replaceAll(/\{(number|id)\}/g, String.raw`(?<$1>\d+)`)
      .replaceAll(/\{\+(\w+)\}/g, '(?<$1>.+)')
      .replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)');
    return { method, path: new RegExp(`^${pattern}$`), needs, run };
  });
}

/** The route of a request for a path, and the groups of its pattern. */
export function match<Call>(
  known: readonly FakeRoute<Call>[],
  { method }: FakeRequest,
  path: string,
): { readonly route: FakeRoute<Call>; readonly at: FakeCall['at'] } | undefined {
  for (const route of known) {
    const matched = route.method === method ? route.path.exec(path) : null;
    if (matched !== null) {
      const groups = Object.entries(matched.groups ?? {});
      return { route, at: Object.fromEntries(groups.map(([name, value]) => [name, decodeURIComponent(value)])) };
    }
  }
  return undefined;
}

/** Answers with status 200, and 201. */
export const ok = (body: unknown): FakeAnswer => ({ status: 200, body });
export const made = (body: unknown): FakeAnswer => ({ status: 201, body });
/** Done, and nothing to say about it. */
export const DONE: FakeAnswer = { status: 204 };

/** Returns what was found. Throws `FakeRefusal`. */
export function found<T>(thing: T | undefined, message?: string): T {
  if (thing === undefined) {
    throw new FakeRefusal(404, message);
  }
  return thing;
}

/** The pull request that a path names. Throws `FakeRefusal`. */
export function pullOf({ repository, at }: FakeCall & { readonly repository: FakeRepository }): FakePull {
  return found(repository.pulls.get(Number(at['number'])));
}

/** One page of a list. */
export function page<T>(
  { state, url }: Pick<FakeCall, 'state' | 'url'>,
  entries: readonly T[],
  wrap: (entries: readonly T[]) => unknown = (shown) => shown,
): FakeAnswer {
  const size = Math.min(100, Number(url.searchParams.get('per_page') ?? state.face.pageSize));
  const number = Number(url.searchParams.get('page') ?? 1);
  const total = entries.length;
  const headers = state.face.pageHeaders({ state, url, number, total, more: number * size < total });
  return { status: 200, body: wrap(entries.slice((number - 1) * size, number * size)), headers };
}

/** A text of the request's body. */
export function textOf(body: FakeCall['body'], name: string): string | undefined {
  const value = body[name];
  return typeof value === 'string' ? value : undefined;
}

/** Writes JSON in which ids above 2^53 keep all of their digits, as GitHub does. */
export function writeJson(value: unknown): string {
  const text = JSON.stringify(value, (_key, entry: unknown) => (typeof entry === 'bigint' ? `@${entry}@` : entry));
  return text.replaceAll(/"@(\d+)@"/g, '$1');
}
