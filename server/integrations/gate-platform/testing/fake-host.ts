import { addCommit } from './fake-commits.ts';
import { releaseHeld, settleWebhooks } from './fake-deliveries.ts';
import type { FakeFace, FakeState } from './fake-face.ts';
import { addBot, addOrganization, addRepository, addUser, issueToken, revokeToken } from './fake-people.ts';
import {
  addComment,
  closePull,
  forceMerge,
  isMergeable,
  moveHead,
  openPull,
  pushToPull,
  reopenPull,
  retargetPull,
} from './fake-pulls.ts';
import { serve } from './fake-server.ts';
import type {
  FakeAccount,
  FakeComment,
  FakeFault,
  FakePull,
  FakeRepository,
  FakeRequiredCheck,
  FakeRole,
  FakeWebhookFault,
} from './fake-state.ts';

/** How a fake runs. */
export interface FakeOptions {
  /** A free one by default. */
  readonly port?: number;
  readonly now?: () => Date;
  /** Where the address of a webhook leads on this machine; there by default. */
  readonly resolve?: (url: string) => string;
  /** Milliseconds before each answer. */
  readonly latency?: number;
}

/** A host without anybody and anything. */
export function emptyState<Face extends FakeFace>(
  face: Face,
  { now = () => new Date(), resolve = (url) => url, latency = 0 }: FakeOptions,
): FakeState & { readonly face: Face } {
  return {
    face,
    url: '',
    apiUrl: '',
    resolve,
    now,
    latency,
    accounts: new Map(),
    repositories: new Map(),
    commits: new Map(),
    tokens: new Map(),
    faults: [],
    webhookFaults: [],
    held: [],
    underWay: new Set(),
    deliveries: [],
    requests: [],
    hidesRights: false,
    nextId: 1000,
  };
}

/** Lets the second argument of a function of the state stand first. */
type Rest<F> = F extends (state: never, ...rest: infer R) => infer A ? (...rest: R) => A : never;

type OfState<State> = (state: State, ...rest: never[]) => unknown;

/** Lets functions of a state be called without it. */
export function bindAll<State, F extends Readonly<Record<string, OfState<State>>>>(
  state: State,
  functions: F,
): { readonly [Name in keyof F]: Rest<F[Name]> } {
  const bound = Object.entries(functions).map(([name, run]) => [name, (...rest: never[]) => run(state, ...rest)]);
  return Object.fromEntries(bound) as { readonly [Name in keyof F]: Rest<F[Name]> };
}

/** Serves a code host on 127.0.0.1, and returns what can be done to every one. */
export async function startHost<State extends FakeState>(state: State, { port = 0 }: FakeOptions) {
  const stop = await serve(state, port);
  return {
    state,
    url: state.url,
    apiUrl: state.apiUrl,
    stop,
    ...bindAll(state, {
      addUser,
      addBot,
      addOrganization,
      addRepository,
      issueToken,
      revokeToken,
      addCommit,
      openPullRequest: openPull,
      push: pushToPull,
      moveHead,
      retarget: retargetPull,
      close: closePull,
      reopen: reopenPull,
      forceMerge,
      comment: addComment,
      tellComment: (host: FakeState, pull: FakePull, told: { comment: FakeComment; action: string }) =>
        host.face.tellComment(host, pull, told),
      fail,
      calm,
      releaseHeld,
      settleWebhooks,
    }),
    permit: ({ roles }: FakeRepository, { id }: FakeAccount, role: FakeRole): void => void roles.set(id, role),
    /** Demands a check of a branch, of the default one and of anybody unless said otherwise. */
    requireCheck: (
      { requiredChecks, defaultBranch: branch }: FakeRepository,
      required: Partial<FakeRequiredCheck> = {},
    ): void => {
      requiredChecks.push({ branch, context: 'signet/cla', appId: null, by: 'ruleset', ...required });
    },
    /** Drops, doubles or holds back webhooks; by default the next one that matches, such as `pull_request.opened`. */
    disturb: (on: RegExp, kind: FakeWebhookFault, times = 1): void => {
      state.webhookFaults.push({ on, kind, times });
    },
    /** Whether the platform would let it be merged now. */
    mergeable: isMergeable,
    /** Requests answered so far: `GET /app`, `POST /graphql PullRequest example/project`. */
    requests: (on: RegExp = /(?:)/): string[] => state.requests.filter((request) => on.test(request)),
  };
}

/** What can be done to every running fake; what lets a pull request be merged differs. */
export type FakeHost = Omit<Awaited<ReturnType<typeof startHost<FakeState>>>, 'mergeable'>;

/** Makes requests fail; by default the next one that matches. */
function fail({ faults }: FakeState, fault: Omit<FakeFault, 'times'> & Partial<Pick<FakeFault, 'times'>>): void {
  faults.push({ times: 1, ...fault });
}

/** Ends all faults. */
function calm({ faults, webhookFaults }: FakeState): void {
  faults.length = 0;
  webhookFaults.length = 0;
}
