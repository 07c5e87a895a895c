import { z } from 'zod';
import type { CodePlatformName } from '#rules/code-platform.ts';
import type { GatePlatformAdapter } from '#server/integrations/gate-platform/gate-platform.ts';
import type { Cla } from '#server/modules/community/cla/cla.entity.ts';
import type { Link } from '#server/modules/community/link/link.entity.ts';
import { buildAccount, buildCla, buildLink } from '#server/test/factories.ts';
import { graphql } from '#server/test/graphql.ts';
import { signIn, type SessionHeaders } from '#server/test/sign-in.ts';
import type { TestApp } from '#server/test/test-app.ts';

/** A community that connected a platform by a token. */
export interface TokenCommunity {
  readonly link: Link;
  readonly cla: Cla;
  /** Of a manager of the link. */
  readonly headers: SessionHeaders;
  readonly connectionId: string;
  readonly webhookSecret: string;
}

interface NewTokenCommunity {
  readonly platform: GatePlatformAdapter['name'] & CodePlatformName;
  readonly organization: { readonly id: string; readonly login: string };
  readonly token: string;
  /** Changes to the default policy. */
  readonly policy?: object | undefined;
}

const CONNECT = `mutation ($input: ConnectPlatformInput!) {
  connectPlatform(input: $input) { webhookSecret connection { id account state platform } }
}`;
const SET = `mutation ($input: SetGatedRepositoriesInput!) {
  setGatedRepositories(input: $input) { repositories { id mode } }
}`;
const UPDATE = `mutation ($input: UpdateGatePolicyInput!) { updateGatePolicy(input: $input) { judgedAgain } }`;

const connected = z.object({
  connectPlatform: z.object({ webhookSecret: z.string(), connection: z.object({ id: z.string() }) }),
});

let count = 0;

/** Adds a community with a link of its organisation, a CLA and a connection. */
export async function addTokenCommunity(
  testApp: TestApp,
  { platform, organization, token, policy }: NewTokenCommunity,
): Promise<TokenCommunity> {
  count += 1;
  const em = testApp.em();
  const owner = await buildAccount(em, { platform });
  const link = await buildLink(em, {
    owner,
    platform,
    linkId: `${platform}_community-${String(count).padStart(19, '0')}`,
    organization: organization.login,
    organizationId: organization.id,
  });
  const cla = await buildCla(em, link);
  const headers = await signIn(testApp, owner, {
    organizations: [organization.login],
    organizationIds: { [organization.login]: organization.id },
  });
  const { connection, webhookSecret } = await connectByToken(testApp, { platform, token, headers });
  if (policy !== undefined) {
    await setPolicy(testApp, { link, headers }, policy);
  }
  return { link, cla, headers, connectionId: connection.id, webhookSecret };
}

/** Changes the policy of a community. */
export async function setPolicy(
  testApp: TestApp,
  { link, headers }: Pick<TokenCommunity, 'link' | 'headers'>,
  policy: object,
): Promise<void> {
  await run(testApp, { document: UPDATE, input: { linkId: link.linkId, ...policy }, headers });
}

interface TokenConnection {
  readonly platform: string;
  readonly token: string;
  readonly headers: SessionHeaders;
}

/** Connects a platform as its manager does. */
export async function connectByToken(testApp: TestApp, { platform, token, headers }: TokenConnection) {
  const input = { platform: platform.toUpperCase(), token };
  return connected.parse(await run(testApp, { document: CONNECT, input, headers })).connectPlatform;
}

/** Sets how a repository of a community is checked. */
export async function gateRepository(
  testApp: TestApp,
  { link, connectionId, headers }: TokenCommunity,
  how: { readonly repositoryId: string; readonly mode: string; readonly subjects?: readonly string[] },
): Promise<void> {
  const one = { connectionId, reason: 'A test', ...how };
  await run(testApp, { document: SET, input: { linkId: link.linkId, repositories: [one] }, headers });
}

interface Operation {
  readonly document: string;
  readonly input: object;
  readonly headers: SessionHeaders;
}

async function run(testApp: TestApp, { document, input, headers }: Operation): Promise<unknown> {
  const { data, errors } = await graphql(testApp.app, document, { input }, headers);
  z.array(z.never()).parse(errors);
  return data;
}
