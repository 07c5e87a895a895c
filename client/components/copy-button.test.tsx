import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { provideTestClipboard } from '#client/test/clipboard.ts';
import { renderPage } from '#client/test/render.tsx';
import { Toasts } from '#client/test/toasts.tsx';
import { CopyButton } from './copy-button.tsx';

const writeText = provideTestClipboard();

const render = () =>
  renderPage(
    <>
      <CopyButton value="ABC-123" copied="编号已复制">
        复制编号
      </CopyButton>
      <Toasts />
    </>,
  );
const copy = async () => userEvent.click(await screen.findByRole('button', { name: '复制编号' }));

test('copying is announced', async () => {
  writeText.mockResolvedValue(undefined);
  await render();

  await copy();

  expect(await screen.findByRole('status', { name: '编号已复制' })).toBeVisible();
  expect(writeText).toHaveBeenCalledWith('ABC-123');
});

test('a browser that refuses to copy causes a warning, and no announcement', async () => {
  writeText.mockRejectedValue(new DOMException('denied', 'NotAllowedError'));
  await render();

  await copy();

  expect(await screen.findByRole('alert', { name: /未能复制/ })).toBeVisible();
  expect(screen.queryByRole('status', { name: '编号已复制' })).not.toBeInTheDocument();
});

test('no button is offered where browsers have no clipboard', async () => {
  vi.stubGlobal('isSecureContext', false);
  await render();

  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
