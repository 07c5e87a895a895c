import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type * as LanguageModule from './shown-language.ts';

let language: typeof LanguageModule;

// Each test starts like a page: with nothing shown.
beforeEach(async () => {
  vi.resetModules();
  language = await import('./shown-language.ts');
});

const shown = () => renderHook(() => language.useShownLanguage()).result.current;
const text = (id: 'app.name' | 'app.loading' | 'login.title' | 'claDiff.title') => shown().messages[id];

test('signers get the base texts, by default in Chinese', async () => {
  await language.showLanguage();

  expect(shown().locale).toBe('zh');
  expect(text('app.loading')).toBe('正在加载…');
  expect(text('login.title')).toBeUndefined();
});

test.each([
  ['a browser that prefers English', ['en-GB', 'zh'], null, 'en'],
  ['a browser that prefers neither', ['fr'], null, 'zh'],
  ['a reader who has chosen Chinese in it', ['en-GB'], 'zh', 'zh'],
])('%s is shown its language', async (_who, languages, chosen, locale) => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
  if (chosen !== null) {
    localStorage.setItem('lang', chosen);
  }

  await language.showLanguage();

  expect(shown().locale).toBe(locale);
});

test('managers also get theirs, and keep them in another language', async () => {
  await language.showLanguage();
  const { result } = renderHook(() => language.useShownLanguage().messages['login.title']);

  await act(() => language.addTexts('manager'));
  expect(result.current).toBe('管理员登录');
  await act(() => language.showLanguage('en'));

  expect(result.current).toBe('Manager log-in');
});

test('sets of texts add up', async () => {
  await language.showLanguage('en');

  await Promise.all([language.addTexts('manager'), language.addTexts('version')]);

  expect(text('login.title')).toBe('Manager log-in');
  expect(text('claDiff.title')).toBe('What has changed');
});

test('of two concurrent language switches the later one wins', async () => {
  await Promise.all([language.showLanguage('en'), language.showLanguage('zh')]);

  expect(shown().locale).toBe('zh');
});

test('every page that needs the managers’ texts waits for them', async () => {
  await language.showLanguage();

  void language.addTexts('manager');
  await language.addTexts('manager');

  expect(text('login.title')).toBe('管理员登录');
});

test('texts that a page asks for during a language switch do not undo it', async () => {
  await language.showLanguage('zh');

  await Promise.all([language.showLanguage('en'), language.addTexts('manager')]);

  expect(shown().locale).toBe('en');
  expect(text('login.title')).toBe('Manager log-in');
});
