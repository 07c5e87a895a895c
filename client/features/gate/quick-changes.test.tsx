import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { chooseFromMenu } from '#client/test/menu.ts';
import { answer, type Answer, slow } from '#client/test/mock-link.ts';
import { renderRoutes } from '#client/test/render.tsx';
import {
  AvailableRepositoriesDocument,
  type ConnectionRowFragment,
  DeliveriesDocument,
  type DeliveryRowFragment,
  DisconnectPlatformDocument,
  GateConnectionsDocument,
  GateDocument,
  GatedRepositoriesDocument,
  type GatedRepositoryRowFragment,
  ReplayDeliveryDocument,
  SetGatedRepositoriesDocument,
} from '#generated/graphql.ts';
import { AddRepositoriesPage } from './add-repositories-page.tsx';
import { DeliveriesPage } from './deliveries-page.tsx';
import { GatePage } from './gate-page.tsx';
import { buildConnection, buildRepository, NO_COMPARISON } from './testing/pull-requests.ts';

const PAGE = {
  totalCount: 1,
  pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
} as const;
const OBSERVED = buildRepository();
const ENFORCED = buildRepository({ mode: 'ENFORCE' });

const gate = (...own: ConnectionRowFragment[]): Answer =>
  answer(GateDocument, {
    pullRequestCounts: { __typename: 'PullRequestCounts', pending: 0, covered: 5, uncovered: 3, unknown: 1 },
    used: [],
    own,
    gatedOrganizations: [],
    verdictComparison: NO_COMPARISON,
    gateHosts: [],
  });
const repositories = (...nodes: GatedRepositoryRowFragment[]): Answer =>
  answer(GatedRepositoriesDocument, {
    gatedRepositories: { __typename: 'GatedRepositoryConnection', nodes, ...PAGE },
  });
const available = (gated: GatedRepositoryRowFragment | null): Answer =>
  answer(AvailableRepositoriesDocument, {
    availableRepositories: {
      __typename: 'AvailableRepositoryConnection',
      nodes: [
        {
          __typename: 'AvailableRepository',
          repositoryId: '1001',
          path: 'example/project',
          url: 'https://github.example.org/example/project',
          private: true,
          gated,
        },
      ],
      ...PAGE,
    },
  });
const set = answer(SetGatedRepositoriesDocument, {
  setGatedRepositories: { __typename: 'SetGatedRepositoriesPayload', repositories: [OBSERVED] },
});

const render = (path: string, answers: readonly Answer[]) =>
  renderRoutes(
    [
      { path: '/gate/:linkId', element: <GatePage /> },
      { path: '/gate/:linkId/repositories', element: <AddRepositoriesPage /> },
      { path: '/gate/:linkId/deliveries/:connectionId', element: <DeliveriesPage /> },
    ],
    { path, answers },
  );
const press = async (name: RegExp | string) => userEvent.click(await screen.findByRole('button', { name }));
async function confirm(role: 'dialog' | 'alertdialog', name: string): Promise<void> {
  await userEvent.click(within(await screen.findByRole(role)).getByRole('button', { name }));
  await waitFor(() => expect(screen.queryByRole(role)).not.toBeInTheDocument());
}
async function setTwice(): Promise<void> {
  for (let time = 0; time < 2; time += 1) {
    await press(/^(?:设置|更改)example\/project的检查方式$/);
    await confirm('dialog', '保存');
  }
}

test('connections are shown as after the last change, even while a reload from before is under way', async () => {
  const [first, second] = [buildConnection(), buildConnection({ id: 'connection-2', name: 'Second App' })];
  const disconnected = (connection: ConnectionRowFragment) =>
    answer(DisconnectPlatformDocument, {
      disconnectPlatform: {
        __typename: 'DisconnectPlatformPayload',
        connection: { ...connection, state: 'REVOKED' },
      },
    });
  await render('/gate/web_example-1', [
    gate(first, second),
    repositories(),
    disconnected(first),
    slow(gate(second)),
    disconnected(second),
    gate(buildConnection({ id: 'connection-3', name: 'Third App' })),
  ]);

  for (const { name } of [first, second]) {
    await chooseFromMenu(`“${name}”的更多操作`, '断开');
    await confirm('alertdialog', '断开');
  }

  expect(await screen.findByRole('heading', { name: 'Third App' })).toBeVisible();
});

test('checked repositories are shown as after the last change, even while a reload is under way', async () => {
  await render('/gate/web_example-1', [
    gate(buildConnection()),
    repositories(OBSERVED),
    set,
    slow(repositories(OBSERVED)),
    set,
    repositories(ENFORCED),
  ]);

  await setTwice();

  expect(await screen.findByText('强制')).toBeVisible();
});

test('repositories to add are shown as after the last change, even while a reload is under way', async () => {
  await render('/gate/web_example-1/repositories', [
    answer(GateConnectionsDocument, { used: [], own: [buildConnection()] }),
    available(null),
    set,
    slow(available(null)),
    set,
    available(ENFORCED),
  ]);

  await setTwice();

  expect(await screen.findByText('强制')).toBeVisible();
});

test('notifications are shown as after the last replay, even while a reload is under way', async () => {
  const failed: DeliveryRowFragment = {
    __typename: 'Delivery',
    id: 'delivery-1',
    event: 'pull_request',
    repository: 'example/project',
    number: 7,
    receivedAt: '2026-11-21T08:00:00.000Z',
    handledAt: null,
    attempts: 3,
    failed: true,
    error: 'unavailable',
    replayable: true,
  };
  const listed = (delivery: DeliveryRowFragment) =>
    answer(DeliveriesDocument, { deliveries: { __typename: 'DeliveryConnection', nodes: [delivery], ...PAGE } });
  const replayed = answer(ReplayDeliveryDocument, {
    replayDelivery: { __typename: 'ReplayDeliveryPayload', delivery: { ...failed, failed: false } },
  });
  const { variables } = await render('/gate/web_example-1/deliveries/connection-1', [
    listed(failed),
    replayed,
    slow(listed(failed)),
    replayed,
    listed({ ...failed, failed: false, handledAt: '2026-11-21T08:01:00.000Z', error: null }),
  ]);

  await press('重新处理pull_request');
  await waitFor(() => expect(variables).toHaveLength(3));
  await press('重新处理pull_request');

  expect(await screen.findByText('已处理')).toBeVisible();
});
