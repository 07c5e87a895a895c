import { beforeEach, expect, test, vi } from 'vitest';
import type * as LanguageModule from './shown-language.ts';

let language: typeof LanguageModule;

// Each test starts as a page does: with nothing shown.
beforeEach(async () => {
  vi.resetModules();
  language = await import('./shown-language.ts');
});

const text = (id: 'app.name' | 'app.loading' | 'login.title' | 'claDiff.title') =>
  language.shownLanguage().messages[id];

test('signers get the texts that everybody may need, in Chinese first', async () => {
  await language.showLanguage();

  expect(language.shownLanguage().locale).toBe('zh');
  expect(text('app.loading')).toBe('正在加载…');
  expect(text('login.title')).toBeUndefined();
});

test('managers get theirs besides, and keep them in the other language', async () => {
  await language.showLanguage();
  const listener = vi.fn<() => void>();
  language.subscribeToLanguage(listener);

  await language.addTexts('manager');
  expect(text('login.title')).toBe('管理员登录');
  await language.showLanguage('en');

  expect(text('login.title')).toBe('Manager log-in');
  expect(listener).toHaveBeenCalledTimes(2);
});

test('sets of texts are added to each other', async () => {
  await language.showLanguage('en');

  await Promise.all([language.addTexts('manager'), language.addTexts('version')]);

  expect(text('login.title')).toBe('Manager log-in');
  expect(text('claDiff.title')).toBe('What has changed');
});

test('of two languages asked for at once the later one is shown', async () => {
  await Promise.all([language.showLanguage('en'), language.showLanguage('zh')]);

  expect(language.shownLanguage().locale).toBe('zh');
});

test('every page that asks for the managers’ texts waits until they are there', async () => {
  await language.showLanguage();

  void language.addTexts('manager');
  await language.addTexts('manager');

  expect(text('login.title')).toBe('管理员登录');
});
