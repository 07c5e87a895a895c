import { openGithubGate } from '#server/integrations/gate-platform/github/open-github-gate.ts';
import type { FakePull } from '#server/integrations/gate-platform/testing/fake-state.ts';
import { createSystemContext } from '#server/jobs/system-context.ts';
import { PlatformConnection } from '#server/modules/gate/connection/platform-connection.entity.ts';
import { sweepConnection } from '#server/modules/gate/delivery/sweep-gate.job.ts';
import { addContributor, type Contributor } from './contributors.ts';
import {
  addCommunity,
  askVerdict,
  headShaOf,
  startGateWorld,
  type GateWorld,
  type GatedCommunity,
} from './gate-world.ts';
import { OLD_CHECK, SCENE_LABELS, type Scene, type SceneCommunity, type ScenePerson, type ScenePull } from './scene.ts';
import { setPolicy } from './token-community.ts';

/** GitHub, where a required check blocks. */
export async function openGithubScene(): Promise<Scene> {
  const world = await startGateWorld();
  const { github, testApp } = world;
  return {
    name: 'github',
    capabilities: openGithubGate().capabilities,
    testApp,
    addCommunity: async () => {
      const community = await addCommunity(world);
      await setPolicy(testApp, community, { labels: SCENE_LABELS });
      return toCommunity(world, community);
    },
    disturb: (trouble) => github.disturb(/^pull_request\./, trouble),
    breakDown: () => github.fail({ on: /graphql/, kind: 'bad_gateway' }),
    refuse: (what) => github.fail({ on: new RegExp(`POST .*/${what}$`), kind: 'refused', times: 1000 }),
    forgetDeliveries: () => void world.app.deliveries.splice(0),
    calm: () => github.calm(),
    settleWebhooks: () => github.settleWebhooks(),
  };
}

function toCommunity(world: GateWorld, community: GatedCommunity): SceneCommunity {
  const { github, testApp } = world;
  const people = new Map<string, Contributor>();
  const find = ({ login }: ScenePerson): Contributor => {
    const person = people.get(login);
    if (person === undefined) {
      throw new Error(`nobody is called ${login}`);
    }
    return person;
  };
  return {
    link: community.link,
    cla: community.cla,
    headers: community.headers,
    addPerson: async (signed) => {
      const person = await addContributor(world, community, signed);
      people.set(person.login, person);
      return person;
    },
    open: (opener, authors, message = 'Change something') => {
      const commits = authors.map(({ email }) => ({ author: email, message }));
      const { repository } = community;
      const pull = github.openPullRequest({ repository, opener: find(opener), commits });
      return toPull(world, { pull, opener: find(opener), find });
    },
    sweep: async () => {
      const ctx = createSystemContext(testApp.deps);
      await sweepConnection(ctx, await ctx.em.findOneOrFail(PlatformConnection, { publicId: 'github-app' }));
    },
  };
}

interface OpenPull {
  readonly pull: FakePull;
  readonly opener: Contributor;
  readonly find: (person: ScenePerson) => Contributor;
}

function toPull(world: GateWorld, { pull, opener, find }: OpenPull): ScenePull {
  const { github } = world;
  return {
    push: (authors) => github.push(pull, { by: opener, commits: authors.map(({ email }) => ({ author: email })) }),
    comment: (by, text) => github.comment(pull, { by: find(by), body: text }),
    close: () => github.close(pull, opener),
    reopen: () => github.reopen(pull, opener),
    labels: () => [...pull.labels],
    comments: () => pull.repository.comments.filter(({ number }) => number === pull.number).map(({ body }) => body),
    headSha: () => headShaOf(pull),
    showOld: (verdict) =>
      void pull.repository.statuses.push({
        sha: headShaOf(pull),
        context: OLD_CHECK.name,
        state: verdict === 'covered' ? 'success' : 'failure',
      }),
    canMerge: () => github.mergeable(pull),
    verdict: () => askVerdict(world, pull),
  };
}
