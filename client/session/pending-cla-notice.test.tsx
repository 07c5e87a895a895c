import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer, refusal } from '#client/test/mock-link.ts';
import { renderPage } from '#client/test/render.tsx';
import { PendingClaDocument, type PendingClaFragment } from '#generated/graphql.ts';
import { PendingClaBanner } from './pending-cla-notice.tsx';

const banner = <PendingClaBanner linkId="web_example-1" />;
const pending = (facts: Pick<PendingClaFragment, 'pendingCla' | 'graceEndsAt'>) =>
  answer(PendingClaDocument, { corporation: { __typename: 'Corporation', id: 'corporation-1', ...facts } });
const newer = { __typename: 'Cla', id: 'cla-2', version: 2 } as const;

test.each([
  ['status', '2999-12-31T08:00:00.000Z', /仍然有效/],
  ['alert', '2026-02-01T08:00:00.000Z', /宽限期已于 2026年2月1日.*结束/],
])('a newer version is announced as %s, with the way to it', async (role, graceEndsAt, text) => {
  await renderPage(banner, { answers: [pending({ pendingCla: newer, graceEndsAt })] });

  expect(await screen.findByRole(role)).toHaveTextContent(text);
  expect(screen.getByRole('link', { name: '查看新版本' })).toHaveAttribute('href', '/corp/web_example-1/cla');
});

test.each([
  ['nothing is pending', pending({ pendingCla: null, graceEndsAt: null })],
  ['it cannot be told', refusal(PendingClaDocument, 'no_permission')],
])('nothing is announced while %s', async (_case, given) => {
  const { variables } = await renderPage(banner, { answers: [given] });

  await waitFor(() => expect(variables).toHaveLength(1));
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
