import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { takeId } from '#server/integrations/gate-platform/testing/fake-places.ts';
import { isMergeable } from './fake-check-routes.ts';
import {
  addComment,
  changePullState,
  openPull,
  pushToPull,
  rerunCheck,
  retargetPull,
  tellComment,
  tellPull,
  type NewPull,
} from './fake-pulls.ts';
import { serve } from './fake-server.ts';
import type { FakeAccount, FakeFaultKind, FakeGiteeState, FakePull } from './fake-state.ts';
import type { FakePermission, FakeRepository, FakeWebhookFault } from './fake-state.ts';
import { emit, releaseHeld, settleWebhooks, type FakeEvent } from './fake-webhooks.ts';

/** What a token must open for the gate. */
const SCOPES = ['user_info', 'projects', 'pull_requests', 'notes', 'hook', 'groups'];

/** Lets the second argument of a function of the state stand first. */
function bind<A extends unknown[], R>(state: FakeGiteeState, run: (state: FakeGiteeState, ...rest: A) => R) {
  return (...rest: A): R => run(state, ...rest);
}

interface Options {
  readonly now?: () => Date;
  /** Where the address of a webhook leads on this machine; there by default. */
  readonly resolve?: (url: string) => string;
  /** Milliseconds before each answer. */
  readonly latency?: number;
}

/**
 * Starts a Gitee on 127.0.0.1: the requests of a gate, webhooks, and what Gitee makes of them, above all whether a pull
 * request can be merged.
 */
export async function startFakeGitee({ now = () => new Date(), resolve = (url) => url, latency = 0 }: Options = {}) {
  const state: FakeGiteeState = {
    url: '',
    apiUrl: '',
    resolve,
    now,
    latency,
    accounts: new Map(),
    repositories: new Map(),
    tokens: new Map(),
    faults: [],
    webhookFaults: [],
    held: [],
    underWay: new Set(),
    deliveries: [],
    requests: [],
    nextId: 1000,
  };
  const server = await serve(state);
  const { port } = z.object({ port: z.number() }).parse(server.address());
  state.url = `http://127.0.0.1:${port}`;
  state.apiUrl = `${state.url}/api/v5`;
  return {
    state,
    url: state.url,
    apiUrl: state.apiUrl,
    ...peopleOf(state),
    ...pullsOf(state),
    ...troublesOf(state),
    stop: async (): Promise<void> => {
      await new Promise<void>((stopped) => {
        server.close(() => stopped());
        server.closeAllConnections();
      });
    },
  };
}

/** A running fake. */
export type FakeGitee = Awaited<ReturnType<typeof startFakeGitee>>;

/** A repository to be added. */
interface NewRepository {
  readonly owner: FakeAccount;
  readonly name: string;
  readonly private?: boolean;
}

function peopleOf(state: FakeGiteeState) {
  const addAccount = (login: string, type: FakeAccount['type'], emails: readonly string[]): FakeAccount => {
    const account: FakeAccount = {
      id: takeId(state),
      login,
      type,
      emails: [...emails],
      members: new Set(),
      invited: new Set(),
    };
    state.accounts.set(account.id, account);
    return account;
  };
  return {
    /** Adds a user; an empty list stands for somebody who hides their address. */
    addUser: (login: string, emails: readonly string[] = [`${login}@example.com`]) => addAccount(login, 'User', emails),
    addOrganization: (login: string) => addAccount(login, 'Group', []),
    /** Issues a token with all scopes that a gate needs, or with these alone. */
    issueToken: (account: FakeAccount, scopes: readonly string[] = SCOPES): string => {
      const token = randomBytes(16).toString('hex');
      state.tokens.set(token, { account, scopes: new Set(scopes) });
      return token;
    },
    addRepository: ({ owner, name, private: hidden = false }: NewRepository): FakeRepository => {
      const repository: FakeRepository = {
        id: takeId(state),
        owner,
        name,
        private: hidden,
        branches: new Map([['master', randomBytes(20).toString('hex')]]),
        requiredChecks: new Map(),
        permissions: new Map(),
        pulls: new Map(),
        checkRuns: [],
        comments: [],
        labels: new Set(),
        hooks: [],
      };
      state.repositories.set(repository.id, repository);
      return repository;
    },
    permit: (repository: FakeRepository, account: FakeAccount, permission: FakePermission): void => {
      repository.permissions.set(account.id, permission);
    },
    /** Protects a branch, `master` by default, so that it demands our check. */
    requireCheck: (repository: FakeRepository, branch = 'master'): void => {
      repository.requiredChecks.set(branch, ['signet/cla']);
    },
  };
}

function pullsOf(state: FakeGiteeState) {
  return {
    openPullRequest: (pull: NewPull): FakePull => openPull(state, pull),
    push: bind(state, pushToPull),
    retarget: bind(state, retargetPull),
    close: (pull: FakePull, by: FakeAccount): void => changePullState(state, pull, { by, to: 'closed' }),
    reopen: (pull: FakePull, by: FakeAccount): void => changePullState(state, pull, { by, to: 'open' }),
    /** Merges whatever the checks say, as an administrator may. */
    forceMerge: (pull: FakePull, by: FakeAccount): void => changePullState(state, pull, { by, to: 'merged' }),
    /** Sends the webhooks for any other event of a pull request. */
    tell: bind(state, tellPull),
    comment: bind(state, addComment),
    tellComment: bind(state, tellComment),
    rerun: bind(state, rerunCheck),
    /** Whether Gitee would let it be merged now. */
    mergeable: (pull: FakePull): boolean => isMergeable(pull),
  };
}

function troublesOf(state: FakeGiteeState) {
  return {
    /** Makes requests fail; by default the next one that matches. */
    fail: (on: RegExp, kind: FakeFaultKind, times = 1): void => {
      state.faults.push({ on, kind, times });
    },
    /** Drops, doubles or holds back webhooks; by default the next one that matches, such as `note_hooks.comment`. */
    disturb: (on: RegExp, kind: FakeWebhookFault, times = 1): void => {
      state.webhookFaults.push({ on, kind, times });
    },
    /** Ends all faults. */
    calm: (): void => {
      state.faults.length = 0;
      state.webhookFaults.length = 0;
    },
    releaseHeld: (): Promise<void> => releaseHeld(state),
    /** Waits until no webhook is under way. */
    settleWebhooks: (): Promise<void> => settleWebhooks(state),
    emit: (event: FakeEvent): void => emit(state, event),
    /** Requests received so far: `POST /repos/o/r/labels`. */
    requests: (on: RegExp = /(?:)/): string[] => state.requests.filter((request) => on.test(request)),
  };
}
