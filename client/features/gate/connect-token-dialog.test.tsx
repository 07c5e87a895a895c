import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { enterText } from '#client/test/enter-text.ts';
import { answer, type Answer, refusal } from '#client/test/mock-link.ts';
import { renderRoutes } from '#client/test/render.tsx';
import {
  ConnectPlatformDocument,
  type ConnectionRowFragment,
  GateDocument,
  GatedRepositoriesDocument,
} from '#generated/graphql.ts';
import { GatePage } from './gate-page.tsx';
import { buildConnection, NO_COMPARISON } from './testing/pull-requests.ts';

const gate = (own: ConnectionRowFragment[] = []): Answer =>
  answer(GateDocument, {
    pullRequestCounts: { __typename: 'PullRequestCounts', pending: 0, covered: 0, uncovered: 0, unknown: 0 },
    used: [],
    own,
    gatedOrganizations: [],
    verdictComparison: NO_COMPARISON,
    gateHosts: [{ __typename: 'GateHost', platform: 'GITCODE', url: 'https://gitcode.example.org' }],
  });
const repositories = answer(GatedRepositoriesDocument, {
  gatedRepositories: {
    __typename: 'GatedRepositoryConnection',
    nodes: [],
    totalCount: 0,
    pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
  },
});
const open = async (...answers: readonly Answer[]) => {
  const rendered = await renderRoutes([{ path: '/gate/:linkId', element: <GatePage /> }], {
    answers: [gate(), repositories, ...answers],
    path: '/gate/web_example-1',
  });
  await userEvent.click(await screen.findByRole('button', { name: '接入GitCode' }));
  return { ...rendered, dialog: within(await screen.findByRole('dialog')) };
};

test('a platform is connected by a token, whose rights are named', async () => {
  const connection = buildConnection({ platform: 'GITCODE', name: 'cla-robot' });
  const { dialog, variables } = await open(
    answer(ConnectPlatformDocument, { connectPlatform: { __typename: 'ConnectPlatformPayload', connection } }),
    gate([connection]),
  );
  expect(dialog.getByText(/需要的权限：all_user, .*all_hook/)).toHaveTextContent(
    'https://gitcode.example.org/setting/token-classic',
  );
  await userEvent.click(dialog.getByRole('button', { name: '接入' }));
  expect(await dialog.findByText('请填写令牌')).toBeVisible();

  await enterText(dialog.getByLabelText(/访问令牌/), ' example-token ');
  await userEvent.click(dialog.getByRole('button', { name: '接入' }));

  expect(await screen.findByText('cla-robot')).toBeVisible();
  const input = { platform: 'GITCODE', url: 'https://gitcode.example.org', token: 'example-token' };
  expect(variables).toContainEqual({ input });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a token without a required right is refused by its name, and stays in the dialog', async () => {
  const { dialog } = await open(refusal(ConnectPlatformDocument, 'auth_failed', { reason: 'all_hook' }));

  await enterText(dialog.getByLabelText(/访问令牌/), 'example-token');
  await userEvent.click(dialog.getByRole('button', { name: '接入' }));

  expect(await dialog.findByText(/令牌缺少权限：all_hook/)).toBeVisible();
  expect(dialog.getByLabelText(/访问令牌/)).toHaveValue('example-token');
});
