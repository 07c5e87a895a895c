import type { FakeApp, FakeGithubState, FakeInstallation, FakeRepository } from './fake-state.ts';

/** A request to the API, authenticated as its route demands. */
export interface FakeCall {
  readonly state: FakeGithubState;
  readonly url: URL;
  readonly method: string;
  /** Groups of the route's pattern, decoded. */
  readonly at: Readonly<Record<string, string>>;
  readonly body: Readonly<Record<string, unknown>>;
  /** What the answer is asked for as. */
  readonly mediaType: string;
}

/** A request with the JWT of an App. */
export interface FakeAppCall extends FakeCall {
  readonly app: FakeApp;
}

/** A request with the token of an installation. */
export interface FakeInstallationCall extends FakeCall {
  readonly installation: FakeInstallation;
}

/** A request about a repository that the installation reaches. */
export interface FakeRepositoryCall extends FakeInstallationCall {
  readonly repository: FakeRepository;
}

/** An answer; without a body, none is sent. */
export interface FakeAnswer {
  readonly status: number;
  readonly body?: unknown;
  /** Instead of a body of JSON. */
  readonly text?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** How a path is answered. The pattern of a route of repositories begins after `/repos/{owner}/{name}`. */
export interface FakeRoute<Call extends FakeCall> {
  readonly method: string;
  readonly path: RegExp;
  /** Such as `checks:write`. */
  readonly permission?: string;
  readonly run: (call: Call) => FakeAnswer | Promise<FakeAnswer>;
}

/** One page of a list, linked to the next one by an absolute address. */
export function page<T>(call: FakeCall, entries: readonly T[], wrap?: (entries: readonly T[]) => unknown): FakeAnswer {
  const { url, state } = call;
  const size = Math.min(100, Number(url.searchParams.get('per_page') ?? 30));
  const number = Number(url.searchParams.get('page') ?? 1);
  const shown = entries.slice((number - 1) * size, number * size);
  const next = new URL(url.href.replace(url.origin, new URL(state.url).origin));
  next.searchParams.set('page', String(number + 1));
  const more = number * size < entries.length;
  return {
    status: 200,
    body: wrap === undefined ? shown : wrap(shown),
    headers: more ? { link: `<${next.href}>; rel="next"` } : {},
  };
}

/** Writes JSON in which ids above 2^53 keep all of their digits, as GitHub does. */
export function writeJson(value: unknown): string {
  const text = JSON.stringify(value, (_key, entry: unknown) => (typeof entry === 'bigint' ? `@${entry}@` : entry));
  return text.replaceAll(/"@(\d+)@"/g, '$1');
}

/** A text of the request's body. */
export function textOf(body: FakeCall['body'], name: string): string | undefined {
  const value = body[name];
  return typeof value === 'string' ? value : undefined;
}
