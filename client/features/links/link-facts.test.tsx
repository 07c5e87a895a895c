import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '#client/test/render.tsx';
import { LinkFacts } from './link-facts.tsx';
import { buildLinkRow } from './test-links.ts';

test.each([
  [12, '今日12封，每日预算400封'],
  [400, '今日400封，每日400封的预算已用完。今天余下的验证码由本服务自己的邮箱发出'],
])('after %i mails with codes it says what is left of the budget', async (sentToday, text) => {
  const details = buildLinkRow({ codeBudget: { __typename: 'CodeBudget', sentToday, perDay: 400 } });

  await renderPage(<LinkFacts details={details} />);

  expect(await screen.findByText(text)).toBeVisible();
});
