import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer } from '#client/test/mock-link.ts';
import { renderPage } from '#client/test/render.tsx';
import { DemoLinkDocument } from '#generated/graphql.ts';
import { ForCommunities } from './for-communities.tsx';

test.each([
  ['leads to the demo', 'web_example-1', '/sign/web_example-1'],
  ['has no way to a demo where there is none', null, null],
])('the part for communities %s', async (_what, demoLinkId, href) => {
  await renderPage(<ForCommunities />, { answers: [answer(DemoLinkDocument, { demoLinkId })] });

  expect(await screen.findByRole('link', { name: '了解如何使用' })).toHaveAttribute('href', '/help/community-manager');
  await expect
    .poll(() => screen.queryByRole('link', { name: '试用演示社区' })?.getAttribute('href') ?? null)
    .toBe(href);
});
