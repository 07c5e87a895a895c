import { expect, test } from 'vitest';
import { compareTexts } from '#server/modules/community/cla/compare-texts.rules.ts';
import { claDiffHtml } from './cla-diff-file.ts';

test.each<[string, string[], string[], string]>([
  ['nothing', [], [], ''],
  ['the same', ['One text.'], ['One text.'], '<p>One text.</p>\n'],
  ['a new paragraph', ['One.'], ['One.', 'Two.'], '<p>One.</p>\n<p><ins>Two.</ins></p>\n'],
  ['a removed paragraph', ['One.', 'Two.'], ['Two.'], '<p><del>One.</del></p>\n<p>Two.</p>\n'],
  [
    'words in the middle and at the end',
    ['You may copy it, change it and give it away for nothing'],
    ['You may sell it, change it and give it away'],
    '<p>You may <del>copy </del><ins>sell </ins>it, change it and give it away <del>for nothing</del></p>\n',
  ],
  [
    'what looks like markup',
    [`<b>"A" & 'B'</b>`],
    [],
    '<p><del>&lt;b&gt;&quot;A&quot; &amp; &#39;B&#39;&lt;/b&gt;</del></p>\n',
  ],
])('%s', (_name, before, after, html) => {
  expect(claDiffHtml(compareTexts(before, after))).toBe(html);
});
