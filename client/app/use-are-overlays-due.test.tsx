import { act, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, expect, test } from 'vitest';
import { usePendingPart } from '#client/components/pending-page.ts';
import { renderPage } from '#client/test/render.tsx';
import { dismissFailure, showFailure } from './error-dialog/shown-failure.ts';
import { useAreOverlaysDue } from './use-are-overlays-due.ts';

function Loading(): null {
  usePendingPart();
  return null;
}

function Due(): ReactElement {
  return <p>{useAreOverlaysDue() ? 'due' : 'not yet'}</p>;
}

const renderDue = (isPending: boolean) =>
  renderPage(
    <>
      <Due />
      {isPending && <Loading />}
    </>,
  );

afterEach(dismissFailure);

test('dialogs are loaded once the page stands', async () => {
  await renderDue(false);

  expect(screen.getByText('due')).toBeVisible();
});

test('dialogs wait for a page that is loading, unless a failure is to be shown, and then stay', async () => {
  await renderDue(true);
  expect(screen.getByText('not yet')).toBeVisible();

  act(() => showFailure({ kind: 'network' }));
  expect(screen.getByText('due')).toBeVisible();

  act(dismissFailure);
  expect(screen.getByText('due')).toBeVisible();
});
