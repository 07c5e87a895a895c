import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answer, type Answer } from '#client/test/mock-link.ts';
import { renderRoutes } from '#client/test/render.tsx';
import {
  DecideErasureDocument,
  EraseImportedAccountDocument,
  ErasureLinkDocument,
  ErasureRequestsDocument,
  type ErasureRequestRowFragment,
} from '#generated/graphql.ts';
import { ErasurePage } from './erasure-page.tsx';

const REQUEST: ErasureRequestRowFragment = {
  __typename: 'ErasureRequest',
  id: 'request-1',
  reference: 'SG-0000-0000-0001',
  kind: 'INDIVIDUAL',
  state: 'REQUESTED',
  requestedAt: '2026-01-01T08:00:00.000Z',
  reason: '不再参与',
  decidedAt: null,
  decidedBy: null,
  decisionReason: null,
};
const REFUSED: ErasureRequestRowFragment = {
  ...REQUEST,
  state: 'REFUSED',
  decidedAt: '2026-01-02T08:00:00.000Z',
  decidedBy: '示例管理员',
  decisionReason: '存在争议',
};

const link = (legalHold = false, viewerRole: 'OWNER' | 'VIEWER' = 'OWNER'): Answer =>
  answer(ErasureLinkDocument, {
    linkDetails: {
      __typename: 'LinkDetails',
      id: 'web_example-1',
      viewerRole,
      retentionDays: 365,
      legalHold,
      link: { __typename: 'Link', id: 'web_example-1', alias: '示例社区' },
    },
  });

const listed = (...nodes: readonly ErasureRequestRowFragment[]): Answer =>
  answer(ErasureRequestsDocument, {
    erasureRequests: {
      __typename: 'ErasureRequestConnection',
      nodes: [...nodes],
      totalCount: nodes.length,
      pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
    },
  });

const decided = (request: ErasureRequestRowFragment): Answer =>
  answer(DecideErasureDocument, { decideErasure: { __typename: 'DecideErasurePayload', request } });

const renderPage = (...answers: readonly Answer[]) =>
  renderRoutes([{ path: '/erasure/:linkId', element: <ErasurePage /> }], { path: '/erasure/web_example-1', answers });

test('a request shows its signing and reason, and is refused with a reason alone', async () => {
  const { variables } = await renderPage(link(), listed(REQUEST), decided(REFUSED), listed());
  const row = within(await screen.findByRole('listitem'));
  expect(row.getByText('签署人的说明：不再参与')).toBeVisible();
  expect(row.getByRole('link', { name: REQUEST.reference })).toHaveAttribute(
    'href',
    '/signings/web_example-1?search=SG-0000-0000-0001',
  );

  await userEvent.click(await row.findByRole('button', { name: '拒绝' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: '拒绝' }));
  expect(dialog.getByRole('textbox')).toBeInvalid();
  await userEvent.type(dialog.getByRole('textbox'), '存在争议');
  await userEvent.click(dialog.getByRole('button', { name: '拒绝' }));

  expect(await screen.findByText('没有请求')).toBeVisible();
  expect(variables).toContainEqual({ input: { id: 'request-1', granted: false, reason: '存在争议' } });
});

test('a grant needs no reason', async () => {
  const { variables } = await renderPage(link(), listed(REQUEST), decided({ ...REQUEST, state: 'GRANTED' }), listed());

  await userEvent.click(await screen.findByRole('button', { name: '同意' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '删除个人数据' }));

  expect(await screen.findByText('没有请求')).toBeVisible();
  expect(variables).toContainEqual({ input: { id: 'request-1', granted: true, reason: '' } });
});

test('under a legal hold nothing can be granted', async () => {
  await renderPage(link(true), listed(REQUEST));

  expect(await screen.findByText('已暂停一切删除')).toBeVisible();
  expect(await screen.findByRole('button', { name: '拒绝' })).toBeVisible();
  expect(screen.queryByRole('button', { name: '同意' })).not.toBeInTheDocument();
});

test('a viewer decides nothing, and sees who did', async () => {
  await renderPage(link(false, 'VIEWER'), listed(REQUEST, { ...REFUSED, id: 'request-2' }));

  expect(await screen.findByText(/由示例管理员决定/)).toBeVisible();
  expect(screen.getByText('拒绝的原因：存在争议')).toBeVisible();
  expect(screen.queryByRole('button', { name: '拒绝' })).not.toBeInTheDocument();
});

test('an imported account is erased by its login; one that is not known is said, and the dialog stays', async () => {
  const erased = (count: number) =>
    answer(EraseImportedAccountDocument, {
      eraseImportedAccount: { __typename: 'EraseImportedAccountPayload', erased: count },
    });
  const { variables } = await renderPage(link(), listed(), erased(0), erased(1));

  await userEvent.click(await screen.findByRole('button', { name: '删除导入的账号' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox', { name: /^账号/ }), ' octocat ');
  await userEvent.click(dialog.getByRole('button', { name: '删除账号' }));
  expect(await screen.findByText(/^没有找到这样的账号/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: '删除账号' }));

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const input = { linkId: 'web_example-1', platform: 'GITHUB', host: null, account: 'octocat' };
  expect(variables).toContainEqual({ input });
});
