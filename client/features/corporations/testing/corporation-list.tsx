import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import type { Answer } from '#client/test/mock-link.ts';
import { renderRoutes } from '#client/test/render.tsx';
import { CorporationListPage } from '../corporation-list-page.tsx';
import { buildSigning, claimOf, documentToSignOf } from './corporations.ts';

export const UPLOADED = { pdfUploadedAt: '2026-01-02T08:00:00.000Z' };

export const WAITING = buildSigning(UPLOADED);

export const OTHER = buildSigning({ id: 'signing-2', corporationName: '另一企业', ...UPLOADED });

export const DELETED = buildSigning({ state: 'DELETED', deletedAt: '2026-01-03T08:00:00.000Z' });

export const MENU = '“示例科技”的更多操作';

/** Renders the list for a server that gives these answers; unless one says so, no individual signing is concerned. */
export function renderList(answers: readonly Answer[], query = '') {
  return renderRoutes([{ path: '/corporation-list/:linkId', element: <CorporationListPage /> }], {
    path: `/corporation-list/web_example-1${query}`,
    answers: [...answers, claimOf(0), documentToSignOf(3)],
  });
}

/** Texts of the tabs, also while a dialog hides them from roles. */
export const tabs = () =>
  within(screen.getByRole('navigation', { name: '签署状态', hidden: true }))
    .getAllByRole('button', { hidden: true })
    .map((tab) => tab.textContent);

export const button = (name: string) => screen.findByRole('button', { name });

/** The dialog, whether it asks a question or shows something; null while there is none. */
export const shownDialog = () => screen.queryByRole('dialog') ?? screen.queryByRole('alertdialog');

export const dialog = () =>
  waitFor(() => {
    const shown = shownDialog();
    expect(shown).not.toBeNull();
    return within(shown ?? document.body);
  });

export async function confirm(name: string): Promise<void> {
  await userEvent.click((await dialog()).getByRole('button', { name }));
}

/** Confirms a step once its dialog shows how many signings end. */
export async function confirmClaim(name: string): Promise<void> {
  const submit = (await dialog()).getByRole('button', { name });
  await waitFor(() => expect(submit).toHaveAttribute('aria-disabled', 'false'));
  await userEvent.click(submit);
}
