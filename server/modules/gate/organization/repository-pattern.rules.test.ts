import { expect, test } from 'vitest';
import { AppError } from '#server/errors/app-error.ts';
import { checkExclusions, findExclusion, matchesPattern } from './repository-pattern.rules.ts';

test.each([
  ['website', 'website', true],
  ['Website', 'webSITE', true],
  ['my-website', 'website', false],
  ['website-old', 'website', false],
  ['.github', '.github', true],
  ['xgithub', '.github', false],
  ['docs-zh', 'docs-*', true],
  ['docs-', 'docs-*', true],
  ['docs', 'docs-*', false],
  ['app-ghsa-1234-abcd', '*-ghsa-*', true],
  ['ghsa-1234', '*-ghsa-*', false],
  ['aba', 'ab*ba', false],
  ['abba', 'ab*ba', true],
  ['abcabc', '*abc', true],
  ['a-b-c-d', 'a*b*d', true],
  ['a-d-b', 'a*b*d', false],
  ['anything', 'a**g', true],
])('the repository %s and the pattern %s: %s', (name, pattern, matches) => {
  expect(matchesPattern(name, pattern)).toBe(matches);
});

test('the name of a repository counts, without its owner, and the first exclusion gives the reason', () => {
  const exclusions = [
    { pattern: 'docs*', reason: 'Texts' },
    { pattern: '*-zh', reason: 'Translations' },
  ];
  expect(findExclusion(exclusions, 'docs/compiler')).toBeUndefined();
  expect(findExclusion(exclusions, 'group/sub/Docs-zh')?.reason).toBe('Texts');
});

test('fifty asterisks in a pattern cost no more than one look for each', () => {
  const begun = performance.now();
  expect(matchesPattern('a'.repeat(10_000), `${'a*'.repeat(49)}b`)).toBe(false);
  expect(performance.now() - begun).toBeLessThan(100);
});

const fill = (length: number) => Array.from({ length }, (_, index) => ({ pattern: `name-${index}`, reason: 'A test' }));

test.each([
  ['too many', fill(51), 'exclusions'],
  ['a pattern twice, in another case', [...fill(1), { pattern: 'NAME-0', reason: 'A test' }], 'exclusions'],
  ['a pattern of everything', [{ pattern: '**', reason: 'A test' }], 'exclusions.0.pattern'],
  ['no pattern', [{ pattern: ' ', reason: 'A test' }], 'exclusions.0.pattern'],
  ['a pattern with an owner', [{ pattern: 'owner/name', reason: 'A test' }], 'exclusions.0.pattern'],
  ['an expression', [{ pattern: '(a|b)+', reason: 'A test' }], 'exclusions.0.pattern'],
  ['a long pattern', [{ pattern: 'a'.repeat(101), reason: 'A test' }], 'exclusions.0.pattern'],
  ['no reason', [...fill(1), { pattern: 'b', reason: ' ' }], 'exclusions.1.reason'],
  ['a long reason', [{ pattern: 'b', reason: 'x'.repeat(501) }], 'exclusions.0.reason'],
])('exclusions with %s are refused', (_what, exclusions, field) => {
  expect(() => checkExclusions(exclusions)).toThrow(new AppError('bad_request_parameter', { field }));
});

test('exclusions are trimmed', () => {
  expect(checkExclusions([{ pattern: ' docs-* ', reason: ' Texts ' }])).toEqual([
    { pattern: 'docs-*', reason: 'Texts' },
  ]);
  expect(checkExclusions(fill(50))).toHaveLength(50);
});
