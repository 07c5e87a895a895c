import type { LightMyRequestResponse } from 'fastify';
import type { FakeApp } from '#server/integrations/gate-platform/github/testing/fake-github-state.ts';
import type { FakeGithub } from '#server/integrations/gate-platform/github/testing/fake-github.ts';
import type { FakeAccount, FakeRepository } from '#server/integrations/gate-platform/testing/fake-state.ts';
import type { GatedCommunity, GateWorld } from './gate-world.ts';
import { gateRepository } from './token-community.ts';

const BEGIN = 'mutation ($input: BeginGithubAppInput!) { beginGithubApp(input: $input) { url manifest } }';

/** The value of a cookie that an answer sets, as the browser sends it back. */
const cookiesOf = ({ cookies }: LightMyRequestResponse): string =>
  cookies.map(({ name, value }) => `${name}=${value}`).join('; ');

interface Registration {
  readonly url: string;
  readonly manifest: string;
}

/** Begins to register an App, has GitHub make it, and returns the callback's path with the browser's cookies. */
export async function registerApp(
  { testApp }: Pick<GateWorld, 'testApp'>,
  { organization, headers }: Pick<GatedCommunity, 'organization' | 'headers'>,
  url?: string,
) {
  const variables = { input: { organization: organization.login, url } };
  const begun = await testApp.app.inject({
    method: 'POST',
    url: '/graphql',
    payload: { query: BEGIN, variables },
    headers,
  });
  const { url: address, manifest } = begun.json<{ data: { beginGithubApp: Registration } }>().data.beginGithubApp;
  const body = new URLSearchParams({ manifest, confirmed: 'yes' });
  const made = await fetch(address, { method: 'POST', body, redirect: 'manual' });
  const back = new URL(made.headers.get('location') ?? '');
  return { path: back.pathname + back.search, cookie: `${headers.cookie}; ${cookiesOf(begun)}` };
}

/** An App that a manager registered, installed on their organisation. */
export interface InstalledApp {
  readonly app: FakeApp;
  /** Public id of its connection. */
  readonly connectionId: string;
}

interface Place {
  readonly github: FakeGithub;
  readonly organization: FakeAccount;
  readonly repository: FakeRepository;
}

/** Registers an App of a community's own, installs it, and has it enforce the check in one repository. */
export async function connectOwnApp(
  world: Pick<GateWorld, 'testApp' | 'address'>,
  community: Pick<GatedCommunity, 'cla' | 'headers' | 'link'>,
  { github, organization, repository }: Place,
): Promise<InstalledApp> {
  const installed = await installOwnApp(world, community.headers, { github, organization });
  const { app, connectionId } = installed;
  github.requireCheck(repository, { appId: app.id });
  const connected = { ...community, connectionId, webhookSecret: app.webhookSecret };
  await gateRepository(world.testApp, connected, { repositoryId: String(repository.id), mode: 'ENFORCE' });
  return installed;
}

/** Registers an App of a manager and installs it on an organisation. */
export async function installOwnApp(
  world: Pick<GateWorld, 'testApp' | 'address'>,
  headers: GatedCommunity['headers'],
  { github, organization }: Pick<Place, 'github' | 'organization'>,
): Promise<InstalledApp> {
  const { path, cookie } = await registerApp(world, { organization, headers }, github.url);
  await world.testApp.app.inject({ url: path, headers: { cookie } });
  const app = [...github.state.apps.values()].at(-1);
  const connectionId = app?.webhookUrl.split('/').at(-1);
  if (app === undefined || connectionId === undefined) {
    throw new Error('GitHub has made no App');
  }
  // Its webhooks are led to where the service is.
  app.webhookUrl = `${world.address}/hooks/github/${connectionId}`;
  github.install(app, { account: organization });
  return { app, connectionId };
}
