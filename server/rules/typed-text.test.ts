import { describe, expect, test } from 'vitest';
import { isLonger, shownCharacter, typedText } from './typed-text.ts';

describe('what was typed or pasted is kept as it was meant', () => {
  test.each([
    ['spaces around it', ' Anna\u3000', 'Anna'],
    ['a soft hyphen', 'Anna\u00ADlena', 'Annalena'],
    ['a zero-width space', 'a\u200Bb', 'ab'],
    ['a byte order mark', '\uFEFFAnna', 'Anna'],
    ['marks of direction around a name', '\u200E\u2067Anna\u2069\u200F', 'Anna'],
    ['a turn of the direction', 'a\u202Eb', 'ab'],
    ['joiners among Latin letters', 'a\u200Cb\u200Dc', 'abc'],
    ['a selector that a hanzi does not precede', 'a\uFE0F', 'a'],
    ['what only stands between spaces', ' \u200B ', ''],
    ['a decomposed letter', 'Žižka'.normalize('NFD'), 'Žižka'],
    ['a letter parted from its mark', 'Z\u200B\u030Cižka', 'Žižka'],
    ['decomposed Hangul', '김철수'.normalize('NFD'), '김철수'],
  ])('%s goes', (_name, given, text) => {
    expect(typedText(given)).toBe(text);
  });

  test.each([
    ['a joiner within Persian', 'علی\u200Cرضا'],
    ['a joiner within Devanagari', 'र्\u200Dय'],
    ['the selector of a hanzi', '辻\u{E0100}本'],
    ['the selector of a rare hanzi', '𠮷\u{E0100}'],
    ['a compatibility hanzi', '\uFA19'],
    ['a filler, which stands for a letter', 'a\u3164'],
    ['a control character, which is refused', 'a\u0007b'],
    ['half a character, which is refused', 'a\ud83d'],
    ['marks that no single letter holds', 'Ọlọ́run'],
  ])('%s stays', (_name, given) => {
    expect(typedText(given)).toBe(given);
  });

  test('of many invisible characters takes no longer than of few', () => {
    expect(typedText(`a${'\u200B'.repeat(60_000)}b`)).toBe('ab');
  });
});

describe('a text is longer than allowed', () => {
  test.each([
    ['with one letter too many', 'x'.repeat(101), true],
    ['not at the limit', 'x'.repeat(100), false],
    ['not by marks that no single letter holds', 'X̌'.repeat(100), false],
    ['not by decomposed letters', 'Ž'.normalize('NFD').repeat(100), false],
    ['not by rare hanzi', '𠮷'.repeat(100), false],
    ['not by conjuncts', 'क्षत्रि'.repeat(35), false],
    ['by marks without end', `a${'\u0301'.repeat(250)}`, true],
  ])('%s', (_name, text, isTooLong) => {
    expect(isLonger(text, 100)).toBe(isTooLong);
  });
});

test.each([
  ['a letter as itself', 'م', 'م'],
  ['an emoji as itself', '😀', '😀'],
  ['a filler by its number', '\u3164', 'U+3164'],
  ['a control character by its number', '\u0007', 'U+0007'],
  ['half a character by its number', '\ud83d', 'U+D83D'],
  ['a private character by its number', '\u{F0000}', 'U+F0000'],
])('a sentence shows %s', (_name, character, shown) => {
  expect(shownCharacter(character)).toBe(shown);
});
