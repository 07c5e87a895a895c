import { openGiteeGate } from '#server/integrations/gate-platform/gitee/open-gitee-gate.ts';
import {
  findAccount,
  type FakeAccount,
  type FakePull,
} from '#server/integrations/gate-platform/gitee/testing/fake-state.ts';
import { headOf } from '#server/integrations/gate-platform/testing/fake-places.ts';
import { createSystemContext } from '#server/jobs/system-context.ts';
import { PlatformConnection } from '#server/modules/gate/connection/platform-connection.entity.ts';
import { sweepConnection } from '#server/modules/gate/delivery/sweep-gate.job.ts';
import {
  addGiteeCommunity,
  addPerson,
  askGiteeVerdict,
  startGiteeWorld,
  type GiteeCommunity,
  type GiteeWorld,
} from './gitee-world.ts';
import {
  labelAsOld,
  SCENE_LABELS,
  type Scene,
  type SceneCommunity,
  type ScenePerson,
  type ScenePull,
} from './scene.ts';

/** Gitee, which demands our check. */
export async function openGiteeScene(): Promise<Scene> {
  const world = await startGiteeWorld();
  const { gitee, testApp } = world;
  return {
    name: 'gitee',
    capabilities: openGiteeGate().capabilities,
    testApp,
    addCommunity: async () => toCommunity(world, await addGiteeCommunity(world, { policy: { labels: SCENE_LABELS } })),
    disturb: (trouble) => gitee.disturb(/^merge_request_hooks\./, trouble),
    breakDown: () => gitee.fail(/GET .*\/pulls\/\d+$/, 'bad_gateway'),
    refuse: (what) => gitee.fail(new RegExp(`POST .*/${what}$`), 'refused', 1000),
    // It lists none.
    forgetDeliveries: () => undefined,
    calm: () => gitee.calm(),
    settleWebhooks: () => gitee.settleWebhooks(),
  };
}

function toCommunity(world: GiteeWorld, community: GiteeCommunity): SceneCommunity {
  const { gitee, testApp } = world;
  return {
    link: community.link,
    cla: community.cla,
    headers: community.headers,
    addPerson: (signed) => addPerson(world, community, signed),
    open: (opener, authors, message = 'Change something') => {
      const { repository } = community;
      const account = find(world, opener);
      const commits = authors.map(({ email }) => ({ author: email, message }));
      return toPull(world, account, gitee.openPullRequest({ repository, opener: account, commits }));
    },
    sweep: async () => {
      const ctx = createSystemContext(testApp.deps);
      const connection = { publicId: community.connectionId };
      await sweepConnection(ctx, await ctx.em.findOneOrFail(PlatformConnection, connection));
    },
  };
}

function find({ gitee }: GiteeWorld, { login }: ScenePerson): FakeAccount {
  const account = findAccount(gitee.state, login);
  if (account === undefined) {
    throw new Error(`nobody is called ${login}`);
  }
  return account;
}

function toPull(world: GiteeWorld, opener: FakeAccount, pull: FakePull): ScenePull {
  const { gitee } = world;
  const { comments } = pull.repository;
  return {
    push: (authors) => gitee.push(pull, { by: opener, commits: authors.map(({ email }) => ({ author: email })) }),
    comment: (by, text) => void gitee.comment(pull, { by: find(world, by), body: text }),
    close: () => gitee.close(pull, opener),
    reopen: () => gitee.reopen(pull, opener),
    labels: () => [...pull.labels],
    comments: () => comments.filter(({ number }) => number === pull.number).map(({ body }) => body),
    headSha: () => headOf(pull).sha,
    showOld: (verdict) => labelAsOld(pull.labels, verdict),
    canMerge: () => gitee.mergeable(pull),
    verdict: () => askGiteeVerdict(world, pull),
  };
}
