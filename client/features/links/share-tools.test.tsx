import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderPage } from '#client/test/render.tsx';
import { ShareTools } from './share-tools.tsx';
import { buildLinkRow } from './test-links.ts';

const { link } = buildLinkRow();
const { origin } = window.location;

test('shows the address with its QR code, the badge, and texts to put elsewhere', async () => {
  await renderPage(<ShareTools link={link} />);

  expect(await screen.findByText(`${origin}/sign/web_example-1`)).toBeVisible();
  expect(screen.getByRole('img', { name: '签署页的二维码' })).toBeVisible();
  expect(screen.getByRole('img', { name: '项目的CLA徽章' })).toHaveAttribute('src', '/badge/web_example-1.svg?lang=zh');
  expect(
    screen.getByText(`[![CLA](${origin}/badge/web_example-1.svg?lang=zh)](${origin}/sign/web_example-1)`),
  ).toBeVisible();
});

test('badge and reply are in the language of the contributors', async () => {
  await renderPage(<ShareTools link={link} />);

  await userEvent.selectOptions(await screen.findByLabelText('徽章和文字的语言'), 'English');

  expect(screen.getByText(/Thank you for contributing to 示例社区!/)).toBeVisible();
  expect(screen.getByText(/web_example-1\.svg\?lang=en/)).toBeVisible();
});
