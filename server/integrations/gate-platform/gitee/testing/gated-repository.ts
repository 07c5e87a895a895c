import { openGiteeGate } from '../open-gitee-gate.ts';
import { startFakeGitee } from './fake-gitee.ts';

/** A Gitee with an organisation, one repository that requires our check, and the token of an account that administers it. */
export async function startGatedRepository() {
  const clock = { now: new Date() };
  const gitee = await startFakeGitee({ now: () => clock.now });
  const organization = gitee.addOrganization('community');
  const robot = gitee.addUser('cla-robot');
  const ada = gitee.addUser('ada');
  const repository = gitee.addRepository({ owner: organization, name: 'compiler' });
  gitee.requireCheck(repository);
  gitee.permit(repository, robot, 'admin');
  const adapter = openGiteeGate({ now: () => clock.now, timeoutMs: 1_000 });
  const instance = { url: gitee.url, apiUrl: gitee.apiUrl };
  const openClient = (token = gitee.issueToken(robot)) => adapter.open(instance, { kind: 'token', token }, null);
  return { clock, gitee, organization, robot, ada, repository, adapter, instance, openClient };
}
