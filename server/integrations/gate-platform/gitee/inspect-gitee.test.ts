import { afterAll, expect, test } from 'vitest';
import { repositoryKey } from '#server/integrations/gate-platform/testing/keys.ts';
import { startGatedRepository } from './testing/gated-repository.ts';

const gated = await startGatedRepository();
afterAll(() => gated.gitee.stop());

async function problems(token: string): Promise<string[]> {
  const findings = await gated.openClient(token).inspect([repositoryKey(gated.repository)]);
  return findings.filter(({ ok }) => !ok).map(({ check, subject }) => `${check}: ${String(subject)}`);
}

test('gitee: nothing is wrong with the token of an administrator', async () => {
  const { gitee, robot, repository } = gated;
  const findings = await gated.openClient(gitee.issueToken(robot)).inspect([repositoryKey(repository)]);
  expect(findings.filter(({ ok }) => !ok)).toEqual([]);
  expect(findings).toContainEqual({ ok: true, check: 'credentials', subject: 'cla-robot', repository: null });
  expect(findings).toContainEqual({ ok: true, check: 'quota', subject: '4999/5000', repository: null });
  const path = 'community/compiler';
  expect(findings).toContainEqual({
    ok: true,
    check: 'permission',
    subject: 'repository administrator',
    repository: path,
  });
});

test.each(['user_info', 'projects', 'groups', 'pull_requests', 'notes', 'hook'])(
  'gitee: the missing scope %s is named',
  async (scope) => {
    const scopes = ['user_info', 'projects', 'pull_requests', 'notes', 'hook', 'groups'].filter((one) => one !== scope);
    const { gitee, robot } = gated;
    expect(await problems(gitee.issueToken(robot, scopes))).toContain(`permission: ${scope}`);
  },
);

test.each([
  ['write', ['permission: repository administrator']],
  ['read', ['permission: repository: write', 'permission: repository administrator']],
] as const)('gitee: what the role %s lacks in a repository is named', async (role, missing) => {
  const { gitee, repository } = gated;
  const account = gitee.addUser(`account-${role}`);
  gitee.permit(repository, account, role);
  expect(await problems(gitee.issueToken(account))).toEqual(missing);
});

test('gitee: a token that is refused, and a repository that is hidden from it', async () => {
  const { gitee, organization } = gated;
  expect(await problems('revoked')).toEqual(['credentials: null']);
  const hidden = gitee.addRepository({ owner: organization, name: 'hidden', private: true });
  const token = gitee.issueToken(gitee.addUser('stranger'));
  const findings = await gated.openClient(token).inspect([repositoryKey(hidden)]);
  expect(findings.filter(({ ok }) => !ok)).toMatchObject([{ check: 'permission', subject: 'repository: read' }]);
});
