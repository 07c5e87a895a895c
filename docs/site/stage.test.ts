import { expect, test } from 'vitest';
import type { DocsPage } from './pages.ts';
import { render, routesByFile } from './stage.ts';

const KEYS: DocsPage = {
  route: '/operations/keys',
  en: {
    path: 'docs/operations/keys.md',
    text: '# Keys\n\nSee [proof](../proof.md#figures) and [code](../../server/main.ts).',
  },
  searchedIn: ['en', 'zh'],
};
const PROOF: DocsPage = {
  route: '/proof',
  en: { path: 'docs/proof.md', text: '# Proof\n\n![A page](images/page.png)' },
  zh: { path: 'docs/proof.zh.md', text: '# 实测\n\n见[密钥](operations/keys.md)。' },
  searchedIn: ['zh'],
};
const ROUTES = routesByFile([KEYS, PROOF]);

test('leads from page to page, and nowhere from what no page shows', () => {
  expect(render(KEYS, 'en', ROUTES)).toBe('# Keys\n\nSee [proof](/proof#figures) and code.');
  expect(render(PROOF, 'zh', ROUTES)).toContain('见[密钥](/operations/keys)。');
});

test('shows the English text with a note where there is no Chinese one', () => {
  expect(render(KEYS, 'zh', ROUTES)).toMatch(/^# Keys\n\n:::info 本页暂无中文版\n/);
});

test('shows images of the repository, and keeps a page out of the search of a language', () => {
  expect(render(PROOF, 'en', ROUTES)).toBe('---\nsearch: false\n---\n\n# Proof\n\n![A page](/images/page.png)');
});
