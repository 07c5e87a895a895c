import { setTimeout as wait } from 'node:timers/promises';
import type { Client } from 'pg';
import type { FakePull, FakeRepository } from '#server/integrations/gate-platform/testing/fake-state.ts';
import type { GatedDemo } from '#server/modules/gate/testing/gate-demo-community.ts';
import type { ServerProcess } from './child.ts';
import {
  AUTHORS,
  GREEN_MS,
  LOOK_MS,
  LOST_MS,
  measureWebhooks,
  OPENED,
  OPENED_PER_SECOND,
  placeOf,
  presentLarge,
  quiet,
  SIGNERS,
  steadily,
  VERDICT_MS,
  WEBHOOKS,
} from './gate-load.ts';
import { share, within, type Result } from './measure.ts';
import { receiveCode, sign, type Signet } from './signer.ts';

const PENDING_MS = 1000;

const COMMITS = 1000;

/** A running service and its process, its database, and the platform that it judges on. */
export interface GateBench {
  readonly demo: GatedDemo;
  readonly service: Signet;
  readonly client: Client;
  readonly server: ServerProcess;
}

/** Measures the gate against the bars of its design; the platform answers as fast as the demo is configured to. */
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
  return { done, cpu: presentCpu(what, ((await server.cpuSeconds()) - before) / done.length) };
}

function presentCpu(what: string, seconds: number): Result {
  const each = seconds * 1000;
  return { what, measured: `${each.toFixed(1)} ms of CPU`, comparedWith: '', ratio: each };
}

let people = 0;

/** Opens a pull request by somebody new who has not signed. */
export function openOne({ github }: GatedDemo, repository: FakeRepository): FakePull {
  people += 1;
  const opener = github.addUser(`opener-${people}`);
  return github.openPullRequest({ repository, opener, commits: [{ author: `opener-${people}@example.com` }] });
}

/** Milliseconds until the check of a pull request has a conclusion, or without one, until there is a check. */
export async function timeUntil({ repository, commits }: FakePull, concluded?: string): Promise<number> {
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
  await quiet(() => github.requests().length);
  const before = github.requests().length;
  const pull = github.openPullRequest({ repository: placeOf(repositories, 0), opener, commits });
  const time = await timeUntil(pull, 'action_required');
  await quiet(() => github.requests().length);
  const calls = github.requests().length - before;
  return presentLarge(`${COMMITS} commits of ${AUTHORS} authors`, { milliseconds: time, calls });
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
  const { demo, client, service, server } = bench;
  const { github, app, repositories } = demo;
  const opened = repositories
    .map((repository) => [...repository.pulls.values()][0])
    .filter((pull) => pull !== undefined);
  await github.settleWebhooks();
  const before = await server.cpuSeconds();
  const received = await measureWebhooks(client, (index) => {
    // Two of one body count once.
    const changes = { title: { from: `Title ${index}` } };
    const body = JSON.stringify({ ...bodyAbout(demo, placeOf(opened, index)), changes });
    const headers = github.sign(app, { guid: crypto.randomUUID(), event: 'pull_request', body: Buffer.from(body) });
    return { url: `${service.address}/hooks/github/github-app`, headers, body };
  });
  const each = ((await server.cpuSeconds()) - before) / WEBHOOKS;
  return [...received, presentCpu('a webhook, with the judging that it asks for', each)];
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
