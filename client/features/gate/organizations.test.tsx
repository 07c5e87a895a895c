import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { enterText } from '#client/test/enter-text.ts';
import { answer, type Answer, late } from '#client/test/mock-link.ts';
import { renderRoutes } from '#client/test/render.tsx';
import {
  AvailableOrganizationsDocument,
  GateDocument,
  type GatedOrganizationRowFragment,
  GatedRepositoriesDocument,
  ReleaseGatedOrganizationDocument,
  SetGatedOrganizationDocument,
} from '#generated/graphql.ts';
import { readExclusionLines, toExclusionLines } from './exclusion-lines.ts';
import { GatePage } from './gate-page.tsx';
import { buildConnection, NO_COMPARISON } from './testing/pull-requests.ts';

const ORGANIZATION: GatedOrganizationRowFragment = {
  __typename: 'GatedOrganization',
  id: 'organization-1',
  connectionId: 'connection-1',
  organizationId: '2001',
  login: 'example',
  mode: 'ENFORCE',
  exclusions: [{ __typename: 'RepositoryExclusion', pattern: 'docs-*', reason: '只有文档' }],
  covered: 12,
  excluded: 3,
  uncovered: [
    { __typename: 'UncoveredRepository', path: 'example/archive', reason: 'ARCHIVED' },
    { __typename: 'UncoveredRepository', path: 'example/beyond', reason: 'OUT_OF_REACH' },
  ],
  uncoveredCount: 2,
  comparedAt: '2026-11-28T08:00:00Z',
};

const gate = (organizations: GatedOrganizationRowFragment[]): Answer =>
  answer(GateDocument, {
    pullRequestCounts: { __typename: 'PullRequestCounts', pending: 0, covered: 5, uncovered: 3, unknown: 1 },
    used: [],
    own: [buildConnection()],
    gatedOrganizations: organizations,
    verdictComparison: NO_COMPARISON,
    gateHosts: [],
  });
const NO_REPOSITORIES = answer(GatedRepositoriesDocument, {
  gatedRepositories: {
    __typename: 'GatedRepositoryConnection',
    nodes: [],
    totalCount: 0,
    pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
  },
});
const render = (answers: readonly Answer[]) =>
  renderRoutes([{ path: '/gate/:linkId', element: <GatePage /> }], { answers, path: '/gate/web_example-1' });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('what an organisation covers is counted, and what it does not is listed with the reason', async () => {
  await render([gate([ORGANIZATION]), NO_REPOSITORIES]);

  expect(await screen.findByText('检查12个，排除3个，未覆盖2个')).toBeVisible();
  await press('查看未覆盖的仓库：example');

  expect(screen.getByText(/example\/archive/)).toHaveTextContent('已归档，不接受合并请求');
  expect(screen.getByText(/example\/beyond/)).toHaveTextContent('无法访问');
});

test('a whole organisation is set with names to leave out; a line without a reason is not sent', async () => {
  const { variables } = await render([
    gate([]),
    NO_REPOSITORIES,
    answer(AvailableOrganizationsDocument, {
      availableOrganizations: [
        { __typename: 'AvailableOrganization', organizationId: '2001', login: 'example', repositories: 15 },
      ],
    }),
    answer(SetGatedOrganizationDocument, {
      setGatedOrganization: { __typename: 'SetGatedOrganizationPayload', organization: ORGANIZATION },
    }),
    gate([ORGANIZATION]),
  ]);

  await press('检查整个组织');
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByRole('option', { name: 'example（15个仓库）' })).toBeInTheDocument();
  await enterText(dialog.getByRole('textbox', { name: /不检查的仓库/ }), 'docs-*');
  await userEvent.click(dialog.getByRole('button', { name: '保存' }));
  expect(await dialog.findByText(/每行先写仓库名/)).toBeVisible();
  await enterText(dialog.getByRole('textbox', { name: /不检查的仓库/ }), ' 只有文档');
  await userEvent.click(dialog.getByRole('button', { name: '保存' }));

  expect(await screen.findByText('检查12个，排除3个，未覆盖2个')).toBeVisible();
  expect(variables).toContainEqual({
    input: {
      linkId: 'web_example-1',
      connectionId: 'connection-1',
      organizationId: '2001',
      mode: 'ENFORCE',
      exclusions: [{ pattern: 'docs-*', reason: '只有文档' }],
    },
  });
});

test('nothing can be saved before it is known which organisations there are', async () => {
  const available = late(
    answer(AvailableOrganizationsDocument, {
      availableOrganizations: [
        { __typename: 'AvailableOrganization', organizationId: '2001', login: 'example', repositories: 15 },
      ],
    }),
  );
  await render([gate([]), NO_REPOSITORIES, available.answer]);

  await press('检查整个组织');
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('正在读取可以选择的组织…')).toBeVisible();
  expect(dialog.getByRole('button', { name: '保存' })).toHaveAttribute('aria-disabled', 'true');
  await available.arrive();

  expect(await dialog.findByRole('option', { name: 'example（15个仓库）' })).toBeInTheDocument();
  expect(dialog.getByRole('button', { name: '保存' })).toHaveAttribute('aria-disabled', 'false');
});

test('an organisation is released once that is confirmed', async () => {
  const { variables } = await render([
    gate([ORGANIZATION]),
    NO_REPOSITORIES,
    answer(ReleaseGatedOrganizationDocument, {
      releaseGatedOrganization: { __typename: 'ReleaseGatedOrganizationPayload', id: 'organization-1' },
    }),
    gate([]),
  ]);

  await press('停止覆盖example');
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: '停止覆盖' }));

  expect(await screen.findByText(/一次检查组织下的全部仓库/)).toBeVisible();
  expect(variables).toContainEqual({ input: { id: 'organization-1' } });
});

test.each([
  [
    'docs-* Texts alone\n\n .github  Settings ',
    [
      ['docs-*', 'Texts alone'],
      ['.github', 'Settings'],
    ],
  ],
  ['', []],
  ['docs', undefined],
  ['* All', undefined],
  ['owner/name A reason', undefined],
])('the lines %j are read', (text, expected) => {
  expect(readExclusionLines(text)?.map(({ pattern, reason }) => [pattern, reason])).toEqual(expected);
});

test('exclusions are written as the lines that they are read from', () => {
  const exclusions = [
    { pattern: 'a*', reason: 'First of all' },
    { pattern: 'b', reason: 'Second' },
  ];
  expect(readExclusionLines(toExclusionLines(exclusions))).toEqual(exclusions);
});
