import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '#client/test/render.tsx';
import { MarkdownText } from './markdown-text.tsx';

test('every cell of a table carries the name of its column', async () => {
  await renderPage(
    <MarkdownText text={'| Data | **How** long |\n| --- | --- |\n| Name | A year |\n| Code | 5 minutes |'} />,
  );

  const cells = screen.getAllByRole('cell').map((cell) => [cell.textContent, cell.dataset['column']]);

  expect(cells).toEqual([
    ['Name', 'Data'],
    ['A year', 'How long'],
    ['Code', 'Data'],
    ['5 minutes', 'How long'],
  ]);
});

test('HTML is shown as text, and links open in a new tab without a referrer', async () => {
  await renderPage(<MarkdownText text={'<img src=x onerror=alert(1)> [more](https://example.org/)'} />);

  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: /more/ })).toHaveAttribute('rel', 'noopener noreferrer');
  expect(screen.getByRole('link', { name: /more/ })).toHaveAttribute('target', '_blank');
});
