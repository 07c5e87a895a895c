import { setTimeout as wait } from 'node:timers/promises';
import type { Client } from 'pg';
import { DEMO_LINK_ID } from '#server/demo/seed-demo.ts';
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
} from './gate-load.ts';
import { share, within, type Result } from './measure.ts';
import { logInAsOwner } from './owner-session.ts';
import { receiveCode, sign, type Signet } from './signer.ts';
import { LABELS, type StagedPull, type TokenPlatform } from './token-platforms.ts';

const REPOSITORIES = 50;

const CONNECT = `mutation ($input: ConnectPlatformInput!) { connectPlatform(input: $input) { connection { id } } }`;
const SET = `mutation ($input: SetGatedRepositoriesInput!) { setGatedRepositories(input: $input) { repositories { id } } }`;
const UPDATE = `mutation ($input: UpdateGatePolicyInput!) { updateGatePolicy(input: $input) { judgedAgain } }`;

/** A running service, its database, and the platform that it judges on. */
export interface TokenGateBench {
  readonly platform: TokenPlatform;
  readonly service: Signet;
  readonly client: Client;
}

/** Measures the gate on a platform that is connected by a token against the bars of GitHub; its labels are the verdict. */
export async function measureGateByToken(bench: TokenGateBench): Promise<Result[]> {
  const repositories = await connect(bench);
  const results = [
    await measureVerdicts(bench, repositories),
    ...(await measureLarge(bench, repositories)),
    await measureSignings(bench, repositories),
    ...(await measureReceipt(bench, repositories)),
  ];
  return results.map((result) => ({ ...result, what: `${bench.platform.title}: ${result.what}` }));
}

/** Connects the platform and checks its repositories, as the owner of the demo community does. */
async function connect({ platform, service, client }: TokenGateBench): Promise<readonly string[]> {
  const headers = { 'content-type': 'application/json', ...(await logInAsOwner(client)) };
  const run = async (query: string, input: object): Promise<unknown> => {
    const body = JSON.stringify({ query, variables: { input } });
    const answer = await (await fetch(`${service.address}/graphql`, { method: 'POST', headers, body })).json();
    if ('errors' in (answer as object)) {
      throw new Error(`the service refused: ${JSON.stringify(answer)}`);
    }
    return answer;
  };
  const connected = (await run(CONNECT, { platform: platform.name.toUpperCase(), token: platform.token })) as {
    data: { connectPlatform: { connection: { id: string } } };
  };
  const connectionId = connected.data.connectPlatform.connection.id;
  await run(UPDATE, { linkId: DEMO_LINK_ID, labels: LABELS });
  const repositories = Array.from({ length: REPOSITORIES }, (_, index) => platform.addRepository(`project-${index}`));
  const gated = repositories.map((repositoryId) => ({ connectionId, repositoryId, mode: 'ENFORCE' }));
  await run(SET, { linkId: DEMO_LINK_ID, repositories: gated });
  return repositories;
}

/** Milliseconds until a pull request has a label. */
async function timeUntil(pull: StagedPull, label: string): Promise<number> {
  const startedAt = performance.now();
  while (!pull.labels.has(label)) {
    if (performance.now() - startedAt > LOST_MS) {
      throw new Error(`a pull request waits in vain for its label: ${label}`);
    }
    await wait(LOOK_MS);
  }
  return performance.now() - startedAt;
}

async function measureVerdicts({ platform }: TokenGateBench, repositories: readonly string[]): Promise<Result> {
  const times = await steadily(OPENED, OPENED_PER_SECOND, (index) => {
    const login = `opener-${index}`;
    const pull = platform.open(placeOf(repositories, index), login, [`${login}@example.com`]);
    return timeUntil(pull, LABELS.uncovered);
  });
  const what = `verdict after an event, p95 of ${OPENED} pull requests, ${OPENED_PER_SECOND} a second`;
  return within(what, share(times, 0.95), VERDICT_MS);
}

async function measureLarge({ platform }: TokenGateBench, repositories: readonly string[]): Promise<Result[]> {
  const { maxCommits } = platform;
  const authors = Array.from({ length: maxCommits }, (_, index) => `author-${index % AUTHORS}@example.com`);
  await quiet(platform.requests);
  const before = platform.requests();
  const time = await timeUntil(platform.open(placeOf(repositories, 0), 'author-0', authors), LABELS.uncovered);
  await quiet(platform.requests);
  const calls = platform.requests() - before;
  const what = `${maxCommits} commits of ${Math.min(AUTHORS, maxCommits)} authors`;
  return presentLarge(what, { milliseconds: time, calls, most: platform.maxCalls });
}

/** People who wait in every repository sign one after the other. */
async function measureSignings(
  { platform, service }: TokenGateBench,
  repositories: readonly string[],
): Promise<Result> {
  const times: number[] = [];
  for (let signer = 0; signer < SIGNERS; signer += 1) {
    const login = `waiting-${signer}-${platform.name}`;
    const email = `${login}@example.com`;
    const pulls = repositories.map((repository) => platform.open(repository, login, [email]));
    await Promise.all(pulls.map((pull) => timeUntil(pull, LABELS.uncovered)));
    const code = await receiveCode(service, email);
    await sign(service, email, code);
    times.push(...(await Promise.all(pulls.map((pull) => timeUntil(pull, LABELS.covered)))));
  }
  const what = `from a signature to green, p95 of a signer's pull requests in ${REPOSITORIES} repositories`;
  return within(what, share(times, 0.95), GREEN_MS);
}

/** Webhooks about many pull requests, each of which is judged meanwhile. */
async function measureReceipt(
  { platform, client }: TokenGateBench,
  repositories: readonly string[],
): Promise<Result[]> {
  const pulls = repositories.map((repository, index) =>
    platform.open(repository, `told-${index}`, [`told-${index}@example.com`]),
  );
  await Promise.all(pulls.map((pull) => timeUntil(pull, LABELS.uncovered)));
  await quiet(platform.requests);
  return measureWebhooks(client, (index) => placeOf(pulls, index).webhook());
}
