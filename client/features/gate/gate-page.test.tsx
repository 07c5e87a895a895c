import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { enterText } from '#client/test/enter-text.ts';
import { chooseFromMenu } from '#client/test/menu.ts';
import { answer, type Answer, refusal } from '#client/test/mock-link.ts';
import { renderRoutes } from '#client/test/render.tsx';
import {
  AvailableRepositoriesDocument,
  BeginGithubAppDocument,
  ConnectionHealthDocument,
  type ConnectionRowFragment,
  DisconnectPlatformDocument,
  GateConnectionsDocument,
  GateDocument,
  type GatedRepositoryRowFragment,
  GatedRepositoriesDocument,
  ResumeConnectionDocument,
  SetGatedRepositoriesDocument,
  VerdictDifferencesDocument,
} from '#generated/graphql.ts';
import { AddRepositoriesPage } from './add-repositories-page.tsx';
import { GatePage } from './gate-page.tsx';
import { buildConnection, buildRepository, NO_COMPARISON } from './testing/pull-requests.ts';

const PAGE_INFO = { __typename: 'PageInfo', hasNextPage: false, endCursor: null } as const;

const gate = (own: ConnectionRowFragment[] = [], verdictComparison = NO_COMPARISON): Answer =>
  answer(GateDocument, {
    pullRequestCounts: { __typename: 'PullRequestCounts', pending: 0, covered: 5, uncovered: 3, unknown: 1 },
    used: [],
    own,
    gatedOrganizations: [],
    verdictComparison,
    gateHosts: [{ __typename: 'GateHost', platform: 'GITHUB', url: 'https://github.example.org' }],
  });
const repositories = (...nodes: GatedRepositoryRowFragment[]): Answer =>
  answer(GatedRepositoriesDocument, {
    gatedRepositories: {
      __typename: 'GatedRepositoryConnection',
      nodes,
      totalCount: nodes.length,
      pageInfo: PAGE_INFO,
    },
  });
const render = (answers: readonly Answer[], path = '/gate/web_example-1') =>
  renderRoutes(
    [
      { path: '/gate/:linkId', element: <GatePage /> },
      { path: '/gate/:linkId/repositories', element: <AddRepositoriesPage /> },
    ],
    { answers, path },
  );
const button = (name: string) => screen.findByRole('button', { name });
const platforms = () => screen.getByRole('region', { name: '接入的代码平台' });

test('the first connection begins on GitHub, with one button', async () => {
  const submitted = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => undefined);
  const begun = { url: 'https://github.example.org/organizations/example/settings/apps/new', manifest: '{}' };
  const { variables } = await render([
    gate(),
    repositories(),
    answer(BeginGithubAppDocument, { beginGithubApp: { __typename: 'BeginGithubAppPayload', ...begun } }),
  ]);

  expect(await screen.findByText('还没有接入代码平台')).toBeVisible();
  expect(await screen.findByText('请先接入代码平台，再添加仓库。')).toBeVisible();
  await enterText(screen.getByRole('textbox', { name: /创建在哪个组织下/ }), ' example ');
  await userEvent.click(await button('前往GitHub创建App'));

  await waitFor(() => expect(submitted).toHaveBeenCalledOnce());
  expect(variables).toContainEqual({ input: { url: 'https://github.example.org', organization: 'example' } });
  expect(sessionStorage.getItem('return_to')).toBe('/gate/web_example-1');
});

test('a registration that GitHub did not finish is reported', async () => {
  await render([gate(), repositories()], '/gate/web_example-1?error_code=cla.auth_failed');

  expect(await screen.findByText('未能接入GitHub App')).toBeVisible();
});

test('open pull requests are counted, each number leading to its list', async () => {
  await render([gate([buildConnection()]), repositories(buildRepository())]);

  expect(await screen.findByRole('link', { name: /待签署/ })).toHaveAttribute(
    'href',
    '/gate/web_example-1/pull-requests?state=uncovered',
  );
  expect(screen.getByRole('link', { name: /待签署/ })).toHaveTextContent('3');
});

