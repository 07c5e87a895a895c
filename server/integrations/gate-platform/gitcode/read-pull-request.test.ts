import { afterAll, expect, test } from 'vitest';
import { headOf } from '#server/integrations/gate-platform/testing/fake-places.ts';
import { pullKey } from '#server/integrations/gate-platform/testing/keys.ts';
import { openGitcodeGate } from './open-gitcode-gate.ts';
import { startFakeGitcode } from './testing/fake-gitcode.ts';

const gitcode = await startFakeGitcode();
afterAll(() => gitcode.stop());

test.each([
  ['in pages of 100', { count: 250, message: 'Change', pages: 3 }],
  // JSON spells each character of these messages in six; the first page of 100 is too long to be read.
  ['in pages of 50 when their messages are long', { count: 120, message: '\u0001'.repeat(64 * 1024), pages: 1 + 3 }],
])('gitcode: commits are read %s', async (_how, { count, message, pages }) => {
  const opener = gitcode.addUser(`opener-${count}`);
  const repository = gitcode.addRepository({ owner: opener, name: 'compiler' });
  const commits = Array.from({ length: count }, () => ({ author: 'ada@example.com', message }));
  const pull = gitcode.openPullRequest({ repository, opener, commits });
  const token = gitcode.issueToken(opener);
  const client = openGitcodeGate().open({ url: gitcode.url, apiUrl: gitcode.apiUrl }, { kind: 'token', token }, null);

  const list = await client.listCommits(pullKey(pull), headOf(pull).sha);

  expect({ complete: list.complete, count: list.commits.length }).toEqual({ complete: true, count });
  expect(gitcode.requests(new RegExp(`${opener.login}.*/commits`))).toHaveLength(pages);
});
