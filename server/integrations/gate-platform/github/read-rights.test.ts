import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FakeAccount } from '#server/integrations/gate-platform/testing/fake-state.ts';
import { repositoryKey } from '#server/integrations/gate-platform/testing/keys.ts';
import { startGatedRepository } from './testing/gated-repository.ts';

let gated: Awaited<ReturnType<typeof startGatedRepository>>;
beforeAll(async () => {
  gated = await startGatedRepository();
  const { organization, ada, repository } = gated;
  organization.members.add(ada.id);
  organization.teams.set('reviewers', new Set([ada.id]));
  repository.roles.set(ada.id, 'maintain');
});
afterAll(() => gated.github.stop());

const person = ({ id, login }: FakeAccount) => ({ id: String(id), login, bot: false });

test('github-072: members of an organisation and of its teams are known', async () => {
  const client = gated.openClient();
  const stranger = gated.github.addUser('stranger');
  await expect(client.isMember('community', person(gated.ada))).resolves.toBe(true);
  await expect(client.isMember('community', person(stranger))).resolves.toBe(false);
  await expect(client.isMember('community/reviewers', person(gated.ada))).resolves.toBe(true);
  await expect(client.isMember('community/reviewers', person(stranger))).resolves.toBe(false);
});

test('github-073: what these credentials may not see is unknown, not no', async () => {
  const { github, installation, ada } = gated;
  github.addOrganization('elsewhere').members.add(ada.id);
  const client = gated.openClient();
  await expect(client.isMember('elsewhere', person(ada))).resolves.toBeUndefined();
  await expect(client.isMember('elsewhere/reviewers', person(ada))).resolves.toBeUndefined();
  await expect(client.isMember('community/unheard-of', person(ada))).resolves.toBeUndefined();
  const { permissions } = installation;
  installation.permissions = { ...permissions, members: 'none' };
  await expect(client.isMember('community', person(ada))).resolves.toBeUndefined();
  await expect(client.isMember('community/reviewers', person(ada))).resolves.toBeUndefined();
  installation.permissions = permissions;
});

test('github-075, github-076: membership and rights belong to the id, not to the login', async () => {
  const { github, repository, organization } = gated;
  const bo = github.addUser('bo');
  organization.members.add(bo.id);
  repository.roles.set(bo.id, 'write');
  const before = person(bo);
  bo.login = 'bo-renamed';
  const other = github.addUser('bo');
  const client = gated.openClient();
  await expect(client.isMember('community', before)).resolves.toBe(true);
  await expect(client.isMember('community', person(other))).resolves.toBe(false);
  await expect(client.readRole(repositoryKey(repository), before)).resolves.toBe('none');
});

test('a right is read as GitHub names it now', async () => {
  const { github, organization, ada, repository } = gated;
  const client = gated.openClient();
  await expect(client.readRole(repositoryKey(repository), person(ada))).resolves.toBe('maintain');
  const closed = github.addRepository({ owner: organization, name: 'closed', private: true });
  await expect(client.readRole(repositoryKey(closed), person(ada))).resolves.toBe('none');
});
