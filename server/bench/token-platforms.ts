import { startFakeGitcode } from '#server/integrations/gate-platform/gitcode/testing/fake-gitcode.ts';
import type * as OfGitcode from '#server/integrations/gate-platform/gitcode/testing/fake-state.ts';
import { tellPull as tellOnGitcode } from '#server/integrations/gate-platform/gitcode/testing/fake-webhooks.ts';
import { startFakeGitee } from '#server/integrations/gate-platform/gitee/testing/fake-gitee.ts';
import type * as OfGitee from '#server/integrations/gate-platform/gitee/testing/fake-state.ts';
import type { StagedWebhook } from './gate-load.ts';

/** What the gate sets on every platform that has labels. */
export const LABELS = { covered: 'cla/yes', uncovered: 'cla/no' };

/** A pull request of a stand-in, as far as it is measured. */
export interface StagedPull {
  readonly labels: ReadonlySet<string>;
}

/** A stand-in for a platform that is connected by a token. */
export interface TokenPlatform {
  readonly name: 'gitcode' | 'gitee';
  readonly title: string;
  /** Settings of a service that judges on it. */
  readonly environment: Readonly<Record<string, string>>;
  readonly token: string;
  /** Commits of the largest pull request that it lists whole, a thousand at most. */
  readonly maxCommits: number;
  /** Returns the id of a new repository, whose administrator the token's owner is. */
  addRepository(name: string): string;
  open(repositoryId: string, opener: string, authors: readonly string[]): StagedPull;
  /** Another webhook about a pull request, not sent. */
  webhookAbout(pull: StagedPull): StagedWebhook;
  /** Requests received so far. */
  readonly requests: () => number;
  stop(): Promise<void>;
}

interface Stage {
  /** Milliseconds before each answer. */
  readonly latency: number;
  /** Where a webhook that was registered for an address goes in truth. */
  readonly resolve: (url: string) => string;
}

/** Starts the stand-ins one after the other, as they are asked for. */
export const TOKEN_PLATFORMS: readonly ((stage: Stage) => Promise<TokenPlatform>)[] = [stageGitcode, stageGitee];

/** Makes what has a name once. */
function once<T>(make: (name: string) => T): (name: string) => T {
  const made = new Map<string, T>();
  return (name) => {
    const known = made.get(name) ?? make(name);
    made.set(name, known);
    return known;
  };
}

function find<T>(things: Iterable<T>, is: (thing: T) => boolean): T {
  for (const thing of things) {
    if (is(thing)) {
      return thing;
    }
  }
  throw new Error('the stand-in has no such thing');
}

async function stageGitcode({ latency, resolve }: Stage): Promise<TokenPlatform> {
  const fake = await startFakeGitcode({ latency, resolve });
  const { state } = fake;
  const owner = fake.addOrganization('example-community');
  const robot = fake.addUser('robot');
  const person = once((login) => fake.addUser(login));
  return {
    name: 'gitcode',
    title: 'GitCode',
    environment: { GITCODE_URL: fake.url, GITCODE_API_URL: fake.apiUrl },
    token: fake.issueToken(robot),
    maxCommits: 1000,
    addRepository: (name) => {
      const repository = fake.addRepository({ owner, name });
      fake.permit(repository, robot, 'admin');
      return String(repository.id);
    },
    open: (id, opener, authors) => {
      const repository = find(state.repositories, (one) => String(one.id) === id);
      return fake.openPullRequest({
        repository,
        opener: person(opener),
        commits: authors.map((author) => ({ author })),
      });
    },
    webhookAbout: (staged) => {
      const pull = find(pullsOf(state.repositories), (one) => one === staged);
      fake.disturb(/./, 'hold');
      tellOnGitcode(state, pull, { action: 'update' });
      const { hook, headers, body } = find(state.held.splice(0), () => true);
      return { url: resolve(hook.url), headers, body };
    },
    requests: () => state.requests.length,
    stop: () => fake.stop(),
  };
}

function* pullsOf(repositories: readonly OfGitcode.FakeRepository[]): Iterable<OfGitcode.FakePull> {
  for (const { pulls } of repositories) {
    yield* pulls;
  }
}

async function stageGitee({ latency, resolve }: Stage): Promise<TokenPlatform> {
  const fake = await startFakeGitee({ latency, resolve });
  const { state } = fake;
  const owner = fake.addOrganization('example-community');
  const robot = fake.addUser('robot');
  const person = once((login) => fake.addUser(login));
  return {
    name: 'gitee',
    title: 'Gitee',
    environment: { GITEE_URL: fake.url, GITEE_API_URL: fake.apiUrl },
    token: fake.issueToken(robot),
    maxCommits: 250,
    addRepository: (name) => {
      const repository = fake.addRepository({ owner, name });
      fake.permit(repository, robot, 'admin');
      return String(repository.id);
    },
    open: (id, opener, authors) => {
      const repository = find(state.repositories.values(), (one) => String(one.id) === id);
      return fake.openPullRequest({
        repository,
        opener: person(opener),
        commits: authors.map((author) => ({ author })),
      });
    },
    webhookAbout: (staged) => {
      const pull = find(pullsIn(state.repositories.values()), (one) => one === staged);
      fake.disturb(/./, 'drop');
      fake.tell(pull, { action: 'update', action_desc: 'source_branch_changed', sender: pull.opener });
      return find(state.deliveries.slice(-1), () => true);
    },
    requests: () => state.requests.length,
    stop: () => fake.stop(),
  };
}

function* pullsIn(repositories: Iterable<OfGitee.FakeRepository>): Iterable<OfGitee.FakePull> {
  for (const { pulls } of repositories) {
    yield* pulls.values();
  }
}
