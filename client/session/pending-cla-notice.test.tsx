import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '#client/test/render.tsx';
import type { PendingClaFragment } from '#generated/graphql.ts';
import { PendingClaBanner } from './pending-cla-notice.tsx';

const NEWER = { __typename: 'Cla', id: 'cla-2', version: 2 } as const;

const show = (facts: Pick<PendingClaFragment, 'pendingCla' | 'graceEndsAt'>) =>
  renderPage(
    <PendingClaBanner
      linkId="web_example-1"
      corporation={{ __typename: 'Corporation', id: 'corporation-1', ...facts }}
    />,
  );

test.each([
  ['status', '2999-12-31T08:00:00.000Z', /仍然有效/],
  ['alert', '2026-02-01T08:00:00.000Z', /宽限期已于2026年2月1日.*结束/],
])('a newer version is announced as %s, with the way to it', async (role, graceEndsAt, text) => {
  await show({ pendingCla: NEWER, graceEndsAt });

  expect(screen.getByRole(role)).toHaveTextContent(text);
  expect(screen.getByRole('link', { name: '查看新版本' })).toHaveAttribute('href', '/corp/web_example-1/cla');
});

test('nothing is announced while no version is pending', async () => {
  await show({ pendingCla: null, graceEndsAt: null });

  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
