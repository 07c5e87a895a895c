import { openGitcodeGate } from '#server/integrations/gate-platform/gitcode/open-gitcode-gate.ts';
import { openGiteeGate } from '#server/integrations/gate-platform/gitee/open-gitee-gate.ts';
import { openGithubGate } from '#server/integrations/gate-platform/github/open-github-gate.ts';
import type { FakeHost } from '#server/integrations/gate-platform/testing/fake-host.ts';
import { headOf } from '#server/integrations/gate-platform/testing/fake-places.ts';
import { commentsOf } from '#server/integrations/gate-platform/testing/fake-pulls.ts';
import type { FakeAccount, FakePull, FakeRepository } from '#server/integrations/gate-platform/testing/fake-state.ts';
import { addCommunity, askVerdict, startGateWorld } from './gate-world.ts';
import { OLD_CHECK, SCENE_LABELS, type Scene, type SceneCommunity, type ScenePerson, type ScenePull } from './scene.ts';
import { sweep } from './sweep.ts';
import { setPolicy } from './token-community.ts';
import {
  addGatedCommunity,
  addPerson,
  askTokenVerdict,
  startGitcodeWorld,
  startGiteeWorld,
  type TokenWorld,
} from './token-world.ts';

/** What is special to a platform. */
interface Stage extends Pick<Scene, 'name' | 'capabilities' | 'testApp' | 'forgetDeliveries'> {
  readonly host: FakeHost;
  /** Lines of the log. */
  readonly log: readonly string[];
  /** Webhooks about pull requests, and the request that lists the commits of one. */
  readonly webhooks: RegExp;
  readonly reading: RegExp;
  addCommunity(): Promise<StageCommunity>;
  readonly showOld: ScenePullOf<'showOld'>;
  readonly canMerge: ScenePullOf<'canMerge'>;
  readonly verdict: ScenePullOf<'verdict'>;
}

type ScenePullOf<Name extends keyof ScenePull> = (
  pull: FakePull,
  ...rest: Parameters<ScenePull[Name]>
) => ReturnType<ScenePull[Name]>;

interface StageCommunity extends Pick<SceneCommunity, 'link' | 'cla' | 'headers' | 'connectionId'> {
  readonly repository: FakeRepository;
  /** What the platform was connected by, if not by an App. */
  readonly token?: string;
}

/** GitHub, where a required check blocks. */
export async function openGithubScene(): Promise<Scene> {
  const world = await startGateWorld();
  const { github, testApp, app } = world;
  return openScene({
    name: 'github',
    capabilities: openGithubGate().capabilities,
    testApp,
    host: github,
    webhooks: /^pull_request\./,
    log: [],
    reading: /graphql/,
    forgetDeliveries: () => void app.deliveries.splice(0),
    addCommunity: async () => {
      const community = await addCommunity(world);
      await setPolicy(testApp, community, { labels: SCENE_LABELS });
      return { ...community, connectionId: 'github-app' };
    },
    showOld: ({ repository, ...pull }, verdict) =>
      void repository.statuses.push({
        sha: headOf(pull).sha,
        context: OLD_CHECK.name,
        state: verdict === 'covered' ? 'success' : 'failure',
      }),
    canMerge: github.mergeable,
    verdict: (pull) => askVerdict(world, pull),
  });
}

/** Gitee, which demands our check. */
export async function openGiteeScene(): Promise<Scene> {
  const world = await startGiteeWorld();
  const { capabilities } = openGiteeGate();
  const webhooks = /^merge_request_hooks\./;
  return openScene({ ...stageOf(world), capabilities, webhooks, canMerge: world.host.mergeable });
}

/** GitCode, where a robot merges by labels. */
export async function openGitcodeScene(): Promise<Scene> {
  const world = await startGitcodeWorld();
  const { capabilities } = openGitcodeGate();
  const canMerge = (pull: FakePull): boolean => world.host.mergeable(pull, SCENE_LABELS);
  return openScene({ ...stageOf(world), capabilities, webhooks: /^merge_request\./, canMerge });
}

function stageOf(world: TokenWorld): Omit<Stage, 'capabilities' | 'webhooks' | 'canMerge'> {
  const { platform, host, testApp, log } = world;
  return {
    name: platform,
    testApp,
    host,
    log,
    reading: /GET .*\/pulls\/\d+\/commits$/,
    // It lists none.
    forgetDeliveries: () => undefined,
    addCommunity: () => addGatedCommunity(world, { policy: { labels: SCENE_LABELS } }),
    showOld: ({ labels }, verdict) => {
      Object.values(OLD_CHECK.labels).forEach((label) => labels.delete(label));
      labels.add(OLD_CHECK.labels[verdict]);
    },
    verdict: (pull) => askTokenVerdict(world, pull),
  };
}

function openScene(stage: Stage): Scene {
  const { name, capabilities, testApp, host, webhooks, reading, forgetDeliveries } = stage;
  return {
    name,
    capabilities,
    testApp,
    addCommunity: async () => toCommunity(stage, await stage.addCommunity()),
    disturb: (trouble) => host.disturb(webhooks, trouble),
    breakDown: () => host.fail({ on: reading, kind: 'bad_gateway', times: 4 }),
    refuse: (what) => host.fail({ on: new RegExp(`POST .*/${what}$`), kind: 'refused', times: 1000 }),
    forgetDeliveries,
    calm: () => host.calm(),
    releaseHeld: () => host.releaseHeld(),
    settleWebhooks: () => host.settleWebhooks(),
  };
}

function toCommunity(stage: Stage, { repository, token = '', ...community }: StageCommunity): SceneCommunity {
  const { host } = stage;
  const { link, cla, headers, connectionId } = community;
  const people = new Map<string, FakeAccount>();
  const find = ({ login }: ScenePerson): FakeAccount => {
    const person = people.get(login);
    if (person === undefined) {
      throw new Error(`nobody is called ${login}`);
    }
    return person;
  };
  return {
    link,
    cla,
    headers,
    connectionId,
    addPerson: async (signed) => {
      const person = await addPerson(stage, community, signed);
      people.set(person.login, person);
      return person;
    },
    open: (opener, authors, { message = 'Change something', ...texts } = {}) => {
      const commits = authors.map(({ email }) => ({ author: email, message }));
      return toPull(stage, host.openPullRequest({ repository, opener: find(opener), commits, ...texts }), find);
    },
    revoke: () => host.revokeToken(token),
    isTokenLogged: () => stage.log.join('').includes(token),
    sweep: () => sweep(stage, connectionId),
  };
}

function toPull(
  { host, showOld, canMerge, verdict }: Stage,
  pull: FakePull,
  find: (person: ScenePerson) => FakeAccount,
): ScenePull {
  let before = pull.commits;
  return {
    push: (authors) => {
      before = pull.commits;
      host.push(pull, { commits: authors.map(({ email }) => ({ author: email })) });
    },
    goBack: () => host.moveHead(pull, { commits: before }),
    retarget: ({ email }) =>
      host.retarget(pull, { base: 'next', commits: [host.addCommit({ author: email }), ...pull.commits] }),
    comment: (by, text) => void host.comment(pull, { by: find(by), body: text }),
    close: () => host.close(pull),
    reopen: () => host.reopen(pull),
    labels: () => [...pull.labels],
    comments: () => commentsOf(pull).map(({ body }) => body),
    headSha: () => headOf(pull).sha,
    countChecks: () => pull.repository.checkRuns.filter(({ headSha }) => headSha === headOf(pull).sha).length,
    showOld: (old) => showOld(pull, old),
    canMerge: () => canMerge(pull),
    verdict: () => verdict(pull),
  };
}
