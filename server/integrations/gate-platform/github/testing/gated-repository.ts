import { openGithubGate } from '../open-github-gate.ts';
import { startFakeGithub } from './fake-github.ts';

/** A GitHub with an organisation that installed an App, one repository that requires its check, and a client. */
export async function startGatedRepository() {
  const clock = { now: new Date() };
  const github = await startFakeGithub({ now: () => clock.now });
  const organization = github.addOrganization('community');
  const ada = github.addUser('ada');
  const app = github.createApp({ owner: organization, webhookUrl: 'http://127.0.0.1:9/' });
  const repository = github.addRepository({ owner: organization, name: 'compiler' });
  github.requireCheck(repository, { appId: app.id });
  const installation = github.install(app, { account: organization });
  const adapter = openGithubGate({ now: () => clock.now });
  const instance = { url: github.url, apiUrl: github.apiUrl };
  const credentials = { kind: 'app', appId: String(app.id), privateKey: app.privateKey } as const;
  const openClient = () => adapter.open(instance, credentials, String(installation.id));
  return {
    clock,
    github,
    organization,
    ada,
    app,
    repository,
    installation,
    adapter,
    instance,
    credentials,
    openClient,
  };
}
