import { setTimeout as wait } from 'node:timers/promises';
import type { Client } from 'pg';
import type { FakePull, FakeRepository } from '#server/integrations/gate-platform/github/testing/fake-state.ts';
import type { GatedDemo } from '#server/modules/gate/testing/gate-demo-community.ts';
import type { ServerProcess } from './child.ts';
import { share, within, type Result } from './measure.ts';
import { receiveCode, sign, type Signet } from './signer.ts';

/** Milliseconds between two looks at the platform: the error of every time below. */
const LOOK_MS = 5;
/** Milliseconds after which a verdict counts as lost. */
const LOST_MS = 120_000;

/** Milliseconds without requests after which nothing is under way. */
const QUIET_MS = 5000;

const WEBHOOKS_PER_SECOND = 50;
const WEBHOOK_SECONDS = 60;
const ACKNOWLEDGED_MS = 150;

const OPENED = 100;
const OPENED_PER_SECOND = 5;
const PENDING_MS = 1000;
const VERDICT_MS = 3000;

const COMMITS = 1000;
const AUTHORS = 300;
const LARGE_MS = 10_000;
const LARGE_CALLS = 15;

const SIGNERS = 3;
const GREEN_MS = 5000;

/** A running service and its process, its database, and the platform that it judges on. */
export interface GateBench {
  readonly demo: GatedDemo;
  readonly service: Signet;
  readonly client: Client;
  readonly server: ServerProcess;
}

/** Measures the gate against the bars of its design; the platform answers as fast as the demo was told to. */
export async function measureGate(bench: GateBench): Promise<Result[]> {
  return [
    ...(await measureVerdicts(bench)),
    ...(await measureLarge(bench)),
    await measureSignings(bench),
    ...(await measureReceipt(bench)),
  ];
}

/** CPU time of the service for each of some things that it did: unlike times, it does not depend on the machine's load. */
async function cpuOfEach<T>({ server }: GateBench, what: string, work: () => Promise<readonly T[]>) {
  const before = await server.cpuSeconds();
  const done = await work();
  const each = (((await server.cpuSeconds()) - before) * 1000) / done.length;
  const cpu: Result = { what, measured: `${each.toFixed(1)} ms of CPU`, comparedWith: '', ratio: each };
  return { done, cpu };
}

let people = 0;

function openOne({ github }: GatedDemo, repository: FakeRepository): FakePull {
  people += 1;
  const opener = github.addUser(`opener-${people}`);
  return github.openPullRequest({ repository, opener, commits: [{ author: `opener-${people}@example.com` }] });
}

/** Milliseconds until the check of a pull request has a conclusion, or without one, until there is a check. */
async function timeUntil({ repository, commits }: FakePull, concluded?: string): Promise<number> {
  const startedAt = performance.now();
  const sha = commits.at(-1)?.sha;
  for (;;) {
    const run = repository.checkRuns.findLast(({ headSha }) => headSha === sha);
    const passed = performance.now() - startedAt;
    if (run !== undefined && (concluded === undefined || run.conclusion === concluded)) {
      return passed;
    }
    if (passed > LOST_MS) {
      throw new Error(`a pull request waits in vain for its check: ${concluded ?? 'any'}`);
    }
    await wait(LOOK_MS);
  }
}

/** Runs `work` this many times at a steady rate, all at once if it takes long. */
async function steadily<T>(count: number, rate: number, work: (index: number) => Promise<T>): Promise<T[]> {
  const startedAt = performance.now();
  return Promise.all(
    Array.from({ length: count }, async (_, index) => {
      await wait(Math.max(0, startedAt + (index * 1000) / rate - performance.now()));
      return work(index);
    }),
  );
}

/** Waits until the platform has been asked for nothing for a while. */
async function quiet({ github }: GatedDemo): Promise<void> {
  let asked = -1;
  while (asked !== github.requests().length) {
    asked = github.requests().length;
    await wait(QUIET_MS);
  }
}

async function measureVerdicts(bench: GateBench): Promise<Result[]> {
  const { demo } = bench;
  const { done: times, cpu } = await cpuOfEach(bench, 'a pull request from its event to its verdict', () =>
    steadily(OPENED, OPENED_PER_SECOND, async (index) => {
      const pull = openOne(demo, placeOf(demo.repositories, index));
      const [pending, verdict] = await Promise.all([timeUntil(pull), timeUntil(pull, 'action_required')]);
      return { pending, verdict };
    }),
  );
  const rate = `${OPENED} pull requests, ${OPENED_PER_SECOND} a second`;
  return [
    within(
      `pending after an event, p95 of ${rate}`,
      share(
        times.map(({ pending }) => pending),
        0.95,
      ),
      PENDING_MS,
    ),
    within(
      `verdict after an event, p95 of ${rate}`,
      share(
        times.map(({ verdict }) => verdict),
        0.95,
      ),
      VERDICT_MS,
    ),
    cpu,
  ];
}

