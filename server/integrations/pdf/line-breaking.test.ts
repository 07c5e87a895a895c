import { describe, expect, test } from 'vitest';
import { loadFonts } from './fonts.ts';
import { breakLines, widthOf } from './line-breaking.ts';
import { typeset } from './typeset.ts';

async function linesOf(text: string, width: number): Promise<string[]> {
  const lines = breakLines(typeset(text, 'zh', loadFonts()), width);
  return lines.map((line) => line.map((letter) => letter.text).join(''));
}

describe('a line breaks', () => {
  test.each([
    ['between hanzi', '示例开源社区', 4, ['示例开源', '社区']],
    ['between Latin words', 'an open community', 6, ['an open', 'community']],
    ['between hanzi and a Latin word', '通过Signet服务', 5, ['通过Signet', '服务']],
    ['before a hanzi whose comma would start the next line', '示例社区，甲', 4, ['示例社', '区，甲']],
    ['before an opening bracket', '示例社（甲）', 4, ['示例社', '（甲）']],
    ['within what is wider than a line by itself', '0123456789', 3, ['01234', '56789']],
    ['nowhere when all of it fits', 'a b', 9, ['a b']],
    ['nowhere when there is nothing', '', 9, ['']],
  ])('%s', async (_, text, width, expected) => {
    expect(await linesOf(text, width)).toEqual(expected);
  });

  test('without ever being wider than its column or losing a character', async () => {
    const text = '地址 Address：示例市 example-street@example.org，“甲”（乙）——' + 'x'.repeat(200) + '长'.repeat(200);

    const lines = breakLines(typeset(text, 'zh', loadFonts()), 12.5);

    expect(Math.max(...lines.map(widthOf))).toBeLessThanOrEqual(12.5);
    expect(
      lines
        .flat()
        .map((letter) => letter.text)
        .join('')
        .replaceAll(' ', ''),
    ).toBe(text.replaceAll(' ', ''));
  });
});
