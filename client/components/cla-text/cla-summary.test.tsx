import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '#client/test/render.tsx';
import { ClaSummary } from './cla-summary.tsx';

test('a summary says that the text alone binds, and shows lists as lists and markup as text', async () => {
  await renderPage(
    <ClaSummary summary={'Du behältst:\n- das Urheberrecht\n- <img src=x onerror=alert(1)>'} lang="de" />,
  );

  const summary = screen.getByRole('region', { name: '通俗说明' });
  expect(summary).toHaveTextContent('只有协议正文具有约束力');
  expect(
    within(summary)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['das Urheberrecht', '<img src=x onerror=alert(1)>']);
  expect(within(summary).queryByRole('img')).not.toBeInTheDocument();
});

test('without a summary there is nothing', async () => {
  await renderPage(<ClaSummary summary={null} lang="zh" />);

  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});