async function measureLarge({ demo }: GateBench): Promise<Result[]> {
  const { github, repositories } = demo;
  const authors = Array.from({ length: AUTHORS }, (_, index) => github.addUser(`author-${index}`));
  const [opener] = authors;
  if (opener === undefined) {
    throw new Error('a pull request needs an author');
  }
  const commits = Array.from({ length: COMMITS }, (_, index) => ({ author: `author-${index % AUTHORS}@example.com` }));
  await quiet(demo);
  const before = github.requests().length;
  const pull = github.openPullRequest({ repository: placeOf(repositories, 0), opener, commits });
  const time = await timeUntil(pull, 'action_required');
  await quiet(demo);
  const calls = github.requests().length - before;
  return [
    within(`${COMMITS} commits of ${AUTHORS} authors`, time, LARGE_MS),
    {
      what: `requests for ${COMMITS} commits of ${AUTHORS} authors`,
      measured: String(calls),
      comparedWith: String(LARGE_CALLS),
      ratio: calls / LARGE_CALLS,
      bar: '<= 1',
    },
  ];
}

/** People who wait in every repository sign one after the other. */
async function measureSignings({ demo, service }: GateBench): Promise<Result> {
  const { github, repositories } = demo;
  const times: number[] = [];
  for (let signer = 0; signer < SIGNERS; signer += 1) {
    const email = `waiting-${signer}@example.com`;
    const opener = github.addUser(`waiting-${signer}`);
    const pulls = repositories.map((repository) =>
      github.openPullRequest({ repository, opener, commits: [{ author: email }] }),
    );
    await Promise.all(pulls.map((pull) => timeUntil(pull, 'action_required')));
    const code = await receiveCode(service, email);
    await sign(service, email, code);
    times.push(...(await Promise.all(pulls.map((pull) => timeUntil(pull, 'success')))));
  }
  const what = `from a signature to green, p95 of a signer's pull requests in ${repositories.length} repositories`;
  return within(what, share(times, 0.95), GREEN_MS);
}

/** Webhooks about many pull requests, each of which is judged meanwhile. */
async function measureReceipt(bench: GateBench): Promise<Result[]> {
  const { demo, client, service } = bench;
  const { github, app, repositories } = demo;
  const opened = repositories
    .map((repository) => [...repository.pulls.values()][0])
    .filter((pull) => pull !== undefined);
  await github.settleWebhooks();
  const stored = await countDeliveries(client);
  const count = WEBHOOKS_PER_SECOND * WEBHOOK_SECONDS;
  const { done: times, cpu } = await cpuOfEach(bench, 'a webhook, with the judging that it asks for', () =>
    steadily(count, WEBHOOKS_PER_SECOND, async (index) => {
      const pull = placeOf(opened, index);
      const body = Buffer.from(JSON.stringify(bodyAbout(demo, pull)));
      const headers = github.sign(app, { guid: crypto.randomUUID(), event: 'pull_request', body });
      const startedAt = performance.now();
      const answer = await fetch(`${service.address}/hooks/github/github-app`, {
        method: 'POST',
        headers,
        body: new Uint8Array(body),
      });
      await answer.arrayBuffer();
      return answer.status === 202 ? performance.now() - startedAt : Number.POSITIVE_INFINITY;
    }),
  );
  const rate = `${WEBHOOKS_PER_SECOND} webhooks a second for ${WEBHOOK_SECONDS} s`;
  const kept = (await countDeliveries(client)) - stored;
  return [
    within(`acknowledgement at ${rate}, p99`, share(times, 0.99), ACKNOWLEDGED_MS),
    {
      what: `stored of ${rate}`,
      measured: String(kept),
      comparedWith: String(count),
      ratio: kept / count,
      bar: '>= 1',
    },
    cpu,
  ];
}

function bodyAbout({ installation }: GatedDemo, { repository, number, commits }: FakePull): object {
  const { id, name, owner } = repository;
  return {
    action: 'edited',
    number,
    pull_request: { number, head: { sha: commits.at(-1)?.sha } },
    repository: { id, full_name: `${owner.login}/${name}` },
    sender: { id: owner.id, login: owner.login, type: 'User' },
    installation: { id: installation.id },
  };
}

async function countDeliveries(client: Client): Promise<number> {
  const { rows } = await client.query<{ count: number }>('select count(*)::int as count from delivery');
  return rows[0]?.count ?? 0;
}

function placeOf<T>(places: readonly T[], index: number): T {
  const place = places[index % places.length];
  if (place === undefined) {
    throw new Error('there is nothing to choose from');
  }
  return place;
}
