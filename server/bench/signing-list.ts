import { createHash, randomBytes } from 'node:crypto';
import type { Client } from 'pg';
import { DEMO_LINK_ID } from '#server/demo/seed-demo.ts';
import type { ServerProcess } from './child.ts';
import { medianTime, type Result } from './measure.ts';
import { logInAsOwner } from './owner-session.ts';

/** Milliseconds for a page, wherever it is. */
const PAGE_BAR = 100;
/** Megabytes that an export may add to the service's memory, whatever its size. */
const EXPORT_BAR = 100;
const RUNS = 15;

const LIST = `query ($linkId: ID!, $sort: SigningSort, $search: String, $state: EvidenceState, $after: String, $first: Int) {
  signings(linkId: $linkId, sort: $sort, search: $search, state: $state, after: $after, first: $first) {
    nodes { reference name email state signedAt } pageInfo { endCursor }
  }
}`;
const COUNT = 'query ($linkId: ID!) { signings(linkId: $linkId) { totalCount } }';
const DASHBOARD = `query ($linkId: ID!) {
  linkDashboard(linkId: $linkId) {
    waits { awaitingReview failedEmails uncoveredPullRequests }
    signingCounts { individual employee corporation }
    trend { individual employee corporation }
    activity { action at }
  }
}`;
const HISTORY = 'query ($linkId: ID!) { signingHistory(linkId: $linkId, unit: WEEK) { individual } }';

/** Stores an API key for the demo's link and returns it. */
async function createKey(client: Client): Promise<string> {
  const secret = randomBytes(32).toString('base64url');
  const { rows } = await client.query<{ id: string }>(
    `insert into api_key (id, account_id, name, secret_hash, scopes, organizations, organization_ids, created_at)
     select gen_random_uuid(), owner_id, 'bench', $2, '["signings:read", "export:read"]', '[]', '{}', now()
     from link where link_id = $1 returning id`,
    [DEMO_LINK_ID, createHash('sha256').update(secret).digest('hex')],
  );
  return `sgk_${(rows[0]?.id ?? '').replaceAll('-', '')}_${secret}`;
}

/** Measures the list of a link with a million signings, spread over two years, its export and its dashboard. */
export async function measureLists(client: Client, server: ServerProcess): Promise<Result[]> {
  await client.query(
    `update individual_signing set signed_at = now() - random() * interval '700 days', name = 'Signer ' || substr(email, 8)`,
  );
  await client.query('vacuum analyze individual_signing');
  const headers = { 'content-type': 'application/json', 'x-api-key': await createKey(client) };
  const ask = (query: string, variables: object = {}): Promise<void> => send(server, headers, { query, variables });
  const owner = { 'content-type': 'application/json', ...(await logInAsOwner(client)) };
  const pages: Result[] = [];
  for (const [what, variables] of Object.entries(await placesOf(client))) {
    pages.push(await timed(`a page of a million signings, ${what}`, () => ask(LIST, variables), PAGE_BAR));
  }
  return [
    ...pages,
    await timed('a search in a million signings that finds nothing', () => ask(LIST, { search: 'nobody@nowhere' })),
    await timed('the number of a million signings', () => ask(COUNT)),
    await timed('their history in 100 weeks', () => ask(HISTORY)),
    await timed('their dashboard', () => send(server, owner, { query: DASHBOARD, variables: {} })),
    ...(await measureExport(server, headers)),
  ];
}

async function send(
  server: ServerProcess,
  headers: Record<string, string>,
  { query, variables }: { readonly query: string; readonly variables: object },
): Promise<void> {
  const body = JSON.stringify({ query, variables: { linkId: DEMO_LINK_ID, ...variables } });
  const answer = await (await fetch(`${server.address}/graphql`, { method: 'POST', headers, body })).text();
  if (answer.includes('"errors"')) {
    throw new Error(answer.slice(0, 300));
  }
}

/** Pages at the beginning and in the middle, in both orders. */
async function placesOf(client: Client): Promise<Record<string, object>> {
  const { rows } = await client.query<{ id: string; at: string; name: string }>(
    `select id, signed_at::text as at, name from individual_signing order by signed_at offset 500000 limit 1`,
  );
  const { id = '', at = '', name = '' } = rows[0] ?? {};
  const cursor = (key: string): string => Buffer.from(JSON.stringify([key, id])).toString('base64url');
  return {
    'the newest': { sort: 'DATE_DESC' },
    'after half of them': { sort: 'DATE_DESC', after: cursor(at) },
    'by name': { sort: 'NAME_ASC', after: cursor(name) },
    'of 100': { sort: 'DATE_ASC', first: 100 },
    'those that count': { state: 'COUNTS' },
  };
}

async function timed(what: string, work: () => Promise<unknown>, bar?: number): Promise<Result> {
  await work();
  const time = await medianTime(bar === undefined ? 3 : RUNS, work);
  return {
    what,
    measured: `${time.toFixed(1)} ms`,
    comparedWith: bar === undefined ? '' : `${bar} ms`,
    ratio: bar === undefined ? time : time / bar,
    ...(bar === undefined ? {} : { bar: '<= 1' as const }),
  };
}

async function measureExport(server: ServerProcess, headers: Record<string, string>): Promise<Result[]> {
  const results: Result[] = [];
  for (const format of ['csv', 'jsonl']) {
    const before = await server.peakMegabytes();
    const startedAt = performance.now();
    const response = await fetch(`${server.address}/api/v1/signings/${DEMO_LINK_ID}/export?format=${format}`, {
      headers,
    });
    let bytes = 0;
    for await (const chunk of response.body ?? []) {
      bytes += chunk.length;
    }
    const seconds = (performance.now() - startedAt) / 1000;
    const added = (await server.peakMegabytes()) - before;
    results.push({
      what: `memory that an export of a million signings adds (${format}, ${(bytes / 1e6).toFixed(0)} MB in ${seconds.toFixed(0)} s)`,
      measured: `${added.toFixed(0)} MB`,
      comparedWith: `${EXPORT_BAR} MB`,
      ratio: added / EXPORT_BAR,
      bar: '<= 1',
    });
  }
  return results;
}
