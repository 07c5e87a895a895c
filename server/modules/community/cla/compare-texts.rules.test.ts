import { describe, expect, test } from 'vitest';
import { compareTexts, type DiffParagraph } from './compare-texts.rules.ts';

/** Formats a diff, one line per paragraph: `[-gone-]`, `{+new+}`, `=` and `~` before unchanged and changed ones. */
function shown(paragraphs: readonly DiffParagraph[]): string[] {
  const marks = { unchanged: '=', added: '+', removed: '-', changed: '~' };
  return paragraphs.map(({ kind, before, after }) => {
    if (kind !== 'changed') {
      return `${marks[kind]} ${[...(kind === 'added' ? after : before)].map(({ text }) => text).join('')}`;
    }
    const gone = before.map(({ text, changed }) => (changed ? `[-${text}-]` : text)).join('');
    const come = after.map(({ text, changed }) => (changed ? `{+${text}+}` : text)).join('');
    return `~ ${gone} | ${come}`;
  });
}

const diff = (before: readonly string[], after: readonly string[]): string[] => shown(compareTexts(before, after));

describe('compares by paragraph and word', () => {
  test.each<[string, string[], string[], string[]]>([
    ['nothing with nothing', [], [], []],
    ['the same', ['One.', '第一条。'], ['One.', '第一条。'], ['= One.', '= 第一条。']],
    [
      'a changed word in English',
      ['You allow the Recipients to copy your work.'],
      ['You allow the Recipients to sell your work.'],
      ['~ You allow the Recipients to [-copy -]your work. | You allow the Recipients to {+sell +}your work.'],
    ],
    [
      'a changed word in Chinese',
      ['您许可接收者复制您的贡献。'],
      ['您许可接收者修改您的贡献。'],
      ['~ 您许可接收者[-复制-]您的贡献。 | 您许可接收者{+修改+}您的贡献。'],
    ],
    [
      'words added and removed',
      ['The licence is worldwide and free.', '上述许可在全世界范围内有效，免费。'],
      ['The licence is free.', '上述许可在全世界范围内长期有效，免费。'],
      [
        '~ The licence is [-worldwide and -]free. | The licence is free.',
        '~ 上述许可在全世界范围内有效，免费。 | 上述许可在全世界范围内{+长期+}有效，免费。',
      ],
    ],
    [
      'paragraphs added and removed',
      ['1 Words', 'A project is a repository.', '7 General'],
      ['1 Words', '7 General', 'Disputes go to a court of law.'],
      ['= 1 Words', '- A project is a repository.', '= 7 General', '+ Disputes go to a court of law.'],
    ],
    [
      'a paragraph that was replaced by one that says something else',
      ['You keep all rights to your work.'],
      ['争议由法院管辖。'],
      ['- You keep all rights to your work.', '+ 争议由法院管辖。'],
    ],
    ['blanks only', ['A  B\tC', '协议 CLA 文本'], ['A B C ', '协议CLA文本'], ['= A  B\tC', '= 协议 CLA 文本']],
    ['blanks within a word', ['It is now here.'], ['It is nowhere.'], ['~ It is [-now here-]. | It is {+nowhere+}.']],
    [
      'a moved paragraph',
      ['First comes this one.', '第二条 用语。', '第三条 许可。'],
      ['第二条 用语。', '第三条 许可。', 'First comes this one.'],
      ['- First comes this one.', '= 第二条 用语。', '= 第三条 许可。', '+ First comes this one.'],
    ],
    [
      'a paragraph that was split',
      ['You may copy it. You may also sell it to others.'],
      ['You may copy it.', 'You may also sell it to others.'],
      ['= You may copy it. You may also sell it to others.'],
    ],
    [
      'paragraphs that were merged',
      ['您可以复制该作品。', '您也可以向他人出售该作品。'],
      ['您可以复制该作品。您也可以向他人出售该作品。'],
      ['= 您可以复制该作品。 您也可以向他人出售该作品。'],
    ],
    [
      'a paragraph that was split and changed',
      ['You may copy it freely. You may also sell it to all others.'],
      ['You may copy it.', 'You may also sell it to all others.'],
      [
        '~ You may copy it [-freely-]. You may also sell it to all others. | You may copy it. You may also sell it to all others.',
      ],
    ],
    [
      'several changed neighbours, each with its own',
      ['Clause one grants a licence to copy.', 'Clause two grants a licence to patents.'],
      ['Clause one grants a licence to sell.', 'Clause two grants a licence to all patents.'],
      [
        '~ Clause one grants a licence to [-copy-]. | Clause one grants a licence to {+sell+}.',
        '~ Clause two grants a licence to patents. | Clause two grants a licence to {+all +}patents.',
      ],
    ],
  ])('%s', (_name, before, after, expected) => {
    expect(diff(before, after)).toEqual(expected);
  });
});

const text = (paragraphs: number, words: (number: number) => string): string[] =>
  Array.from({ length: paragraphs }, (_, number) => `${number} ${words(number)}`);

describe('a long text is compared quickly and completely', () => {
  const filler = (seed: number): string =>
    Array.from({ length: 60 }, (_, word) => `w${(seed * 7919 + word * 104729) % 5000}`).join(' ');

  test.each([
    [
      'a long text with a few changes',
      text(3000, filler),
      text(3000, (n) => (n % 100 === 0 ? `new ${filler(n)}` : filler(n))),
    ],
    ['a long text rewritten throughout', text(3000, filler), text(3000, (n) => filler(n + 3000))],
    ['a text of which every paragraph changed', text(190, filler), text(190, (n) => `new ${filler(n)}`)],
    ['one endless paragraph', [text(3000, filler).join(' ')], [text(3000, (n) => filler(n + 1)).join(' ')]],
  ])('%s', (_name, before, after) => {
    const paragraphs = compareTexts(before, after);
    const side = (key: 'before' | 'after'): string =>
      paragraphs
        .map(({ [key]: runs }) => runs.map((run) => run.text).join(''))
        .filter((part) => part !== '')
        .join('\n');
    expect(side('before')).toBe(before.join('\n'));
    expect(side('after')).toBe(after.join('\n'));
  });
});
