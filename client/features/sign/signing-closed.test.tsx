import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { answer } from '#client/test/mock-link.ts';
import { renderRoutes } from '#client/test/render.tsx';
import { LinkDocument } from '#generated/graphql.ts';
import { ChooserPage } from './chooser-page.tsx';
import { IndividualSigningPage } from './individual-signing-page.tsx';
import { LINK_ID, linkOf } from './testing/signing.tsx';

const PAGES = [
  { path: '/sign/:linkId', element: <ChooserPage /> },
  { path: '/sign-cla/:linkId/individual', element: <IndividualSigningPage /> },
];

const render = (path: string, signingState: 'PAUSED' | 'CLOSED') =>
  renderRoutes(PAGES, {
    path,
    answers: [answer(LinkDocument, { link: { ...linkOf('INDIVIDUAL'), signingState, visitorText: '五月恢复。' } })],
  });

describe('a community that takes no new signatures', () => {
  test.each([
    ['PAUSED', '“示例社区”暂停接受新的签署'],
    ['CLOSED', '“示例社区”不再接受新的签署'],
  ] as const)('says so instead of the form (%s)', async (state, text) => {
    await render(`/sign-cla/${LINK_ID}/individual`, state);

    const notice = (await screen.findByText(text)).closest('[role=status]');
    expect(notice).toHaveTextContent('五月恢复。');
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  test('offers no way to sign', async () => {
    await render(`/sign/${LINK_ID}`, 'CLOSED');

    expect(await screen.findByText('“示例社区”不再接受新的签署')).toBeVisible();
    expect(screen.queryByRole('link', { name: '以个人身份签署' })).not.toBeInTheDocument();
  });
});
