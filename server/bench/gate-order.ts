import { setTimeout as wait } from 'node:timers/promises';
import { DEMO_LINK_ID } from '#server/demo/seed-demo.ts';
import { placeOf, steadily } from './gate-load.ts';
import { openOne, timeUntil, type GateBench } from './gate.ts';
import { share, within, type Result } from './measure.ts';
import { logInAsOwner } from './owner-session.ts';

/** Pull requests that are open when a rule is saved, and how many are opened a second. */
const OPEN = 1000;
const OPENED_PER_SECOND = 5;

/** Pull requests that are opened while those are judged again, and milliseconds between two of them. */
const NEW = 20;
const PAUSE_MS = 300;

const PENDING_MS = 1000;

const SAVE = `mutation ($input: UpdateGatePolicyInput!) { updateGatePolicy(input: $input) { judgedAgain } }`;

/** Measures how soon new heads are pending while a thousand open pull requests are judged again. */
export async function measureOrder(bench: GateBench): Promise<Result[]> {
  const { demo } = bench;
  await steadily(OPEN, OPENED_PER_SECOND, async (index) => {
    await timeUntil(openOne(demo, placeOf(demo.repositories, index)), 'action_required');
  });
  await saveRule(bench);
  const times: number[] = [];
  for (let opened = 0; opened < NEW; opened += 1) {
    await wait(PAUSE_MS);
    times.push(await timeUntil(openOne(demo, placeOf(demo.repositories, opened))));
  }
  const left = await countWaiting(bench);
  return [
    within(`pending after an event, p95 behind ${OPEN} that are judged again`, share(times, 0.95), PENDING_MS),
    {
      what: `of ${OPEN} still waiting when ${NEW} new ones were pending`,
      measured: String(left),
      comparedWith: '',
      ratio: left,
    },
  ];
}

/** Saves a rule as the owner of the community, so that everything is judged again. */
async function saveRule({ client, service }: GateBench): Promise<void> {
  const { token = '', cookie = '' } = await logInAsOwner(client);
  const response = await fetch(`${service.address}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie, token },
    body: JSON.stringify({ query: SAVE, variables: { input: { linkId: DEMO_LINK_ID, coAuthors: 'REQUIRE' } } }),
  });
  const { errors } = (await response.json()) as { errors?: unknown };
  if (errors !== undefined) {
    throw new Error(`the rule was not saved: ${JSON.stringify(errors)}`);
  }
}

async function countWaiting({ client }: GateBench): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    `select count(*)::int as count from pgboss.job where name = 'judge-pull-request' and state = 'created'`,
  );
  return rows[0]?.count ?? 0;
}
