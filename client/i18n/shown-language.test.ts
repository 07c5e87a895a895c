import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type * as TextsModule from './en/texts.ts';
import type * as LanguageModule from './shown-language.ts';

let language: typeof LanguageModule;
let texts: typeof TextsModule;

// Each test starts like a page: with nothing shown.
beforeEach(async () => {
  vi.resetModules();
  language = await import('./shown-language.ts');
  texts = await import('./en/texts.ts');
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
  ['a page that the server wrote in English', 'en', null, 'en'],
  ['a page that the server wrote in Chinese', 'zh', null, 'zh'],
  ['a page in English whose reader has chosen Chinese', 'en', 'zh', 'zh'],
])('%s is shown in its language', async (_page, written, chosen, locale) => {
  document.documentElement.lang = written;
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

test('texts that could not be downloaded are asked for again by the next page that needs them', async () => {
  await language.showLanguage('en');
  vi.spyOn(texts.enTexts, 'manager').mockRejectedValueOnce(new TypeError('Failed to fetch'));

  await expect(language.addTexts('manager')).rejects.toThrow('Failed to fetch');
  await language.addTexts('manager');

  expect(text('login.title')).toBe('Manager log-in');
});

test('a page whose own texts cannot be downloaded still gets the base texts', async () => {
  vi.spyOn(texts.enTexts, 'verify').mockRejectedValue(new TypeError('Failed to fetch'));
  document.documentElement.lang = 'en';

  const page = language.addTexts('verify');
  await language.showBaseTexts();

  await expect(page).rejects.toThrow('Failed to fetch');
  expect(shown().locale).toBe('en');
  expect(text('app.name')).toBe('Signet');
});

test('base texts that arrive after those of a page do not replace them', async () => {
  await language.showLanguage('en');
  await language.addTexts('manager');

  await language.showBaseTexts();

  expect(text('login.title')).toBe('Manager log-in');
});

test('a language that could not be downloaded keeps no page from being shown', async () => {
  await language.showLanguage('zh');
  await language.addTexts('manager');
  vi.spyOn(texts.enTexts, 'manager').mockRejectedValueOnce(new TypeError('Failed to fetch'));

  await expect(language.showLanguage('en')).rejects.toThrow('Failed to fetch');
  await language.addTexts('manager');

  expect(shown().locale).toBe('zh');
});
