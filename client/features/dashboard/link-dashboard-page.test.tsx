import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { answer, type Answer, refusal, unreachable } from '#client/test/mock-link.ts';
import { renderRoutes } from '#client/test/render.tsx';
import { LinkDashboardDocument, type LinkDashboardQuery } from '#generated/graphql.ts';
import { LinkDashboardPage } from './link-dashboard-page.tsx';

// jsdom draws nothing: the page around the plot is what is tested.
vi.mock('uplot', () => {
  class Plot {
    static readonly paths = {};
    setSize(): void {}
    destroy(): void {}
  }
  return { default: Plot };
});

type Waits = LinkDashboardQuery['linkDashboard']['waits'];

const NOTHING: Waits = {
  __typename: 'LinkWaits',
  awaitingReview: 0,
  awaitingDocument: 0,
  awaitingCorrection: 0,
  failedEmails: 0,
  failedDocuments: 0,
  pausedConnections: 0,
  unreachableRepositories: 0,
  uncoveredPullRequests: 0,
  unknownPullRequests: 0,
  switchedOffWebhooks: 0,
};

const dashboard = (waits: Partial<Waits>): Answer =>
  answer(LinkDashboardDocument, {
    linkDashboard: {
      __typename: 'LinkDashboard',
      link: { __typename: 'Link', id: 'web_example-1', alias: '示例社区', signingState: 'OPEN' },
      waits: { ...NOTHING, ...waits },
      signingCounts: { __typename: 'SigningCounts', individual: 1234, employee: 5, corporation: 2 },
      trend: [
        {
          __typename: 'SigningPeriod',
          start: '2026-01-05T00:00:00.000Z',
          individual: 3,
          employee: 0,
          corporation: 1,
          ended: 0,
        },
      ],
      activity: [
        {
          __typename: 'Activity',
          id: 'event-1',
          at: '2026-01-06T08:00:00.000Z',
          action: 'CORPORATION_SIGNED',
          reference: 'SG-7K2M-9QXD-04TB',
          corporationName: '示例企业',
          sequence: 7,
          actor: { __typename: 'ActivityActor', kind: 'SIGNER', name: null },
          details: [],
        },
      ],
    },
  });

const renderDashboard = (answers: readonly Answer[]) =>
  renderRoutes([{ path: '/dashboard/:linkId', element: <LinkDashboardPage /> }], {
    path: '/dashboard/web_example-1',
    answers,
  });

test('says what waits, the own tasks first, and leads to where each is dealt with', async () => {
  await renderDashboard([dashboard({ awaitingDocument: 4, awaitingReview: 2, pausedConnections: 1 })]);

  const waits = within(await screen.findByRole('region', { name: '待处理' }));
  expect(waits.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    '2份企业签署文件等您审核',
    '1个平台连接的凭据被拒绝，检查已停止',
    '4家企业尚未上传签署文件',
  ]);
  expect(waits.getByRole('link', { name: /审核/ })).toHaveAttribute(
    'href',
    '/corporation-list/web_example-1?state=review',
  );
});

test('says so when nothing waits, and what happened lately', async () => {
  await renderDashboard([dashboard({})]);

  expect(await screen.findByText('目前没有需要处理的事。')).toBeVisible();
  const activity = within(screen.getByRole('region', { name: '最近动态' }));
  expect(activity.getByRole('listitem')).toHaveTextContent('企业提交了签署 · 示例企业');
  expect(activity.getByRole('link', { name: '全部操作记录' })).toHaveAttribute('href', '/activity/web_example-1');
});

test('tells how many have signed, and the figures of the plot', async () => {
  await renderDashboard([dashboard({})]);

  expect(await screen.findByText('1,234')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '查看数据' }));

  expect(await screen.findByRole('row', { name: /2026年1月5日3 0 1 0/ })).toBeVisible();
});

test('offers a retry when it cannot be loaded, and leads away from a link of others', async () => {
  const { unmount } = await renderDashboard([unreachable(LinkDashboardDocument), dashboard({})]);
  await userEvent.click(await screen.findByRole('button', { name: '重试' }));
  expect(await screen.findByRole('heading', { level: 1, name: '示例社区' })).toBeVisible();
  unmount();

  await renderDashboard([refusal(LinkDashboardDocument, 'no_permission')]);
  expect(await screen.findByRole('link', { name: '查看已绑定项目' })).toHaveAttribute('href', '/linked-repo');
});
