import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Language } from '#rules/language.ts';
import { createPageWriter } from './page-writer.ts';

const PAGE =
  '<html lang="zh"><head><style nonce="__CSP_NONCE__"></style><script nonce="__CSP_NONCE__"></script></head>';

async function writerOf(files: Readonly<Record<string, string>>, defaultLanguage?: Language) {
  const folder = await mkdtemp(join(tmpdir(), 'signet-client-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await Promise.all(Object.entries(files).map(([name, text]) => writeFile(join(folder, name), text)));
  return createPageWriter(folder, defaultLanguage);
}

const preloads = [{ path: '^/sign/', files: { zh: ['assets/page.js', 'assets/zh.js'], en: ['assets/en.js'] } }];

test.each([
  ['/sign/web_example-1', 'zh-CN,zh;q=0.9', 'zh', ['assets/page.js', 'assets/zh.js']],
  ['/sign/web_example-1', 'en-GB,en;q=0.9,zh;q=0.8', 'en', ['assets/en.js']],
  ['/elsewhere', 'en', 'en', []],
])('%s for a reader of %s is in %s and names the files %j', async (path, languages, language, files) => {
  const write = await writerOf({ 'index.html': PAGE, 'preloads.json': JSON.stringify(preloads) });

  const page = write({ path, languages, cookies: '', nonce: 'n0nce' });

  expect(page).toContain(`<html lang="${language}">`);
  expect([...page.matchAll(/modulepreload" crossorigin href="\/([^"]+)"/g)].map(([, file]) => file)).toEqual(files);
  expect(page.match(/nonce="n0nce"/g)).toHaveLength(2);
});

test.each([
  ['', '<html lang="zh">'],
  ['lang=en; theme=dark', '<html lang="zh" data-theme="dark">'],
  ['theme=light;csrf_token=x', '<html lang="zh" data-theme="light">'],
  ['theme="><script>', '<html lang="zh">'],
  ['my-theme=dark', '<html lang="zh">'],
])('with the cookies "%s" the page begins with %s', async (cookies, start) => {
  const write = await writerOf({ 'index.html': PAGE });

  expect(write({ path: '/', languages: '', cookies, nonce: 'n' })).toContain(start);
});

test('a build without a list of files is served without them', async () => {
  const write = await writerOf({ 'index.html': PAGE });

  expect(write({ path: '/sign/x', languages: '', cookies: '', nonce: 'n' })).not.toContain('modulepreload');
});

test.each([
  ['fr-FR,fr;q=0.9', undefined, 'en'],
  ['de-DE', 'zh', 'zh'],
  ['ja', 'en', 'en'],
  ['', 'en', 'en'],
  ['', undefined, 'zh'],
] as const)(
  'a reader of "%s" gets, where the operator prefers %s, a page in %s',
  async (languages, fallback, language) => {
    const write = await writerOf({ 'index.html': PAGE }, fallback);

    expect(write({ path: '/', languages, cookies: '', nonce: 'n' })).toContain(`<html lang="${language}">`);
  },
);
