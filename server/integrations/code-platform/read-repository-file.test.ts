import { afterAll, expect, test, vi } from 'vitest';
import { readRepositoryFile } from './read-repository-file.ts';
import { answerBody, answerFile, answerStatus, type Platform, startPlatform } from './testing/platform.ts';

const FILE = { owner: 'example-community', repo: 'legal', path: 'policies/privacy.en.md' };
const HALF_MEBIBYTE = 512 * 1024;

const platform = await startPlatform();
afterAll(() => platform.stop());

test.each([
  ['English', '# Privacy policy\n\nText'],
  ['Chinese and rare characters', '# 隐私政策\n\n𠮷 🎉'],
  ['a text of exactly 512 KiB', 'a'.repeat(HALF_MEBIBYTE)],
])('reads %s', async (_case, text) => {
  platform.answer = answerFile(text);

  expect(await readRepositoryFile(platform.apiUrl, FILE)).toEqual({ text });
});

test('strips the byte order mark that some editors write', async () => {
  platform.answer = answerFile('\uFEFF# Title');

  expect(await readRepositoryFile(platform.apiUrl, FILE)).toEqual({ text: '# Title' });
});

test('encodes each segment of the path', async () => {
  platform.answer = answerFile('text');

  await readRepositoryFile(platform.apiUrl, { owner: 'o', repo: 'r', path: 'a b/隐私?ref=x#y.md' });

  expect(platform.requested.at(-1)).toBe('/api/repos/o/r/contents/a%20b/%E9%9A%90%E7%A7%81%3Fref%3Dx%23y.md');
});

test.each([
  ['an unknown file', answerStatus(404), 'status 404'],
  ['a platform that refuses', answerStatus(403), 'status 403'],
  ['a broken platform', answerStatus(502), 'status 502'],
  ['a page instead of JSON', answerBody('<html>'), 'the answer is not JSON'],
  ['JSON cut short', answerBody('{"content":"'), 'the answer is not JSON'],
  ['a folder', answerBody(JSON.stringify([{ type: 'file', name: 'privacy.en.md' }])), 'the answer is not a file'],
  ['an empty list', answerBody('[]'), 'the answer is not a file'],
  ['nothing', answerBody('null'), 'the answer is not a file'],
  ['bytes that are no UTF-8', answerFile(Buffer.from([0x23, 0xc3, 0x28])), 'the file is not a text in UTF-8'],
  ['a text with a zero byte', answerFile('a\0b'), 'the file is not a text in UTF-8'],
  ['a text over 512 KiB', answerFile('a'.repeat(HALF_MEBIBYTE + 1)), 'the file is too large'],
  ['an endless answer', answerBody('a'.repeat(3 * HALF_MEBIBYTE)), 'the answer is too large'],
])('reports %s', async (_case, answer, failure) => {
  platform.answer = answer;

  expect(await readRepositoryFile(platform.apiUrl, FILE)).toMatchObject({ failure });
});

test.each([
  ['an empty file', { encoding: 'base64', content: '' }],
  ['a file too large for the contents API', { encoding: 'none', content: '' }],
  ['a link to another repository', { type: 'submodule', content: null }],
])('reports %s', async (_case, answer) => {
  platform.answer = answerBody(JSON.stringify(answer));

  expect(await readRepositoryFile(platform.apiUrl, FILE)).toEqual({ failure: expect.stringMatching(/./) });
});

test('reports a connection that is cut', async () => {
  platform.answer = (_request, response) => response.destroy();

  expect(await readRepositoryFile(platform.apiUrl, FILE)).toEqual({ failure: 'UND_ERR_SOCKET' });
});

test('reports a platform that is not there', async () => {
  const gone = await startPlatform();
  await gone.stop();

  expect(await readRepositoryFile(gone.apiUrl, FILE)).toEqual({ failure: 'ECONNREFUSED' });
});

test.each([
  ['at all', (): void => undefined],
  ['to the end', (_request, response): void => void response.write('{"content":"')],
] satisfies [string, Platform['answer']][])('gives up on a platform that does not answer %s', async (_case, answer) => {
  const clock = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(clock.signal);
  platform.answer = (request, response) => {
    answer(request, response);
    clock.abort(new DOMException('The operation timed out', 'TimeoutError'));
  };

  expect(await readRepositoryFile(platform.apiUrl, FILE)).toEqual({ failure: 'The operation timed out' });
  expect(timeout).toHaveBeenCalledWith(5000);
  timeout.mockRestore();
});
