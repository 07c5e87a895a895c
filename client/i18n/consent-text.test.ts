import { expect, test } from 'vitest';
import { CONSENT_TEXT } from '#rules/consent-text.ts';
import { enSign } from './en/sign.ts';
import { zhSign } from './zh/sign.ts';

test.each([
  ['zh', zhSign['sign.consent']],
  ['en', enSign['sign.consent']],
] as const)('the consent that is kept is the one that signers read (%s)', (language, shown) => {
  expect(shown.replaceAll(/<[^>]+>/g, '')).toBe(CONSENT_TEXT[language]);
});
