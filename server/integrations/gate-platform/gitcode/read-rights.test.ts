import { afterAll, beforeAll, expect, test } from 'vitest';
import type { FakeAccount, FakeRepository, FakeRole } from '#server/integrations/gate-platform/testing/fake-state.ts';
import { repositoryKey } from '#server/integrations/gate-platform/testing/keys.ts';
import { openGitcodeGate } from './open-gitcode-gate.ts';
import { startFakeGitcode, type FakeGitcode } from './testing/fake-gitcode.ts';

let gitcode: FakeGitcode;
let robot: FakeAccount;
let repository: FakeRepository;
beforeAll(async () => {
  gitcode = await startFakeGitcode();
  robot = gitcode.addUser('cla-robot');
  repository = gitcode.addRepository({ owner: gitcode.addOrganization('community'), name: 'compiler' });
  gitcode.permit(repository, robot, 'admin');
});
afterAll(() => gitcode.stop());

function openClient(account = robot) {
  const token = gitcode.issueToken(account);
  return openGitcodeGate().open({ url: gitcode.url, apiUrl: gitcode.apiUrl }, { kind: 'token', token }, null);
}

function addMember(login: string, permission: FakeRole): FakeAccount {
  const account = gitcode.addUser(login);
  gitcode.permit(repository, account, permission);
  return account;
}

const readRole = ({ apiId: id, login }: FakeAccount) =>
  openClient().readRole(repositoryKey(repository), { id, login, bot: false });

test('gitcode: rights are those of the login that was asked for, by whatever number the answer knows it', async () => {
  expect(await readRole(addMember('writer', 'write'))).toBe('write');
  expect(await readRole(addMember('reader', 'read'))).toBe('read');
  expect(await readRole(gitcode.addUser('stranger'))).toBe('none');
});

test('gitcode: an answer about somebody else gives no rights', async () => {
  const stranger = gitcode.addUser('passer-by');
  gitcode.fail({ on: /\/collaborators\/passer-by\/permission$/, kind: 'of_another' });
  expect(await readRole(stranger)).toBe('none');
});

test.each([
  ['admin', []],
  ['write', []],
  ['read', ['all_pr, developer of the repository']],
] as const)('gitcode: what the role %s lacks in a repository is named', async (role, missing) => {
  const account = addMember(`account-${role}`, role);
  const findings = await openClient(account).inspect([repositoryKey(repository)]);
  expect(findings.filter(({ ok }) => !ok).map(({ subject }) => subject)).toEqual(missing);
});
