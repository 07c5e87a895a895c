import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answer, type Answer, refusal, unreachable } from '#client/test/mock-link.ts';
import { renderRoutes } from '#client/test/render.tsx';
import { AskForAgreementDocument, LinkDashboardDocument, type LinkDashboardQuery } from '#generated/graphql.ts';
import { totalsOf } from './growth-curve.tsx';
import { LinkDashboardPage } from './link-dashboard-page.tsx';

type Waits = LinkDashboardQuery['linkDashboard']['waits'];

const NOTHING: Waits = {
  __typename: 'LinkWaits',
  awaitingReview: 0,
  awaitingDocument: 0,
  awaitingCorrection: 0,
  waitingEmployees: 0,
  failedEmails: 0,
  failedDocuments: 0,
  pausedConnections: 0,
  unreachableRepositories: 0,
  uncoveredPullRequests: 0,
  unknownPullRequests: 0,
  switchedOffWebhooks: 0,
};

type Dashboard = LinkDashboardQuery['linkDashboard'];

const dashboard = (waits: Partial<Waits>, facts: Partial<Dashboard> = {}): Answer =>
  answer(LinkDashboardDocument, {
    linkDashboard: {
      __typename: 'LinkDashboard',
      link: { __typename: 'Link', id: 'web_example-1', alias: '示例社区', signingState: 'OPEN' },
      setup: null,
      agreements: [],
      waits: { ...NOTHING, ...waits },
      signingCounts: { __typename: 'SigningCounts', individual: 1234, employee: 5, corporation: 2 },
      trend: [
        {
          __typename: 'SigningPeriod',
          start: '2025-12-29T00:00:00.000Z',
          individual: 1,
          employee: 0,
          corporation: 0,
          ended: 0,
        },
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
          personName: null,
          sequence: 7,
          actor: { __typename: 'ActivityActor', kind: 'SIGNER', name: null },
          details: [],
        },
      ],
      ...facts,
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

test('the numbers on top lead to what they count', async () => {
  await renderDashboard([dashboard({ awaitingReview: 2, waitingEmployees: 3, uncoveredPullRequests: 5 })]);

  const numbers = within(await screen.findByRole('list', { name: '关键数字' }));
  expect(numbers.getAllByRole('link').map((card) => [card.textContent, card.getAttribute('href')])).toEqual([
    ['待审核2企业签署文件', '/corporation-list/web_example-1?state=review'],
    ['待激活员工3等所属企业激活', '/signings/web_example-1?kind=EMPLOYEE&state=INACTIVE'],
    ['未通过的合并请求5等提交者签署', '/gate/web_example-1/pull-requests?state=uncovered'],
    ['本周签署4上周1份', '/signings/web_example-1'],
  ]);
});

const SETUP = { __typename: 'LinkSetup', hasSigned: true, isShared: false, isConnected: false } as const;

test('a new project has a checklist, which is gone once all is done', async () => {
  const { unmount } = await renderDashboard([dashboard({}, { setup: { ...SETUP, hasColleague: null } })]);

  const list = within(await screen.findByRole('region', { name: '开始使用' }));
  expect(list.getByText('已完成1/3')).toBeVisible();
  expect(list.getByRole('link', { name: '连接代码平台，检查合并请求' })).toHaveAttribute('href', '/gate/web_example-1');
  unmount();

  const done = { ...SETUP, isShared: true, isConnected: true, hasColleague: true };
  await renderDashboard([dashboard({}, { setup: done })]);
  await screen.findByRole('region', { name: '待处理' });
  expect(screen.queryByRole('region', { name: '开始使用' })).not.toBeInTheDocument();
});

const AGREEMENT: Dashboard['agreements'][number] = {
  __typename: 'AgreementProgress',
  cla: { __typename: 'Cla', id: 'cla-2', version: 2, type: 'INDIVIDUAL', language: 'ZH' },
  agreed: 41,
  outstanding: 79,
  unmailed: 9,
  graceEndsAt: new Date(Date.now() + 11.5 * 86_400_000).toISOString(),
  askableAt: null,
};

test('after a new version, those who have yet to agree are reminded once a day', async () => {
  const asked = new Date(Date.now() + 86_400_000).toISOString();
  const { variables } = await renderDashboard([
    dashboard({}, { agreements: [AGREEMENT] }),
    answer(AskForAgreementDocument, {
      askForAgreement: { __typename: 'AskForAgreementPayload', askableAt: asked },
    }),
    dashboard({}, { agreements: [{ ...AGREEMENT, askableAt: asked }] }),
  ]);

  const card = within(await screen.findByRole('region', { name: '个人CLA第2版（中文）' }));
  expect(card.getByText(/^120份签署中41份已同意，还剩12天/)).toBeVisible();
  expect(card.getByRole('link', { name: '查看尚未同意的79份' })).toHaveAttribute(
    'href',
    '/signings/web_example-1?kind=INDIVIDUAL&state=SUPERSEDED',
  );
  await userEvent.click(card.getByRole('button', { name: '提醒' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: '提醒尚未同意的70位签署人？' }));
  expect(dialog.getByText(/^9份导入或登记的签署不会收到邮件/)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: '提醒' }));

  expect(await card.findByText(/^已提醒/)).toBeVisible();
  expect(variables).toContainEqual({ input: { linkId: 'web_example-1', claId: 'cla-2' } });
});

test('the curve ends with what is valid today', () => {
  const week = { individual: 2, employee: 0, corporation: 1, ended: 1 };
  const periods = ['2026-01-05', '2026-01-12'].map((start) => ({
    __typename: 'SigningPeriod' as const,
    start: `${start}T00:00:00.000Z`,
    ...week,
  }));

  expect(totalsOf(periods, 10)).toEqual([8, 10]);
});

test('says so when nothing waits, and what happened lately', async () => {
  await renderDashboard([dashboard({})]);

  expect(await screen.findByText('目前没有需要处理的事。')).toBeVisible();
  const activity = within(screen.getByRole('region', { name: '最近动态' }));
  expect(activity.getByRole('listitem')).toHaveTextContent('企业提交了签署 · 示例企业');
  expect(activity.getByRole('link', { name: '全部操作记录' })).toHaveAttribute('href', '/activity/web_example-1');
});

test('shows how many have signed, and the figures of the plot', async () => {
  await renderDashboard([dashboard({})]);

  expect(await screen.findByText('1,234')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '查看数据' }));

  expect(await screen.findByRole('row', { name: /2026年1月5日 3 0 1 0/ })).toBeVisible();
});

test('offers a retry when it cannot be loaded, and leads away from a link of others', async () => {
  const { unmount } = await renderDashboard([unreachable(LinkDashboardDocument), dashboard({})]);
  await userEvent.click(await screen.findByRole('button', { name: '重试' }));
  expect(await screen.findByRole('heading', { level: 2, name: '待处理' })).toBeVisible();
  unmount();

  await renderDashboard([refusal(LinkDashboardDocument, 'no_permission')]);
  expect(await screen.findByRole('link', { name: '查看已绑定项目' })).toHaveAttribute('href', '/linked-repo');
});
