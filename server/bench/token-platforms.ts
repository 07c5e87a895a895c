import { startFakeGitcode } from '#server/integrations/gate-platform/gitcode/testing/fake-gitcode.ts';
import { startFakeGitee } from '#server/integrations/gate-platform/gitee/testing/fake-gitee.ts';
import type { FakeHost } from '#server/integrations/gate-platform/testing/fake-host.ts';
import type { FakeAccount, FakePull, FakeRepository } from '#server/integrations/gate-platform/testing/fake-state.ts';
import { LARGE_CALLS, type StagedWebhook } from './gate-load.ts';

/** What the gate sets on every platform that has labels. */
export const LABELS = { covered: 'cla/yes', uncovered: 'cla/no' };

/** A pull request of a stand-in, as far as it is measured. */
export interface StagedPull {
  readonly labels: ReadonlySet<string>;
  /** Another webhook about it, not sent. */
  readonly webhook: () => StagedWebhook;
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
  /** Requests that such a pull request may take. */
  readonly maxCalls: number;
  /** Returns the id of a new repository, whose administrator the token's owner is. */
  addRepository(name: string): string;
  open(repositoryId: string, opener: string, authors: readonly string[]): StagedPull;
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

interface Traits extends Pick<TokenPlatform, 'name' | 'title' | 'maxCommits' | 'maxCalls'> {
  /** Sends a webhook about another head. */
  readonly tell: (pull: FakePull, by: FakeAccount) => void;
}

function stage(fake: FakeHost, { name, title, maxCommits, maxCalls, tell }: Traits): TokenPlatform {
  const owner = fake.addOrganization('example-community');
  const robot = fake.addUser('robot');
  const people = new Map<string, FakeAccount>();
  const repositories = new Map<string, FakeRepository>();
  const setting = name.toUpperCase();
  return {
    name,
    title,
    maxCommits,
    maxCalls,
    environment: { [`${setting}_URL`]: fake.url, [`${setting}_API_URL`]: fake.apiUrl },
    token: fake.issueToken(robot),
    addRepository: (called) => {
      const repository = fake.addRepository({ owner, name: called });
      fake.permit(repository, robot, 'admin');
      repositories.set(String(repository.id), repository);
      return String(repository.id);
    },
    open: (repositoryId, login, authors) => {
      const opener = people.get(login) ?? fake.addUser(login);
      people.set(login, opener);
      const repository = given(repositories.get(repositoryId));
      const pull = fake.openPullRequest({ repository, opener, commits: authors.map((author) => ({ author })) });
      return {
        labels: pull.labels,
        webhook: () => {
          fake.disturb(/./, 'drop');
          tell(pull, opener);
          const { to, headers, body } = given(fake.state.deliveries.at(-1));
          return { url: fake.state.resolve(to()), headers, body };
        },
      };
    },
    requests: () => fake.state.requests.length,
    stop: () => fake.stop(),
  };
}

function given<T>(thing: T | undefined): T {
  if (thing === undefined) {
    throw new Error('the stand-in has no such thing');
  }
  return thing;
}

async function stageGitcode({ latency, resolve }: Stage): Promise<TokenPlatform> {
  const fake = await startFakeGitcode({ latency, resolve });
  return stage(fake, {
    name: 'gitcode',
    title: 'GitCode',
    maxCommits: 1000,
    // Ten pages of commits and an empty one; repository, labels and comments take requests that GitHub's GraphQL saves.
    maxCalls: 20,
    tell: (pull, by) => fake.tell(pull, { action: 'update', by }),
  });
}

async function stageGitee({ latency, resolve }: Stage): Promise<TokenPlatform> {
  const fake = await startFakeGitee({ latency, resolve });
  return stage(fake, {
    name: 'gitee',
    title: 'Gitee',
    maxCommits: 250,
    maxCalls: LARGE_CALLS,
    tell: (pull, sender) => fake.tell(pull, { action: 'update', action_desc: 'source_branch_changed', sender }),
  });
}