test('problems of a connection are shown with their remedy', async () => {
  await render([
    gate([buildConnection()]),
    repositories(),
    answer(ConnectionHealthDocument, {
      connectionHealth: [
        { __typename: 'HealthFinding', ok: true, check: 'clock', repository: null, subject: null },
        {
          __typename: 'HealthFinding',
          ok: false,
          check: 'required_check',
          repository: 'example/project',
          subject: 'main',
        },
      ],
    }),
  ]);

  await userEvent.click(await button('检查接入情况：Example App'));

  const found = within(await screen.findByRole('alert'));
  expect(found.getByText('1项需要处理')).toBeVisible();
  expect(found.getByText('example/project · main')).toBeVisible();
  expect(found.getByText('在分支规则里把signet/cla设为必需的状态检查。')).toBeVisible();
});

test('a connection ends once that is confirmed', async () => {
  const { variables } = await render([
    gate([buildConnection()]),
    repositories(),
    answer(DisconnectPlatformDocument, {
      disconnectPlatform: {
        __typename: 'DisconnectPlatformPayload',
        connection: buildConnection({ state: 'REVOKED' }),
      },
    }),
    gate(),
  ]);

  await chooseFromMenu('“Example App”的更多操作', '断开');
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '断开' }));

  expect(await screen.findByText('还没有接入代码平台')).toBeVisible();
  expect(variables).toContainEqual({ input: { id: 'connection-1' } });
  await waitFor(() => expect(platforms()).toHaveFocus());
});

test('a paused connection is announced, and tried again', async () => {
  const paused = buildConnection({ state: 'PAUSED' });
  const resumed = answer(ResumeConnectionDocument, {
    resumeConnection: { __typename: 'ResumeConnectionPayload', connection: buildConnection() },
  });
  const { variables } = await render([
    gate([paused]),
    repositories(),
    refusal(ResumeConnectionDocument, 'auth_failed'),
    resumed,
    gate([buildConnection()]),
  ]);
  expect(await screen.findByText('CLA检查已暂停')).toBeVisible();
  expect(screen.getByText(/^Example App不再接受凭据/)).toBeVisible();

  await userEvent.click(await button('重试Example App'));
  expect(await screen.findByText('仍处于暂停状态')).toBeVisible();
  await userEvent.click(await button('重试Example App'));

  await waitFor(() => expect(screen.queryByText('CLA检查已暂停')).toBeNull());
  expect(platforms()).toHaveFocus();
  expect(variables).toContainEqual({ input: { id: 'connection-1' } });
});

const available = (gated: GatedRepositoryRowFragment | null, ...names: string[]): Answer =>
  answer(AvailableRepositoriesDocument, {
    availableRepositories: {
      __typename: 'AvailableRepositoryConnection',
      nodes: ['project', ...names].map((name, index) => ({
        __typename: 'AvailableRepository' as const,
        repositoryId: String(1001 + index),
        path: `example/${name}`,
        url: `https://github.example.org/example/${name}`,
        private: true,
        gated,
      })),
      totalCount: 1 + names.length,
      pageInfo: PAGE_INFO,
    },
  });
const connections = answer(GateConnectionsDocument, { used: [], own: [buildConnection()] });
const REPOSITORIES = '/gate/web_example-1/repositories';

test('a repository is excluded only with a reason', async () => {
  const excluded = buildRepository({ mode: 'EXCLUDED', reason: '只有镜像' });
  const { variables } = await render(
    [
      connections,
      available(null),
      answer(SetGatedRepositoriesDocument, {
        setGatedRepositories: { __typename: 'SetGatedRepositoriesPayload', repositories: [excluded] },
      }),
      available(excluded),
    ],
    REPOSITORIES,
  );

  await userEvent.click(await button('设置example/project的检查方式'));
  await userEvent.click(await screen.findByRole('radio', { name: /排除/ }));
  await userEvent.click(await button('保存'));
  expect(await screen.findByText('请填写原因，最多500个字符')).toBeVisible();
  await enterText(screen.getByRole('textbox', { name: /原因/ }), '只有镜像');
  await userEvent.click(await button('保存'));

  expect(await screen.findByText('原因：只有镜像')).toBeVisible();
  const repository = { connectionId: 'connection-1', repositoryId: '1001', mode: 'EXCLUDED', reason: '只有镜像' };
  expect(variables).toContainEqual({ input: { linkId: 'web_example-1', repositories: [repository] } });
});

