import { expect, test } from 'vitest';
import { parseRepositoryFileUrl, repositoryFileUrl } from './repository-file.ts';

const FILE = { platform: 'GITHUB', owner: 'example', repo: 'legal', path: 'docs/privacy.md' } as const;

test.each([
  ['a page on GitHub', 'https://github.com/example/legal/blob/main/docs/privacy.md', FILE],
  ['with blanks and a heading', ' https://github.com/example/legal/raw/v1/docs/privacy.md#top ', FILE],
  [
    'a page on Gitee in Chinese',
    'https://gitee.com/example/legal/blob/master/%E9%9A%90%E7%A7%81.md',
    { ...FILE, platform: 'GITEE', path: '隐私.md' },
  ],
])('%s names its file', (_name, text, file) => {
  expect(parseRepositoryFileUrl(text)).toEqual(file);
});

test.each([
  ['another host', 'https://example.org/example/legal/blob/main/privacy.md'],
  ['an unencrypted page', 'http://github.com/example/legal/blob/main/privacy.md'],
  ['a repository', 'https://github.com/example/legal'],
  ['a folder', 'https://github.com/example/legal/tree/main/docs'],
  ['no file', 'https://github.com/example/legal/blob/main/'],
  ['a way out of the repository', 'https://github.com/example/legal/blob/main/..%2f..%2fuser'],
  ['an encoded query', 'https://github.com/example/legal/blob/main/a%3Fref=x'],
  ['a malformed escape', 'https://github.com/example/legal/blob/main/%zz'],
  ['nothing', ''],
])('%s names none', (_name, text) => {
  expect(parseRepositoryFileUrl(text)).toBeUndefined();
});

test('the address of a file leads back to it', () => {
  expect(parseRepositoryFileUrl(repositoryFileUrl({ ...FILE, path: '文档/a b.md' }))).toEqual({
    ...FILE,
    path: '文档/a b.md',
  });
});
