import { z } from 'zod';
import type { DatabaseConfig } from '#server/config/database-config.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { DEMO_LINK_ID } from '#server/demo/seed-demo.ts';
import { hashToken, newToken } from '#server/modules/access/session/session-token.ts';
import { Session } from '#server/modules/access/session/session.entity.ts';
import { SESSION_LIFE_MS } from '#server/modules/access/session/session.rules.ts';
import { Link } from '#server/modules/community/link/link.entity.ts';
import type { SessionHeaders } from '#server/test/sign-in.ts';
import type { RunningService } from './chaos-platform.ts';

/** Logs the owner of the demo community in, in a database that no process uses; the headers go with requests. */
export async function signInOwner(config: DatabaseConfig): Promise<SessionHeaders> {
  const { orm } = await openDatabase(config);
  try {
    const em = orm.em.fork();
    const { owner } = await em.findOneOrFail(Link, { linkId: DEMO_LINK_ID });
    const tokens = { access: newToken(), csrf: newToken() };
    const now = new Date();
    em.create(Session, {
      id: crypto.randomUUID(),
      account: owner,
      tokenHash: hashToken(tokens.access),
      csrfHash: hashToken(tokens.csrf),
      organizations: [],
      consentExempt: true,
      createdAt: now,
      seenAt: now,
      expiresAt: new Date(now.getTime() + SESSION_LIFE_MS),
    });
    await em.flush();
    return { cookie: `access_token=${tokens.access}; csrf_token=${tokens.csrf}`, token: tokens.csrf };
  } finally {
    await orm.close();
  }
}

/** Sends an operation as the manager; fails when the answer has errors. */
async function ask<T>(
  { address, headers }: RunningService,
  schema: z.ZodType<T>,
  body: { readonly query: string; readonly variables: object },
): Promise<T> {
  const response = await fetch(`${address}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  const { data, errors } = z.object({ data: z.unknown(), errors: z.unknown().optional() }).parse(await response.json());
  if (errors !== undefined) {
    throw new Error(`the service refused: ${JSON.stringify(errors)}`);
  }
  return schema.parse(data);
}

const CONNECT = `mutation ($input: ConnectPlatformInput!) { connectPlatform(input: $input) { connection { id } } }`;
const UPDATE = `mutation ($input: UpdateGatePolicyInput!) { updateGatePolicy(input: $input) { judgedAgain } }`;
const SET = `mutation ($input: SetGatedRepositoriesInput!) { setGatedRepositories(input: $input) { repositories { id } } }`;

const connected = z.object({ connectPlatform: z.object({ connection: z.object({ id: z.string() }) }) });

interface TokenConnection {
  /** As GraphQL names it. */
  readonly platform: string;
  readonly token: string;
  readonly repositoryIds: readonly string[];
  readonly labels: object;
}

/** Connects a platform and has the demo community check its repositories; returns the public id of the connection. */
export async function connectDemo(
  service: RunningService,
  { platform, token, repositoryIds, labels }: TokenConnection,
): Promise<string> {
  const variables = { input: { platform, token } };
  const { connection } = (await ask(service, connected, { query: CONNECT, variables })).connectPlatform;
  const linkId = DEMO_LINK_ID;
  await ask(service, z.unknown(), { query: UPDATE, variables: { input: { linkId, labels } } });
  const repositories = repositoryIds.map((repositoryId) => ({
    connectionId: connection.id,
    repositoryId,
    mode: 'ENFORCE',
  }));
  await ask(service, z.unknown(), { query: SET, variables: { input: { linkId, repositories } } });
  return connection.id;
}

const DELIVERIES = `query ($connectionId: ID!, $after: String) {
  deliveries(connectionId: $connectionId, first: 100, after: $after) {
    nodes { key handledAt }
    pageInfo { hasNextPage endCursor }
  }
}`;

const listed = z.object({
  deliveries: z.object({
    nodes: z.array(z.object({ key: z.string(), handledAt: z.string().nullable() })),
    pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullable() }),
  }),
});

/** Keys of the webhooks of a connection that the service has acted upon. */
export async function readHandled(service: RunningService, connectionId: string): Promise<Set<string>> {
  const handled = new Set<string>();
  let after: string | null = null;
  do {
    const variables: object = { connectionId, after };
    const { deliveries } = await ask(service, listed, { query: DELIVERIES, variables });
    deliveries.nodes.filter(({ handledAt }) => handledAt !== null).forEach(({ key }) => handled.add(key));
    after = deliveries.pageInfo.hasNextPage ? deliveries.pageInfo.endCursor : null;
  } while (after !== null);
  return handled;
}
