import { expect, test } from 'vitest';
import { readPullRequest } from './pull-request-address.ts';

const own = (path: string) => readPullRequest({ kind: 'own', path });
const elsewhere = (url: string) => readPullRequest({ kind: 'elsewhere', url: new URL(url) });

test.each([
  [own('/gate/github/example/project/7?host=git.example.org'), 'GITHUB', 'example', 'git.example.org'],
  [own('/gate/gitee/a%2Fb/project/7'), 'GITEE', 'a/b', undefined],
  [elsewhere('https://github.com/example/project/pull/7'), 'GITHUB', 'example', undefined],
  [elsewhere('https://gitcode.com/a/b/project/merge_requests/7'), 'GITCODE', 'a/b', undefined],
])('%o is a pull request of %s by %s', (place, platform, owner, host) => {
  expect(place).toMatchObject({ platform, owner, repository: 'project', number: 7, ...(host && { host }) });
});

test.each([
  own('/gate/web_example-1'),
  own('/gate/none/example/project/7'),
  elsewhere('https://github.com/example/project/issues/7'),
  elsewhere('https://git.example.org/example/project/pull/7'),
])('other addresses are none', (place) => {
  expect(place).toBeUndefined();
});
