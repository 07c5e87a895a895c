import { startFakeGitcode } from '#server/integrations/gate-platform/gitcode/testing/fake-gitcode.ts';
import { tellPull as tellOnGitcode } from '#server/integrations/gate-platform/gitcode/testing/fake-webhooks.ts';
import { startFakeGitee } from '#server/integrations/gate-platform/gitee/testing/fake-gitee.ts';
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

/** What both stand-ins have. */
interface TokenFake<Account, Repository, Pull> {
  readonly url: string;
  readonly apiUrl: string;
  readonly state: { readonly requests: readonly string[] };
  addUser(login: string): Account;
  addOrganization(login: string): Account;
  issueToken(account: Account): string;
  addRepository(facts: { readonly owner: Account; readonly name: string }): Repository;
  permit(repository: Repository, account: Account, permission: 'admin'): void;
  openPullRequest(facts: {
    readonly repository: Repository;
    readonly opener: Account;
    readonly commits: readonly { readonly author: string }[];
  }): Pull;
  stop(): Promise<void>;
}

interface Traits<Pull> extends Pick<TokenPlatform, 'name' | 'title' | 'maxCommits' | 'maxCalls'> {
  readonly webhookAbout: (pull: Pull) => StagedWebhook | undefined;
}

function stage<Account, Repository extends { readonly id: number }, Pull extends Pick<StagedPull, 'labels'>>(
  fake: TokenFake<Account, Repository, Pull>,
  { name, title, maxCommits, maxCalls, webhookAbout }: Traits<Pull>,
): TokenPlatform {
  const owner = fake.addOrganization('example-community');
  const robot = fake.addUser('robot');
  const people = new Map<string, Account>();
  const repositories = new Map<string, Repository>();
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
      return { labels: pull.labels, webhook: () => given(webhookAbout(pull)) };
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
    webhookAbout: (pull) => {
      fake.disturb(/./, 'hold');
      tellOnGitcode(fake.state, pull, { action: 'update' });
      const held = fake.state.held.pop();
      return held && { url: resolve(held.hook.url), headers: held.headers, body: held.body };
    },
  });
}

async function stageGitee({ latency, resolve }: Stage): Promise<TokenPlatform> {
  const fake = await startFakeGitee({ latency, resolve });
  return stage(fake, {
    name: 'gitee',
    title: 'Gitee',
    maxCommits: 250,
    maxCalls: LARGE_CALLS,
    webhookAbout: (pull) => {
      fake.disturb(/./, 'drop');
      fake.tell(pull, { action: 'update', action_desc: 'source_branch_changed', sender: pull.opener });
      return fake.state.deliveries.at(-1);
    },
  });
}
