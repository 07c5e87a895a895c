import type { DatabaseConfig } from '#server/config/database-config.ts';
import { headOf } from '#server/integrations/gate-platform/testing/fake-places.ts';
import { commentsOf } from '#server/integrations/gate-platform/testing/fake-pulls.ts';
import type { FakeAccount, FakePull } from '#server/integrations/gate-platform/testing/fake-state.ts';
import { CONFIGURED_CONNECTION } from '#server/modules/gate/connection/platform-connection.entity.ts';
import { gateDemoCommunity } from '#server/modules/gate/testing/gate-demo-community.ts';
import { disturbances, FAILING, inTurn, QUOTA_SECONDS, REPOSITORIES, type ChaosPlatform } from './chaos-platform.ts';

/** A GitHub with an App that the operator configured. */
export async function startGithub(database: DatabaseConfig): Promise<ChaosPlatform> {
  const demo = await gateDemoCommunity(database, { repositories: REPOSITORIES });
  const { github, app, installation } = demo;
  const people = new Map<string, FakeAccount>();
  const nextRepository = inTurn(demo.repositories);
  const told = () => app.deliveries.filter(({ event }) => event === 'pull_request');
  return {
    environment: demo.environment,
    covered: ['success', 1, 0],
    uncovered: ['action_required', 1, 1],
    connect: async () => CONFIGURED_CONNECTION,
    sendTo(address) {
      app.webhookUrl = `${address}/hooks/github/${CONFIGURED_CONNECTION}`;
    },
    open({ login, email }) {
      const opener = people.get(login) ?? github.addUser(login);
      people.set(login, opener);
      const commits = [{ author: email }];
      const pull = github.openPullRequest({ repository: nextRepository(), opener, commits });
      return {
        shown: () => [runsOf(pull).at(-1)?.conclusion ?? null, runsOf(pull).length, commentsOf(pull).length],
        push: () => github.push(pull, { by: opener, commits }),
        canMerge: () => github.mergeable(pull),
      };
    },
    disturb(deliveries) {
      FAILING.forEach((fault) => github.fail({ on: /./, times: Number.POSITIVE_INFINITY, ...fault }));
      disturbances(deliveries).forEach(([kind, times]) => github.disturb(/pull_request/, kind, times));
    },
    releaseHeld: () => github.releaseHeld('reversed'),
    useUpQuota() {
      const resetAt = Math.floor(Date.now() / 1000) + QUOTA_SECONDS;
      Object.values(installation.quota).forEach((quota) => Object.assign(quota, { remaining: 0, resetAt }));
    },
    settleWebhooks: () => github.settleWebhooks(),
    countTold: () => new Set(told().map(({ guid }) => guid)).size,
    // GitHub lists what it could not hand over, so all of it arrives in the end.
    owed: () => new Set(told().map(({ guid }) => guid)),
    stop: () => github.stop(),
  };
}

const runsOf = (pull: FakePull) => pull.repository.checkRuns.filter(({ headSha }) => headSha === headOf(pull).sha);
