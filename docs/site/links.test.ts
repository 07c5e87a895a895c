import { expect, test } from 'vitest';
import { anchorsOf, replaceLinks, resolveTarget, withoutLanguageLinks } from './links.ts';

const NOT_REPLACED = [
  'a site elsewhere: [Signet](https://cla.example.org/sign)',
  'an address: <https://cla.example.org>',
  'code: `[a](b.md)`',
  'a block of code:\n\n```md\n[a](b.md)\n```\n',
];

test.each(NOT_REPLACED)('leaves alone %s', (text) => {
  expect(replaceLinks(text, () => 'replaced')).toBe(text);
});

test.each([
  ['[a](b.md)', { text: 'a', target: 'b.md', anchor: '', isImage: false }],
  ['[a](../b.md#c)', { text: 'a', target: '../b.md', anchor: '#c', isImage: false }],
  ['[a](#c)', { text: 'a', target: '', anchor: '#c', isImage: false }],
  ['![a](b.png)', { text: 'a', target: 'b.png', anchor: '', isImage: true }],
  ['[`[A!]!`](b.md#a)', { text: '`[A!]!`', target: 'b.md', anchor: '#a', isImage: false }],
])('replaces %s in a text', (markdown, link) => {
  const found: unknown[] = [];
  const text = replaceLinks(`See \`x\` and ${markdown}, or \`[y](z)\`.`, (given) => {
    found.push(given);
    return 'HERE';
  });
  expect(text).toBe('See `x` and HERE, or `[y](z)`.');
  expect(found).toEqual([link]);
});

test.each([
  ['For lawyers. [中文](evidence.zh.md)\n', 'For lawyers.\n'],
  [
    '[中文](gate.zh.md) · [What each platform can do](gate-platforms.md)\n',
    '[What each platform can do](gate-platforms.md)\n',
  ],
  ['`[English](x.md)`', '`[English](x.md)`'],
])('takes links to the other language out of %j', (text, left) => {
  expect(withoutLanguageLinks(text)).toBe(left);
});

test('resolves targets in the repository', () => {
  expect(resolveTarget('docs/operations/keys.md', '../proof.md')).toBe('docs/proof.md');
  expect(resolveTarget('README.md', 'docs/decisions/')).toBe('docs/decisions');
  expect(resolveTarget('docs/rest.md', '')).toBe('docs/rest.md');
});

test('makes anchors of headings as the site does', () => {
  expect(
    anchorsOf('# A *b*\n\n## `Café`, 2.0!\n\n```sh\n# not this\n```\n\n## GET /a {#get-a}\n\n### 会收到什么？'),
  ).toEqual(new Set(['a-b', 'café-20', 'get-a', '会收到什么']));
});
