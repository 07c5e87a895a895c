import { describe, expect, test } from 'vitest';
import { Language } from '#rules/language.ts';
import { readBuiltInText } from './built-in-text.ts';
import { PolicyDocumentSet } from './policy-document.entity.ts';

/**
 * Extracts what both languages must share: the structure of the text, the names of cookies and the addresses of pages.
 */
function outline(text: string): object {
  const lines = text.split('\n');
  return {
    headings: lines.flatMap((line) => /^#+(?= )/.exec(line) ?? []),
    listItems: lines.filter((line) => line.startsWith('- ')).length,
    tableColumns: lines.filter((line) => line.startsWith('|')).map((line) => line.split('|').length),
    paragraphs: text.split('\n\n').length,
    names: text.match(/`[^`]+`/g)?.toSorted() ?? [],
    pages: text.match(/\]\([^)]+\)/g)?.toSorted() ?? [],
  };
}

describe.each(Object.values(PolicyDocumentSet))('built-in text %s', (set) => {
  test('has the same outline in both languages', async () => {
    const [zh, en] = await Promise.all([readBuiltInText(set, Language.ZH), readBuiltInText(set, Language.EN)]);

    expect(outline(zh)).toEqual(outline(en));
  });

  test('begins with its title and the same date in both languages', async () => {
    const en = /^# \w.+\n\nLast updated: (\d{4}-\d{2}-\d{2})\n\n/.exec(await readBuiltInText(set, Language.EN));
    const zh = /^# .+\n\n更新日期：(\d{4}-\d{2}-\d{2})\n\n/.exec(await readBuiltInText(set, Language.ZH));

    expect(en?.[1]).toBeDefined();
    expect(zh?.[1]).toBe(en?.[1]);
  });

  test.each(Object.values(Language))('has no raw HTML in %s, which pages would not render', async (language) => {
    expect(await readBuiltInText(set, language)).not.toMatch(/<[a-z!/]/i);
  });
});

test.each([
  [Language.ZH, 'Cookie 说明'],
  [Language.EN, 'Cookie notice'],
])(
  'the text about cookies (%s) has the name that pages call it by, and lists what is kept in the browser',
  async (language, title) => {
    const text = await readBuiltInText(PolicyDocumentSet.COOKIES, language);

    expect(text).toMatch(new RegExp(`^# ${title}\n`));
    expect(text.match(/^\| `[a-z_-]+`/gm)).toEqual(
      [
        'access_token',
        'csrf_token',
        'community_session',
        'community_token',
        'corporation_session',
        'corporation_token',
        'code_caller',
        'known_device',
        'signer_token',
        'agreed-cookiepolicy',
        'theme',
        'lang',
        'unfinished',
        'my-signings',
        'return_to',
      ].map((name) => `| \`${name}\``),
    );
  },
);
