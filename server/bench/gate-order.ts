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
const VERDICT_MS = 3000;

/** Share of the new ones whose verdict comes while old ones still wait; the last may come after all of those. */
const BEFORE = 0.9;

const SAVE = `mutation ($input: UpdateGatePolicyInput!) { updateGatePolicy(input: $input) { judgedAgain } }`;

/**
 * Measures how soon new heads are pending and judged while a thousand open pull requests are judged again, and whether
 * they are judged before those.
 */
export async function measureOrder(bench: GateBench): Promise<Result[]> {
  const { demo } = bench;
  await steadily(OPEN, OPENED_PER_SECOND, async (index) => {
    await timeUntil(openOne(demo, placeOf(demo.repositories, index)), 'action_required');
  });
  await saveRule(bench);
  const seen: { pending: number; verdict: number; left: number }[] = [];
  for (let opened = 0; opened < NEW; opened += 1) {
    await wait(PAUSE_MS);
    const pull = openOne(demo, placeOf(demo.repositories, opened));
    const [pending, verdict] = await Promise.all([timeUntil(pull), timeUntil(pull, 'action_required')]);
    seen.push({ pending, verdict, left: await countWaiting(bench) });
  }
  const behind = `behind ${OPEN} that are judged again`;
  const p95 = (figure: 'pending' | 'verdict'): number =>
    share(
      seen.map((one) => one[figure]),
      0.95,
    );
  const before = seen.filter(({ left }) => left > 0).length;
  return [
    within(`pending after an event, p95 ${behind}`, p95('pending'), PENDING_MS),
    within(`verdict after an event, p95 ${behind}`, p95('verdict'), VERDICT_MS),
    {
      what: `of ${NEW} new ones judged while old ones waited; ${seen.at(-1)?.left ?? 0} of ${OPEN} were left at last`,
      measured: String(before),
      comparedWith: String(NEW),
      ratio: before / NEW,
      bar: `>= ${BEFORE}`,
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
