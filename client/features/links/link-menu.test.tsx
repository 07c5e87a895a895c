import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { provideTestClipboard } from '#client/test/clipboard.ts';
import { chooseFromMenu } from '#client/test/menu.ts';
import { renderPage } from '#client/test/render.tsx';
import { Toasts } from '#client/test/toasts.tsx';
import { LinkMenu } from './link-menu.tsx';
import { buildLinkRow } from './test-links.ts';

const writeText = provideTestClipboard();

test.each([
  ['copied', () => Promise.resolve(), 'status', '签署链接已复制'],
  ['refused by the browser', () => Promise.reject(new DOMException('denied')), 'alert', /未能复制/],
] as const)('the address of the signing page is %s, which is announced', async (_what, answer, role, name) => {
  writeText.mockImplementation(answer);
  await renderPage(
    <>
      <LinkMenu details={buildLinkRow()} onUnlinked={() => undefined} />
      <Toasts />
    </>,
  );

  await chooseFromMenu('“示例社区”的更多操作', '复制签署链接');

  expect(await screen.findByRole(role, { name })).toBeVisible();
  expect(writeText).toHaveBeenCalledWith(`${window.location.origin}/sign/web_example-1`);
});
