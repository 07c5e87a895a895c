import { expect, test } from 'vitest';
import { addContributor, expectConclusion } from '#server/modules/gate/testing/contributors.ts';
import { addCommunity, headShaOf, PATIENCE, sign, startGateWorld } from '#server/modules/gate/testing/gate-world.ts';
import { deliverWebhook } from './deliver-webhook.job.ts';
import { queueWebhookDeliveries } from './queue-webhook-deliveries.job.ts';
import { buildWebhook, startReceiver } from './testing/webhooks.ts';

const receiver = await startReceiver();
const world = await startGateWorld({ WEBHOOK_TARGETS: `${receiver.origin}/` });
const { github, testApp } = world;
await testApp.deps.jobs.work([queueWebhookDeliveries, deliverWebhook], testApp.deps);

interface Told {
  readonly type: string;
  readonly data: { readonly state: string; readonly sequence: number };
}

/** What has arrived, in the order of the link's chain. */
const told = (): Told[] =>
  receiver.posts
    .map(({ body }) => JSON.parse(body) as Told)
    .toSorted((one, other) => one.data.sequence - other.data.sequence);

test('a webhook gets each result of a pull request once, and nothing for a look that finds the same', async () => {
  const community = await addCommunity(world);
  const { link, repository } = community;
  const webhook = { url: receiver.origin, events: ['pull_request.judged'], personalData: true };
  await buildWebhook(testApp, link, webhook);
  const opener = await addContributor(world, community, false);

  const pull = github.openPullRequest({ repository, opener, commits: [{ author: opener.email }] });
  await expectConclusion(world, pull, 'action_required');
  github.comment(pull, { by: opener, body: 'recheck' });
  await github.settleWebhooks();
  await sign(world, community, opener.email);
  await expectConclusion(world, pull, 'success');

  await expect.poll(() => told().map(({ data }) => data.state), PATIENCE).toEqual(['UNCOVERED', 'COVERED']);
  const [first, second] = told();
  const facts = { linkId: link.linkId, kind: 'PULL_REQUEST', headSha: headShaOf(pull) };
  expect(first).toEqual({
    type: 'pull_request.judged',
    timestamp: expect.any(String),
    data: {
      ...facts,
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      state: 'UNCOVERED',
      sequence: expect.any(Number),
      url: expect.stringMatching(new RegExp(`/project/pull/${pull.number}$`)),
    },
  });
  expect(second).toMatchObject({ data: { ...first?.data, state: 'COVERED', sequence: expect.any(Number) } });
});
