import { describe, expect, test } from 'vitest';
import { findUnprintable } from './printable-text.ts';

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
    ['Arabic, Persian and Urdu with their marks', 'مُحَمَّد علی\u200Cرضا ڈاکٹر ٹیپو ١٢٣، ۱۲۳'],
    ['Hebrew with its points', 'שָׂרָה בַּת־צִיּוֹן בע״מ'],
    ['Thai', 'สมชาย เก่งกล้า น้ำใจ'],
    ['Devanagari with conjuncts and joiners', 'श्रीमती क्षत्रिय र्\u200Dय अर्जुन।'],
    ['hanzi of Japanese, Hong Kong and Korean standards', '𠮷田 𡃁 𰻝 金'],
    ['hanzi of all extensions to F', '\u{20001}\u{2A6D6}\u{2A701}\u{2B7A0}\u{2CEA1}\u{2EBE0}'],
    ['hanzi that Unicode has had since 2020', '\u{9FFD}\u{4DBF}\u{2A6DE}\u{2B739}\u{30001}\u{31350}\u{2EBF0}'],
    ['a hanzi with the selector of its variant', '辻\u{E0100}本 葛\u{E0101}城 𠮷\u{E0100}'],
    ['several scripts at once', '示例公司 سارة（Acme）שרה'],
    ['nothing', ''],
  ])('%s', (_, text) => {
    expect(findUnprintable(text)).toBeUndefined();
  });
});

describe('the first unprintable character is named', () => {
  test.each([
    ['an emoji', 'Ada 😀🙂', '😀'],
    ['an emoji of several code points', 'Ada 👩‍💻', '👩‍💻'],
    ['Tamil', 'தமிழ்', 'த'],
    ['Burmese', 'a မြန်မာ', 'မြ'],
    ['a mark of another script', 'سा', 'سा'],
    ['a hanzi that no font has', '田\u{30041}', '\u{30041}'],
    ['a selector without a hanzi', 'a\uFE0F', 'a\uFE0F'],
    ['a joiner among Latin letters', 'a\u200Db', 'a\u200D'],
    ['a control character', 'a\u0007b', '\u0007'],
    ['a line break', 'a\nb', '\n'],
    ['a character without width', 'a\u200Bb', '\u200B'],
    ['a character that turns the direction of writing', 'a\u202Eb', '\u202E'],
    ['an invisible letter', 'a\u3164', '\u3164'],
    ['a mark that joins and shows nothing', '\u034F', '\u034F'],
    ['a private character', '\uE000', '\uE000'],
    ['half a surrogate pair', 'a\uD800', '\uD800'],
  ])('%s', (_, text, character) => {
    expect(findUnprintable(text)?.character).toBe(character);
  });
});

test('what stands before the character is reported too', () => {
  expect(findUnprintable('Anna\u3164lena')).toEqual({ character: '\u3164', before: 'Anna' });
});
