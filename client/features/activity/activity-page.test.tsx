import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answer, type Answer, refusal, unreachable } from '#client/test/mock-link.ts';
import { renderRoutes } from '#client/test/render.tsx';
import { ActivityDocument, type ActivityRowFragment } from '#generated/graphql.ts';
import { ActivityPage } from './activity-page.tsx';

const EVENT: ActivityRowFragment = {
  __typename: 'Activity',
  id: 'event-1',
  at: '2026-01-02T08:00:00.000Z',
  action: 'CLA_ADDED',
  reference: null,
  corporationName: null,
  personName: null,
  sequence: 1207,
  actor: { __typename: 'ActivityActor', kind: 'COMMUNITY_MANAGER', name: '示例管理员' },
  details: [
    { __typename: 'ActivityDetail', name: 'claSha256', value: 'ab'.repeat(32) },
    { __typename: 'ActivityDetail', name: 'version', value: '2' },
  ],
};

const listed = (nodes: readonly ActivityRowFragment[]): Answer =>
  answer(ActivityDocument, {
    activity: {
      __typename: 'ActivityConnection',
      nodes: [...nodes],
      totalCount: nodes.length,
      pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
    },
  });

const renderPage = (answers: readonly Answer[], query = '') =>
  renderRoutes([{ path: '/activity/:linkId', element: <ActivityPage /> }], {
    path: `/activity/web_example-1${query}`,
    answers,
  });

test('an event says what happened, who did it and where it is in the chain, without fingerprints', async () => {
  await renderPage([listed([EVENT])]);

  expect(await screen.findByRole('rowheader', { name: /^发布了CLA/ })).toBeVisible();
  const row = within(screen.getByRole('table'));
  for (const text of ['示例管理员（社区管理员）', '版本: 2', '1,207']) {
    expect(row.getByText(text)).toBeVisible();
  }
  expect(row.queryByText(/abab/)).toBeNull();
});

test('a signing names its signer, and agreeing to a newer version does not read as an end', async () => {
  const actor = { __typename: 'ActivityActor', kind: 'SIGNER', name: null } as const;
  const superseded = { __typename: 'ActivityDetail', name: 'reason', value: 'superseded' } as const;
  const common = { ...EVENT, personName: '张三', reference: 'SG-0000-0000-0001', actor };
  await renderPage([
    listed([
      { ...common, action: 'INDIVIDUAL_SIGNED', details: [] },
      { ...common, id: 'event-2', action: 'INDIVIDUAL_SIGNING_ENDED', details: [superseded] },
    ]),
  ]);

  expect(await screen.findByRole('row', { name: /个人签署.*张三.*SG-0000-0000-0001.*签署人/ })).toBeVisible();
  expect(screen.getByRole('rowheader', { name: /^旧签署被新版本的签署取代/ })).toBeVisible();
  expect(screen.queryByText('个人签署终止')).not.toBeInTheDocument();
});

test.each([
  ['SIGNINGS_EXPORTED', 'format', 'csv', '格式: CSV'],
  ['EMPLOYEE_SIGNED', 'state', 'inactive', '状态: 待激活'],
  ['CLA_ADDED', 'language', 'zh', '语言: 中文'],
  ['CLA_ADDED', 'type', 'individual', '类型: 个人CLA'],
  ['REPOSITORY_GATED', 'mode', 'observe', '方式: 观察'],
  ['VERDICT_OVERRIDDEN', 'verdict', 'uncovered', '检查结果: 待签署'],
  ['API_KEY_CREATED', 'scopes', 'status:read,export:read', '权限范围: 查询签署状态导出签署记录'],
  ['INDIVIDUAL_SIGNING_ENDED', 'reason', 'withdrawn', '原因: 签署人撤回'],
  ['LINK_UPDATED', 'changed', 'alias,gracePeriodDays', '更改内容: 社区名称宽限期'],
] as const)('a detail of %s is in words: %s %s', async (action, name, value, text) => {
  await renderPage([listed([{ ...EVENT, action, details: [{ __typename: 'ActivityDetail', name, value }] }])]);

  expect(await screen.findByText(text)).toBeVisible();
});

test('is asked for as the address says, and a filter starts at the first page', async () => {
  const { variables } = await renderPage([listed([EVENT]), listed([])], '?kind=CLA&to=2026-01-02&after=x');
  await screen.findByRole('rowheader', { name: /^发布了CLA/ });
  const asked = { linkId: 'web_example-1', search: '', to: new Date(2026, 0, 3).toISOString() };
  expect(variables).toEqual([{ ...asked, kind: 'CLA', after: 'x' }]);

  expect(screen.getByLabelText(/^到（(?:GMT|UTC).*）$/)).toHaveValue('2026-01-02');
  await userEvent.selectOptions(screen.getByLabelText('类别'), '企业');

  await waitFor(() => expect(variables.at(-1)).toEqual({ ...asked, kind: 'CORPORATION' }));
  expect(await screen.findByRole('heading', { name: '没有符合条件的记录' })).toBeVisible();
});

test('offers a retry when it cannot be loaded, and leads away from a link of others', async () => {
  const { unmount } = await renderPage([unreachable(ActivityDocument), listed([])]);
  await userEvent.click(await screen.findByRole('button', { name: '重试' }));
  expect(await screen.findByRole('heading', { name: '还没有记录' })).toBeVisible();
  unmount();

  await renderPage([refusal(ActivityDocument, 'no_permission')]);
  expect(await screen.findByRole('link', { name: '查看已绑定项目' })).toHaveAttribute('href', '/linked-repo');
});
