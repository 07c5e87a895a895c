import { createHash } from 'node:crypto';
import { compactVerify, createLocalJWKSet, type JSONWebKeySet } from 'jose';
import { expect, test, vi } from 'vitest';
import { change } from '#server/change.ts';
import { createSystemContext } from '#server/jobs/system-context.ts';
import { SYSTEM } from '#server/modules/ground/audit/actor.ts';
import { AuditEvent } from '#server/modules/ground/audit/audit-event.entity.ts';
import { buildLink } from '#server/test/factories.ts';
import { createTestApp } from '#server/test/test-app.ts';
import { Checkpoint } from './checkpoint.entity.ts';
import { createCheckpoints, type CheckpointFacts } from './create-checkpoint.ts';
import { createCheckpointsJob } from './create-checkpoints.job.ts';
import { createInclusionProofs } from './inclusion-proofs.ts';
import { buildTree, rootOf } from './merkle-tree.rules.ts';
import { timeCheckpoints } from './time-checkpoints.ts';

const testApp = await createTestApp();
const { app, deps } = testApp;
const URL = '/.well-known/signet-checkpoints.jsonl';

async function record(link: { readonly id: string } | null): Promise<void> {
  await change(createSystemContext(deps), async (tx) => {
    tx.audit({ action: 'PASSWORD_CHANGED', actor: SYSTEM, link, subject: crypto.randomUUID(), details: {} });
  });
}

async function readLines(): Promise<(CheckpointFacts & { readonly jws: string })[]> {
  const { body } = await app.inject({ url: URL });
  return body
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
}

test('a checkpoint covers every event since the one before, and names it', async () => {
  const links = await Promise.all([buildLink(testApp.em()), buildLink(testApp.em())]);
  await Promise.all([...links, null, ...links].map(record));
  await createCheckpoints(deps);
  await record(links[0]);
  await record(null);

  expect(await createCheckpoints(deps)).toBe(1);

  const lines = await readLines();
  const [before, last] = lines.slice(-2);
  const events = await testApp.em().find(AuditEvent, {}, { orderBy: { createdAt: 'desc' }, limit: 2 });
  const sorted = events.toSorted((a, b) => (a.linkId === b.linkId ? 0 : a.linkId === null ? -1 : 1));
  expect(last?.treeSize).toBe(2);
  expect(last?.root).toBe(rootOf(buildTree(sorted.map(({ hash }) => hash))));
  const signed = Buffer.from(before?.jws.split('.')[1] ?? '', 'base64url');
  expect(last?.previous).toBe(createHash('sha256').update(signed).digest('hex'));
});

test('every line is signed by a published key', async () => {
  await record(null);
  await createCheckpoints(deps);
  const keys = (await app.inject({ url: '/.well-known/signet-jwks.json' })).json<JSONWebKeySet>();

  for (const { jws, ...facts } of await readLines()) {
    const { payload, protectedHeader } = await compactVerify(jws, createLocalJWKSet(keys));
    expect(JSON.parse(new TextDecoder().decode(payload))).toEqual(facts);
    expect(protectedHeader.alg).toBe('ES256');
  }
});

test('without new events there is no checkpoint, and two processes at once make one', async () => {
  await record(null);

  const made = await Promise.all([createCheckpoints(deps), createCheckpoints(deps)]);

  expect(made.toSorted()).toEqual([0, 1]);
  expect(await createCheckpoints(deps)).toBe(0);
});

test('what is recorded while a checkpoint is made waits for the next one', async () => {
  await createCheckpoints(deps);
  await record(null);
  let recorded: Promise<void> | undefined;
  // The time is asked for once the events to be covered are known.
  const now = (): Date => {
    recorded ??= record(null);
    return new Date();
  };

  expect(await createCheckpoints({ ...deps, now })).toBe(1);

  await recorded;
  expect(await createCheckpoints(deps)).toBe(1);
});

test('the job waits for the interval', async () => {
  await createCheckpoints(deps);
  await record(null);
  const count = (await readLines()).length;

  await createCheckpointsJob.run(deps, {});
  expect(await readLines()).toHaveLength(count);

  const later = new Date(Date.now() + 3_600_000);
  await createCheckpointsJob.run({ ...deps, now: () => later }, {});
  expect(await readLines()).toHaveLength(count + 1);
});

test('an interval shorter than a minute is kept, until the process stops', async () => {
  const stop = timeCheckpoints({ ...deps, config: { ...deps.config, checkpointInterval: 1 } });
  for (let round = 0; round < 2; round += 1) {
    const count = (await readLines()).length;
    await record(null);
    await vi.waitFor(async () => expect((await readLines()).length).toBeGreaterThan(count), { timeout: 30_000 });
  }

  await stop();

  const times = (await readLines()).map(({ at }) => Date.parse(at));
  expect((times.at(-1) ?? 0) - (times.at(-2) ?? 0)).toBeGreaterThanOrEqual(1000);
});

test('proofs in more trees than are kept are all given at once', async () => {
  const link = await buildLink(testApp.em());
  for (let made = 0; made < 4; made += 1) {
    await record(link);
    await createCheckpoints(deps);
  }
  const proofsOf = createInclusionProofs(deps.orm, 1);
  const latest = await testApp.em().find(Checkpoint, { number: { $gt: 0 } }, { orderBy: { number: 'desc' }, limit: 4 });

  const proofs = await Promise.all(latest.map(({ number }) => proofsOf.prove(number, 0)));

  expect(proofs).toEqual([[], [], [], []]);
});

test('the file grows at its end, and ranges of it can be fetched', async () => {
  await record(null);
  await createCheckpoints(deps);
  const before = await app.inject({ url: URL });
  await record(null);
  await createCheckpoints(deps);

  const after = await app.inject({ url: URL });
  const range = `bytes=${before.rawPayload.length}-`;
  const rest = await app.inject({ url: URL, headers: { range, 'accept-encoding': 'gzip' } });

  expect(after.body.startsWith(before.body)).toBe(true);
  expect(after.headers['etag']).not.toBe(before.headers['etag']);
  expect(rest.statusCode).toBe(206);
  expect(before.body + rest.body).toBe(after.body);
  expect(rest.headers['content-range']).toBe(
    `bytes ${before.rawPayload.length}-${after.rawPayload.length - 1}/${after.rawPayload.length}`,
  );
});

test.each([
  ['bytes=0-9', 206, 10],
  ['bytes=-7', 206, 7],
  ['bytes=99999999-', 416, 0],
])('the range %s is answered with %i', async (range, status, length) => {
  await record(null);
  await createCheckpoints(deps);

  const answer = await app.inject({ url: URL, headers: { range } });

  expect(answer.statusCode).toBe(status);
  expect(answer.rawPayload).toHaveLength(length);
});

test('a client that has the file gets 304', async () => {
  const { etag = '' } = (await app.inject({ url: URL })).headers;

  expect((await app.inject({ url: URL, headers: { 'if-none-match': etag } })).statusCode).toBe(304);
});
