import { randomBytes } from 'node:crypto';
import {
  comment,
  forcePush,
  isMergeable,
  openPull,
  push,
  retarget,
  setPullState,
  type MergeLabels,
  type NewCommit,
  type NewPull,
} from './fake-pulls.ts';
import { serve } from './fake-server.ts';
import {
  FAKE_SCOPES,
  type FakeAccount,
  type FakeComment,
  type FakeCommit,
  type FakeFaultKind,
  type FakeGitcodeState,
  type FakePermission,
  type FakePull,
  type FakeRepository,
  type FakeWebhookFault,
} from './fake-state.ts';
import { deliver, settleWebhooks } from './fake-webhooks.ts';

interface Options {
  /** Where a webhook that was registered for an address goes in truth. */
  readonly resolve?: (url: string) => string;
  /** Milliseconds before each answer. */
  readonly latency?: number;
}

interface NewRepository {
  readonly owner: FakeAccount;
  readonly name: string;
  readonly private?: boolean;
  /** How many requests are answered as if it did not exist yet. */
  readonly youngFor?: number;
}

/**
 * Starts a GitCode on 127.0.0.1: the requests of a gate, webhooks without a second try, and what the community's robot
 * and the platform make of labels, tests and comments, above all whether a pull request can be merged.
 */
export async function startFakeGitcode({ resolve = (url) => url, latency = 0 }: Options = {}) {
  const state: FakeGitcodeState = {
    accounts: [],
    repositories: [],
    tokens: new Map(),
    faults: [],
    webhookFaults: [],
    held: [],
    deliveries: [],
    underWay: new Set(),
    requests: [],
    family: 'gitcode',
    resolve,
    latency,
    hidesRights: false,
    nextId: 1000,
    url: '',
  };
  const server = await serve(state);
  return {
    state,
    url: state.url,
    apiUrl: `${state.url}/api/v5`,
    ...peopleOf(state),
    ...pullsOf(state),
    ...troublesOf(state),
    stop: async (): Promise<void> => {
      await new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      });
    },
  };
}

/** A running fake. */
export type FakeGitcode = Awaited<ReturnType<typeof startFakeGitcode>>;

function peopleOf(state: FakeGitcodeState) {
  const addAccount = (
    login: string,
    facts: Partial<Pick<FakeAccount, 'emails' | 'organization'>> = {},
  ): FakeAccount => {
    const account: FakeAccount = {
      // People are numbered in hexadecimal, organisations in numbers.
      id: facts.organization === true ? String((state.nextId += 1)) : randomBytes(12).toString('hex'),
      hookId: (state.nextId += 1),
      login,
      emails: [`${login}@example.com`],
      organization: false,
      administrators: new Set(),
      ...facts,
    };
    state.accounts.push(account);
    return account;
  };
  return {
    addUser: (login: string, facts: Partial<Pick<FakeAccount, 'emails'>> = {}) => addAccount(login, facts),
    addOrganization: (login: string) => addAccount(login, { emails: [], organization: true }),
    addRepository: ({ youngFor = 0, private: hidden = false, ...facts }: NewRepository): FakeRepository => {
      const repository: FakeRepository = {
        id: (state.nextId += 1),
        ...facts,
        private: hidden,
        permissions: new Map(),
        hooks: [],
        pulls: [],
        labels: new Set(),
        youngFor,
        requiredTester: null,
        resolveAll: false,
      };
      state.repositories.push(repository);
      return repository;
    },
    permit: ({ permissions }: FakeRepository, { login }: FakeAccount, permission: FakePermission): void => {
      permissions.set(login, permission);
    },
    issueToken: (account: FakeAccount, scopes: readonly string[] = FAKE_SCOPES): string => {
      const token = `gitcode-${randomBytes(12).toString('hex')}`;
      state.tokens.set(token, { account, scopes: new Set(scopes) });
      return token;
    },
    revokeToken: (token: string): void => {
      state.tokens.delete(token);
    },
  };
}

function pullsOf(state: FakeGitcodeState) {
  return {
    openPullRequest: (pull: NewPull): FakePull => openPull(state, pull),
    push: (pull: FakePull, commits: readonly NewCommit[]): void => push(state, pull, commits),
    forcePush: (pull: FakePull, commits: readonly FakeCommit[]): void => forcePush(state, pull, commits),
    setState: (pull: FakePull, to: FakePull['state']): void => setPullState(state, pull, to),
    retarget: (pull: FakePull, branch: string): void => retarget(state, pull, branch),
    comment: (pull: FakePull, text: Parameters<typeof comment>[2]): FakeComment => comment(state, pull, text),
    mergeable: (pull: FakePull, labels: MergeLabels): boolean => isMergeable(pull, labels),
  };
}

function troublesOf(state: FakeGitcodeState) {
  return {
    /** Makes requests fail; by default the next one that matches, such as `GET /user`. */
    fail: (on: RegExp, kind: FakeFaultKind, times = 1): void => {
      state.faults.push({ on, kind, times });
    },
    /** Drops, doubles or holds back webhooks; by default the next one that matches, such as `merge_request.update`. */
    disturb: (on: RegExp, kind: FakeWebhookFault, times = 1): void => {
      state.webhookFaults.push({ on, kind, times });
    },
    /** Ends all faults. */
    calm: (): void => {
      state.faults.length = 0;
      state.webhookFaults.length = 0;
    },
    /** Sends the webhooks that were held, last first. */
    releaseHeld: (): void => {
      state.held
        .splice(0)
        .toReversed()
        .forEach((delivery) => deliver(state, delivery));
    },
    settleWebhooks: (): Promise<void> => settleWebhooks(state),
    requests: (on: RegExp): string[] => state.requests.filter((request) => on.test(request)),
  };
}
