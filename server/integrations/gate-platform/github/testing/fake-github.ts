import { z } from 'zod';
import { addCommit, type NewCommit } from '#server/integrations/gate-platform/testing/fake-commits.ts';
import { addAccount, type NewAccount } from '#server/integrations/gate-platform/testing/fake-people.ts';
import { takeId } from '#server/integrations/gate-platform/testing/fake-places.ts';
import {
  addComment,
  changePullState,
  moveHead,
  openPull,
  pushToPull,
  retargetPull,
  tell,
  tellComment,
  type NewPull,
  type NewPush,
} from '#server/integrations/gate-platform/testing/fake-pulls.ts';
import { serve } from '#server/integrations/gate-platform/testing/fake-server.ts';
import type {
  FakeAccount,
  FakeApp,
  FakeGithubState,
  FakeInstallation,
  FakeMergeGroup,
  FakePull,
  FakeRepository,
  FakeRequiredCheck,
  FakeWebhookFault,
} from '#server/integrations/gate-platform/testing/fake-state.ts';
import { changeInstallation, changeReach, createApp, install, type NewApp } from './fake-apps.ts';
import { addFault } from './fake-faults.ts';
import { enqueue, isMergeable, passes, settleGroup, tellGroup } from './fake-mergeable.ts';
import { presentRunEvent, presentSuite } from './fake-present-check.ts';
import {
  addRepository,
  createRepository,
  editRepository,
  forkRepository,
  renameRepository,
  setArchived,
  setPrivate,
  transferRepository,
  type NewRepository,
} from './fake-repositories.ts';
import { emit, releaseHeld, settleWebhooks, signedHeaders, type FakeEvent } from './fake-webhooks.ts';

interface Options {
  /** A free one by default. */
  readonly port?: number;
  readonly now?: () => Date;
  /** Milliseconds before each answer. */
  readonly latency?: number;
}

/** Lets the second argument of a function of the state stand first. */
type Rest<F> = F extends (state: FakeGithubState, ...rest: infer R) => infer A ? (...rest: R) => A : never;

function bind<F extends (state: FakeGithubState, ...rest: never[]) => unknown>(
  state: FakeGithubState,
  run: F,
): Rest<F> {
  return ((...rest: never[]) => run(state, ...rest)) as Rest<F>;
}

/**
 * Starts a GitHub on 127.0.0.1: the REST and GraphQL requests of a gate, webhooks, the manifest flow, and what GitHub
 * makes of them, above all whether a pull request can be merged. Its addresses are laid out as those of GitHub
 * Enterprise Server.
 */
export async function startFakeGithub({ port = 0, now = () => new Date(), latency = 0 }: Options = {}) {
  const state: FakeGithubState = {
    url: '',
    apiUrl: '',
    now,
    latency,
    accounts: new Map(),
    repositories: new Map(),
    formerPaths: new Map(),
    commits: new Map(),
    apps: new Map(),
    installations: new Map(),
    tokens: new Map(),
    conversions: new Map(),
    faults: [],
    webhookFaults: [],
    showsDiffs: true,
    held: [],
    deliveriesUnderWay: new Set(),
    requests: [],
    nextId: 1000,
  };
  const server = await serve(state, port);
  const address = z.object({ port: z.number() }).parse(server.address());
  state.url = `http://127.0.0.1:${address.port}`;
  state.apiUrl = `${state.url}/api/v3`;
  return {
    state,
    url: state.url,
    apiUrl: state.apiUrl,
    ...peopleOf(state),
    ...pullsOf(state),
    ...troublesOf(state),
    stop: async (): Promise<void> => {
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
    },
  };
}

/** A running fake. */
export type FakeGithub = Awaited<ReturnType<typeof startFakeGithub>>;

