import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { FakePull } from '#server/integrations/gate-platform/testing/fake-state.ts';
import { serveLocally, type LocalServer } from '#server/test/serve-locally.ts';
import { readGithubDelivery } from '../read-github-delivery.ts';
import { startGatedRepository } from './gated-repository.ts';

let gated: Awaited<ReturnType<typeof startGatedRepository>>;
let receiver: LocalServer;
let pull: FakePull;
/** Events whose signature is right, in the order of their arrival. */
const received: { readonly event: string; readonly key: string }[] = [];

beforeAll(async () => {
  gated = await startGatedRepository();
  receiver = await serveLocally((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
      const news = readGithubDelivery({ headers, body: Buffer.concat(chunks) }, [gated.app.webhookSecret]);
      received.push({ event: news?.event ?? 'forged', key: news?.key ?? '' });
      response.writeHead(202).end();
    });
  });
  gated.app.webhookUrl = `${receiver.origin}/`;
  const { github, repository, ada } = gated;
  pull = github.openPullRequest({ repository, opener: ada, commits: [{ author: 'ada@example.com' }] });
  await github.settleWebhooks();
});
afterAll(async () => {
  await gated.github.stop();
  await receiver.stop();
});
beforeEach(() => {
  gated.github.calm();
  received.length = 0;
});

const push = () => gated.github.push(pull, { by: gated.ada, commits: [{ author: 'ada@example.com' }] });
const events = () => received.map(({ event }) => event);

test('a webhook arrives once, signed', async () => {
  push();
  await gated.github.settleWebhooks();
  expect(events()).toEqual(['pull_request.synchronize']);
});

test('webhooks are lost, doubled under one key, and turned around', async () => {
  const { github, ada } = gated;
  github.disturb(/synchronize/, 'drop');
  push();
  await github.settleWebhooks();
  expect(received).toEqual([]);
  github.disturb(/synchronize/, 'double');
  push();
  await github.settleWebhooks();
  expect(new Set(received.map(({ key }) => key)).size).toBe(1);
  expect(received).toHaveLength(2);
  github.disturb(/./, 'hold', 2);
  github.comment(pull, { by: ada, body: 'recheck' });
  push();
  await github.releaseHeld('reversed');
  expect(events().slice(2)).toEqual(['pull_request.synchronize', 'issue_comment.created']);
});

test('a suspended App hears nothing of its repositories', async () => {
  const { github, installation } = gated;
  github.changeInstallation(installation, 'suspend');
  push();
  github.changeInstallation(installation, 'unsuspend');
  await github.settleWebhooks();
  expect(events().toSorted()).toEqual(['installation.suspend', 'installation.unsuspend']);
});
