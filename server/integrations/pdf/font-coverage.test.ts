import { describe, expect, test } from 'vitest';
import { rangesOf, unprintableCharacter } from './font-coverage.ts';
import { FONT_FILES, type FontName } from './font-files.ts';
import { loadFonts } from './fonts.ts';

describe('a value can be printed', () => {
  test.each([
    ['rare hanzi', '欧阳㛃龑䶮𬀩'],
    ['traditional hanzi', '臺灣開發基金會'],
    ['Japanese', '高橋けんじ・カタカナー'],
    ['Korean', '김철수'],
    ['decomposed Korean', '김철수'.normalize('NFD')],
    ['Polish and Czech', 'Łukasz Žižka Dvořák'],
    ['Vietnamese', 'Nguyễn Thị Hồng'],
    ['Turkish', 'Şahin Ğ İ ı'],
    ['Yoruba, with marks that no single letter holds', 'Ọlọ́runfẹ́mi'],
    ['Russian, Ukrainian and Greek', 'Иванов Їжак Παπαδόπουλος'],
    ['full-width forms and Chinese punctuation', '示例（北楼）５层，“甲”——乙……'],
    ['an address', 'first.last+cla@example.org'],
    ['nothing', ''],
  ])('%s', (_, text) => {
    expect(unprintableCharacter(text)).toBeUndefined();
  });
});

describe('the first unprintable character is named', () => {
  test.each([
    ['an emoji', 'Ada 😀🙂', '😀'],
    ['an emoji of several code points', 'Ada 👩‍💻', '👩‍💻'],
    ['Arabic', 'سارة', 'س'],
    ['Hebrew', 'a שרה', 'ש'],
    ['Devanagari', 'नमः', 'न'],
    ['a hanzi that no font has', '𠮷田', '𠮷'],
    ['a control character', 'a\u0007b', '\u0007'],
    ['a line break', 'a\nb', '\n'],
    ['a character without width', 'a\u200Bb', '\u200B'],
    ['a character that turns the direction of writing', 'a\u202Eb', '\u202E'],
    ['an invisible letter', 'a\u3164', '\u3164'],
    ['a mark that joins and shows nothing', '\u034F', '\u034F'],
    ['a private character', '\uE000', '\uE000'],
    ['half a surrogate pair', 'a\uD800', '\uD800'],
  ])('%s', (_, text, character) => {
    expect(unprintableCharacter(text)).toBe(character);
  });
});

test.each(Object.keys(FONT_FILES) as FontName[])('the listed coverage of the font %s is what it contains', (name) => {
  const listed = rangesOf(name).flatMap(([first, last]) =>
    Array.from({ length: last - first + 1 }, (_, index) => first + index),
  );

  expect(listed).toEqual(loadFonts()[name].outlines.characterSet.toSorted((one, other) => one - other));
});