function peopleOf(state: FakeGithubState) {
  return {
    addUser: (login: string, account: Partial<NewAccount> = {}): FakeAccount =>
      addAccount(state, { login, emails: [`${login}@example.com`], ...account }),
    addBot: (login: string, account: Partial<NewAccount> = {}): FakeAccount =>
      addAccount(state, { login, type: 'Bot', ...account }),
    addOrganization: (login: string, account: Partial<NewAccount> = {}): FakeAccount =>
      addAccount(state, { login, type: 'Organization', ...account }),
    addRepository: (repository: NewRepository): FakeRepository => addRepository(state, repository),
    createRepository: bind(state, createRepository),
    forkRepository: bind(state, forkRepository),
    editRepository: bind(state, editRepository),
    renameRepository: bind(state, renameRepository),
    transferRepository: bind(state, transferRepository),
    setArchived: bind(state, setArchived),
    setPrivate: bind(state, setPrivate),
    /** Demands a check of a branch, `main` by default, from one App by default. */
    requireCheck: (
      repository: FakeRepository,
      { branch = 'main', context = 'signet/cla', appId = null, by = 'ruleset' }: Partial<FakeRequiredCheck> = {},
    ): void => {
      repository.requiredChecks.push({ branch, context, appId, by });
    },
    createApp: (app: NewApp): FakeApp => createApp(state, app),
    /** Installs an App on an account: on the named repositories, or on all. */
    install: bind(state, install),
    changeInstallation: bind(state, changeInstallation),
    changeReach: (installation: FakeInstallation, repositories: readonly FakeRepository[]): void =>
      changeReach(
        state,
        installation,
        repositories.map(({ id }) => id),
      ),
  };
}

function pullsOf(state: FakeGithubState) {
  return {
    addCommit: (commit: NewCommit) => addCommit(state, commit),
    openPullRequest: (pull: NewPull): FakePull => openPull(state, pull),
    push: (pull: FakePull, push: NewPush): void => pushToPull(state, pull, push),
    /** Moves a pull request to commits that exist. */
    moveHead: bind(state, moveHead),
    retarget: bind(state, retargetPull),
    close: (pull: FakePull, by: FakeAccount): void => changePullState(state, pull, { by, to: 'closed' }),
    reopen: (pull: FakePull, by: FakeAccount): void => changePullState(state, pull, { by, to: 'open' }),
    /** Merges whatever the checks say, as an administrator may. */
    forceMerge: (pull: FakePull, by: FakeAccount): void => changePullState(state, pull, { by, to: 'merged' }),
    /** Sends the webhooks for any other event of a pull request. */
    tell: bind(state, tell),
    comment: bind(state, addComment),
    tellComment: bind(state, tellComment),
    /** Whether GitHub would let it be merged now. */
    mergeable: (pull: FakePull): boolean => isMergeable(pull),
    enqueue: bind(state, enqueue),
    groupPasses: ({ repository, branch, headSha }: FakeMergeGroup): boolean => passes(repository, branch, headSha),
    /** Ends a merge group: merges it if its checks pass, else throws it out; returns which. */
    settleGroup: bind(state, settleGroup),
    tellGroup: bind(state, tellGroup),
    /** Clicks on "Re-run" of our check, or of all checks of a commit; or reports their end. */
    rerun: (repository: FakeRepository, { sha, by, app, event = 'check_run', action }: RerunRequest): void => {
      const checked = { app, sha };
      const subject =
        event === 'check_run'
          ? presentRunEvent(state, repository, checked)
          : presentSuite(state, repository, { ...checked, id: takeId(state) });
      const installation = [...state.installations.values()].find(
        (known) => known.app === app && known.account === repository.owner,
      );
      const payload = { [event]: subject };
      const to = installation === undefined ? {} : { installation };
      emit(state, { event, action: action ?? 'rerequested', repository, sender: by, payload, ...to });
    },
  };
}

interface RerunRequest {
  readonly sha: string;
  readonly by: FakeAccount;
  readonly app: FakeApp;
  readonly event?: 'check_run' | 'check_suite';
  readonly action?: 'rerequested' | 'completed';
}

function troublesOf(state: FakeGithubState) {
  return {
    /** Makes requests fail; by default the next one that matches. */
    fail: bind(state, addFault),
    /** Drops, doubles or holds back webhooks; by default the next one that matches, such as `pull_request.opened`. */
    disturb: (on: RegExp, kind: FakeWebhookFault, times = 1): void => {
      state.webhookFaults.push({ on, kind, times });
    },
    /** Ends all faults. */
    calm: (): void => {
      state.faults.length = 0;
      state.webhookFaults.length = 0;
    },
    releaseHeld: (order: 'kept' | 'reversed' = 'kept'): Promise<void> => releaseHeld(state, order),
    /** Waits until no webhook is under way. */
    settleWebhooks: (): Promise<void> => settleWebhooks(state),
    /** Makes all tokens unknown. */
    revokeTokens: (): void => state.tokens.clear(),
    /** Sends any other webhook. */
    emit: (event: FakeEvent): void => emit(state, event),
    /** Headers that a body of an App's webhook is signed with. */
    sign: signedHeaders,
    /** Requests answered so far: `GET /app`, `POST /graphql PullRequest example/project`. */
    requests: (on: RegExp = /(?:)/): string[] => state.requests.filter((request) => on.test(request)),
  };
}