test('a repository of another project stays as it is, and its dialog says why', async () => {
  await render([connections, available(null), refusal(SetGatedRepositoriesDocument, 'link_exists')], REPOSITORIES);

  await userEvent.click(await button('设置example/project的检查方式'));
  await userEvent.click(await button('保存'));

  expect(await within(await screen.findByRole('dialog')).findByRole('alert')).toBeVisible();
});

test('several repositories are set at once', async () => {
  const observed = buildRepository({ mode: 'OBSERVE' });
  const { variables } = await render(
    [
      connections,
      available(null, 'docs', 'tools'),
      answer(SetGatedRepositoriesDocument, {
        setGatedRepositories: { __typename: 'SetGatedRepositoriesPayload', repositories: [observed] },
      }),
      available(observed, 'docs', 'tools'),
    ],
    REPOSITORIES,
  );

  await userEvent.click(await screen.findByRole('checkbox', { name: '全选本页' }));
  await userEvent.click(screen.getByRole('checkbox', { name: '选择example/docs' }));
  expect(screen.getByText('已选2个仓库')).toBeVisible();
  await userEvent.click(await button('设置所选仓库'));
  expect(await screen.findByRole('dialog', { name: '2个仓库的检查方式' })).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: /观察/ }));
  await userEvent.click(await button('保存'));

  await waitFor(() => expect(screen.queryByText('已选2个仓库')).toBeNull());
  const chosen = ['1001', '1003'].map((repositoryId) => ({
    connectionId: 'connection-1',
    repositoryId,
    mode: 'OBSERVE',
  }));
  expect(variables).toContainEqual({ input: { linkId: 'web_example-1', repositories: chosen } });
});

test('the comparison with an old check is shown by day, each difference with its reason', async () => {
  const days = [
    { __typename: 'ComparedDay', day: '2026-11-21', agreeing: 12, differing: 1, open: 2 },
    { __typename: 'ComparedDay', day: '2026-11-20', agreeing: 8, differing: 0, open: 0 },
  ] as const;
  const oldCheck = { __typename: 'OldCheck', name: 'license/cla' } as const;
  const comparison = { ...NO_COMPARISON, oldCheck, days: [...days] };
  const node = {
    __typename: 'VerdictDifference',
    pullRequestId: 'pull-1',
    path: 'example/project',
    number: 7,
    title: '修正一处错误',
    headSha: 'a'.repeat(40),
    oldVerdict: 'COVERED',
    verdict: 'UNCOVERED',
    reason: 'EXPIRED',
    comparedAt: '2026-11-21T08:00:00.000Z',
  } as const;
  const verdictDifferences = {
    __typename: 'VerdictDifferenceConnection' as const,
    nodes: [node],
    totalCount: 1,
    pageInfo: PAGE_INFO,
  };
  await render([gate([], comparison), repositories(), answer(VerdictDifferencesDocument, { verdictDifferences })]);

  expect(await screen.findByText('12次一致，1次不一致，2次尚无结果')).toBeVisible();
  expect(screen.getByText('8次一致，0次不一致')).toBeVisible();
  const row = within(await screen.findByRole('row', { name: /修正一处错误/ }));
  expect(row.getByText('需要同意新版协议')).toBeVisible();
  expect(row.getByText('原有检查：已通过；本服务：待签署')).toBeVisible();
  expect(row.getByRole('link', { name: '修正一处错误' })).toHaveAttribute(
    'href',
    '/gate/web_example-1/pull-requests/pull-1',
  );
});

test('an old check that has not been compared yet is announced', async () => {
  const oldCheck = { __typename: 'OldCheck', name: 'license/cla' } as const;
  await render([gate([], { ...NO_COMPARISON, oldCheck }), repositories()]);

  expect(await screen.findByText(/^还没有可以对比的结果/)).toBeVisible();
});
