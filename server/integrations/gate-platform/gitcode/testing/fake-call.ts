import type { FakeFaultKind, FakeGitcodeState, FakePull, FakeRepository, FakeToken } from './fake-state.ts';

/** A request that passed the door. */
export interface FakeCall {
  readonly state: FakeGitcodeState;
  readonly viewer: FakeToken;
  readonly query: URLSearchParams;
  readonly body: unknown;
  /** Parts of the path that stand for something, decoded. */
  readonly parts: readonly string[];
  /** What is wrong with the answer. */
  readonly fault: FakeFaultKind | undefined;
}

export interface FakeAnswer {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The subject of a request. */
export interface FakePlace {
  readonly repository: FakeRepository;
  readonly pull: FakePull;
}

export const NOT_FOUND: FakeAnswer = { status: 404, body: { error_code: 404, error_message: '404 Not Found' } };
/** Answers with status 200, and 201. */
export const ok = (body: unknown): FakeAnswer => ({ status: 200, body });
/** Done, and nothing to say about it. */
export const DONE: FakeAnswer = { status: 204 };
export const made = (body: unknown): FakeAnswer => ({ status: 201, body });

/** A page of a list; the header says how many there are. */
export function page({ query }: FakeCall, entries: readonly unknown[]): FakeAnswer {
  const size = Math.min(100, Number(query.get('per_page') ?? 20));
  const number = Number(query.get('page') ?? 1);
  const headers = { total_count: String(entries.length) };
  return { status: 200, body: entries.slice((number - 1) * size, number * size), headers };
}

/** Whether the account has a right in the repository. */
export function may({ viewer }: FakeCall, { permissions }: FakeRepository, least: 'write' | 'admin'): boolean {
  const permission = permissions.get(viewer.account.login);
  return permission === 'admin' || permission === least;
}

/** What somebody without the right is answered. */
export const REFUSED: FakeAnswer = { status: 403, body: { error_code: 403, error_message: '403 Forbidden' } };
