import { openGitcodeGate } from '#server/integrations/gate-platform/gitcode/open-gitcode-gate.ts';
import type { FakeAccount, FakePull } from '#server/integrations/gate-platform/gitcode/testing/fake-state.ts';
import { headOf } from '#server/integrations/gate-platform/testing/fake-places.ts';
import {
  addGitcodeCommunity,
  addGitcodePerson,
  askGitcodeVerdict,
  startGitcodeWorld,
  sweep,
  type GitcodeCommunity,
  type GitcodeWorld,
} from './gitcode-world.ts';
import {
  labelAsOld,
  SCENE_LABELS,
  type Scene,
  type SceneCommunity,
  type ScenePerson,
  type ScenePull,
} from './scene.ts';

/** GitCode, where a robot merges by labels. */
export async function openGitcodeScene(): Promise<Scene> {
  const world = await startGitcodeWorld();
  const { gitcode, testApp } = world;
  return {
    name: 'gitcode',
    capabilities: openGitcodeGate().capabilities,
    testApp,
    addCommunity: async () =>
      toCommunity(world, await addGitcodeCommunity(world, { policy: { labels: SCENE_LABELS } })),
    disturb: (trouble) => gitcode.disturb(/^merge_request\./, trouble),
    breakDown: () => gitcode.fail(/GET .*\/pulls\/\d+$/, 'bad_gateway'),
    refuse: (what) => gitcode.fail(new RegExp(`POST .*/${what}$`), 'refused', 1000),
    // It lists none.
    forgetDeliveries: () => undefined,
    calm: () => gitcode.calm(),
    settleWebhooks: () => gitcode.settleWebhooks(),
  };
}

function toCommunity(world: GitcodeWorld, community: GitcodeCommunity): SceneCommunity {
  const { gitcode } = world;
  const find = ({ login }: ScenePerson): FakeAccount => {
    const account = gitcode.state.accounts.find((known) => known.login === login);
    if (account === undefined) {
      throw new Error(`nobody is called ${login}`);
    }
    return account;
  };
  return {
    link: community.link,
    cla: community.cla,
    headers: community.headers,
    addPerson: (signed) => addGitcodePerson(world, community, signed),
    open: (opener, authors, message = 'Change something') => {
      const { repository } = community;
      const commits = authors.map(({ email }) => ({ author: email, message }));
      return toPull(world, gitcode.openPullRequest({ repository, opener: find(opener), commits }), find);
    },
    sweep: () => sweep(world, community.connectionId),
  };
}

function toPull(world: GitcodeWorld, pull: FakePull, find: (person: ScenePerson) => FakeAccount): ScenePull {
  const { gitcode } = world;
  return {
    push: (authors) =>
      gitcode.push(
        pull,
        authors.map(({ email }) => ({ author: email })),
      ),
    comment: (by, text) => gitcode.comment(pull, { by: find(by), body: text }),
    close: () => gitcode.setState(pull, 'closed'),
    reopen: () => gitcode.setState(pull, 'open'),
    labels: () => [...pull.labels],
    comments: () => pull.comments.map(({ body }) => body),
    headSha: () => headOf(pull).sha,
    showOld: (verdict) => labelAsOld(pull.labels, verdict),
    canMerge: () => gitcode.mergeable(pull, SCENE_LABELS),
    verdict: () => askGitcodeVerdict(world, pull),
  };
}
