import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { enterText } from '#client/test/enter-text.ts';
import { chooseFromMenu } from '#client/test/menu.ts';
import { answer, type Answer, refusal, slow } from '#client/test/mock-link.ts';
import { renderRoutes } from '#client/test/render.tsx';
import {
  CreateWebhookDocument,
  DeleteWebhookDocument,
  ReplayWebhookDeliveryDocument,
  TestWebhookDocument,
  UpdateWebhookDocument,
  WebhookDeliveriesDocument,
  type WebhookDeliveryRowFragment,
  type WebhookRowFragment,
  WebhooksDocument,
} from '#generated/graphql.ts';
import { WebhookDeliveriesPage } from './webhook-deliveries-page.tsx';
import { WebhooksPage } from './webhooks-page.tsx';

const PATH = '/webhooks/web_example-1';
const URL = 'https://ci.example.org/hooks';
const MENU = `“${URL}”的更多操作`;
const SECRET = 'whsec_c2VjcmV0';

function buildWebhook(facts: Partial<WebhookRowFragment> = {}): WebhookRowFragment {
  return {
    __typename: 'Webhook',
    id: 'hook-1',
    url: URL,
    events: ['signing.completed', 'cla.published'],
    active: true,
    personalData: false,
    lastDeliveryAt: null,
    lastTried: null,
    ...facts,
  };
}

function buildDelivery(facts: Partial<WebhookDeliveryRowFragment> = {}): WebhookDeliveryRowFragment {
  return {
    __typename: 'WebhookDelivery',
    id: 'delivery-1',
    event: 'signing.completed',
    createdAt: '2026-01-01T08:00:00.000Z',
    deliveredAt: null,
    attempts: 12,
    nextAttemptAt: null,
    failed: true,
    responseStatus: 503,
    responseBody: 'be right back',
    error: null,
    requestBody: '{"type":"signing.completed"}',
    ...facts,
  };
}

const buildTried = (): NonNullable<WebhookRowFragment['lastTried']> => ({
  __typename: 'WebhookDelivery',
  id: 'delivery-2',
  createdAt: '2026-01-01T08:00:00.000Z',
  deliveredAt: null,
  responseStatus: 503,
  error: null,
});

const listed = (...webhooks: WebhookRowFragment[]): Answer => answer(WebhooksDocument, { webhooks });
const logged = (...nodes: WebhookDeliveryRowFragment[]): Answer =>
  answer(WebhookDeliveriesDocument, {
    webhookDeliveries: {
      __typename: 'WebhookDeliveryConnection',
      nodes,
      totalCount: nodes.length,
      pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
    },
  });

const renderPages = (path: string, ...answers: Answer[]) =>
  renderRoutes(
    [
      { path: '/webhooks/:linkId', element: <WebhooksPage /> },
      { path: '/webhooks/:linkId/deliveries/:webhookId', element: <WebhookDeliveriesPage /> },
    ],
    { path, answers },
  );

const click = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('a new webhook is listed, and its secret is shown once', async () => {
  const created = buildWebhook();
  const { variables } = await renderPages(
    PATH,
    listed(),
    refusal(CreateWebhookDocument, 'bad_request_parameter', { field: 'url' }),
    answer(CreateWebhookDocument, {
      createWebhook: { __typename: 'CreateWebhookPayload', secret: SECRET, webhook: created },
    }),
    listed(created),
  );
  await click('新建Webhook');
  const dialog = within(await screen.findByRole('dialog'));
  const address = dialog.getByRole('textbox', { name: /接收地址/ });
  await enterText(address, 'ci.example.org');
  await userEvent.click(dialog.getByRole('button', { name: '新建' }));
  expect(dialog.getByText(/请填写完整的地址/)).toBeVisible();

  await userEvent.clear(address);
  await userEvent.type(address, ` ${URL} `);
  await userEvent.click(dialog.getByRole('checkbox', { name: 'CLA发布' }));
  await userEvent.click(dialog.getByRole('button', { name: '新建' }));
  await waitFor(() => expect(address).toHaveAccessibleDescription(/以https:\/\/开头/));
  await userEvent.click(dialog.getByRole('button', { name: '新建' }));

  expect(await screen.findByText(SECRET)).toBeVisible();
  const events = [
    'signing.completed',
    'signing.ended',
    'employee.changed',
    'corporation.submitted',
    'corporation.approved',
    'corporation.deleted',
    'pull_request.judged',
  ];
  expect(variables).toContainEqual({ input: { linkId: 'web_example-1', url: URL, events, personalData: false } });
  expect(await screen.findByRole('row', { name: /ci\.example\.org/ })).toHaveTextContent(
    /个人或员工签署 · CLA发布已启用还没有送达过/,
  );
});

test('a webhook is switched on again, with a new secret', async () => {
  const { variables } = await renderPages(
    PATH,
    listed(buildWebhook({ active: false })),
    answer(UpdateWebhookDocument, {
      updateWebhook: { __typename: 'UpdateWebhookPayload', secret: SECRET, webhook: buildWebhook() },
    }),
    listed(buildWebhook()),
  );
  expect(await screen.findByText('已停用')).toBeVisible();
  await chooseFromMenu(MENU, '编辑');
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('checkbox', { name: '启用' }));
  await userEvent.click(dialog.getByRole('checkbox', { name: /更换密钥/ }));
  await userEvent.click(dialog.getByRole('button', { name: '保存' }));

  expect(await screen.findByText(SECRET)).toBeVisible();
  expect(screen.getByText('已启用')).toBeVisible();
  const events = ['signing.completed', 'cla.published'];
  const input = { id: 'hook-1', url: URL, events, personalData: false, active: true, newSecret: true };
  expect(variables).toContainEqual({ input });
});

test('a webhook is tested, and deleted after a question', async () => {
  const { variables } = await renderPages(
    PATH,
    listed(buildWebhook()),
    answer(TestWebhookDocument, {
      testWebhook: { __typename: 'TestWebhookPayload', delivery: { __typename: 'WebhookDelivery', id: 'delivery-2' } },
    }),
    listed(buildWebhook()),
    listed(buildWebhook({ lastTried: buildTried() })),
    answer(DeleteWebhookDocument, { deleteWebhook: { __typename: 'DeleteWebhookPayload', deletedId: 'hook-1' } }),
    listed(),
  );
  await chooseFromMenu(MENU, '发送测试');
  await waitFor(() => expect(variables).toContainEqual({ input: { id: 'hook-1' } }));
  expect(await screen.findByText(/未送达.*：状态码503/)).toBeVisible();
  expect(screen.queryByText('还没有送达过')).not.toBeInTheDocument();

  await chooseFromMenu(MENU, '删除');
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: '删除' }));

  expect(await screen.findByRole('heading', { name: '还没有Webhook' })).toBeVisible();
});

test('a dialog stays until what it has sent is answered', async () => {
  await renderPages(PATH, listed(buildWebhook()), slow(refusal(DeleteWebhookDocument, 'no_permission')));
  await chooseFromMenu(MENU, '删除');
  const dialog = within(await screen.findByRole('alertdialog'));
  await userEvent.click(dialog.getByRole('button', { name: '删除' }));

  await userEvent.keyboard('{Escape}');
  await userEvent.click(dialog.getByRole('button', { name: '取消' }));

  expect(screen.getByRole('alertdialog')).toBeVisible();
});

test('a failed delivery shows what was sent and answered, and is sent again', async () => {
  const again = buildDelivery({ id: 'delivery-2', attempts: 0, failed: false, responseStatus: null });
  const { variables } = await renderPages(
    `${PATH}/deliveries/hook-1?state=failed`,
    logged(buildDelivery()),
    answer(ReplayWebhookDeliveryDocument, {
      replayWebhookDelivery: {
        __typename: 'ReplayWebhookDeliveryPayload',
        delivery: { __typename: 'WebhookDelivery', id: 'delivery-2' },
      },
    }),
    logged(again, buildDelivery()),
  );
  expect(await screen.findByText('状态码503')).toBeVisible();
  expect(variables).toContainEqual({ webhookId: 'hook-1', failed: true });
  await userEvent.click(screen.getByRole('button', { name: /的详情$/ }));
  expect(screen.getByText('be right back')).toBeVisible();

  await click('重新发送signing.completed');

  expect(await screen.findByText('等待送达')).toBeVisible();
  expect(variables).toContainEqual({ input: { id: 'delivery-1' } });
});

test('webhooks are listed as they are after the last change, even while a reload from before is under way', async () => {
  const saved = answer(UpdateWebhookDocument, {
    updateWebhook: { __typename: 'UpdateWebhookPayload', secret: null, webhook: buildWebhook() },
  });
  const moved = buildWebhook({ url: 'https://ci.example.org/moved' });
  await renderPages(PATH, listed(buildWebhook()), saved, slow(listed(buildWebhook())), saved, listed(moved));

  for (let time = 0; time < 2; time += 1) {
    await chooseFromMenu(MENU, '编辑');
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '保存' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  }

  expect(await screen.findByText(moved.url)).toBeVisible();
});

test('deliveries are listed as they are after the last replay, even while a reload from before is under way', async () => {
  const replayed = answer(ReplayWebhookDeliveryDocument, {
    replayWebhookDelivery: {
      __typename: 'ReplayWebhookDeliveryPayload',
      delivery: { __typename: 'WebhookDelivery', id: 'delivery-2' },
    },
  });
  const done = buildDelivery({ failed: false, deliveredAt: '2026-01-01T08:00:01.000Z' });
  const { variables } = await renderPages(
    `${PATH}/deliveries/hook-1`,
    logged(buildDelivery()),
    replayed,
    slow(logged(buildDelivery())),
    replayed,
    logged(done),
  );

  await click('重新发送signing.completed');
  await waitFor(() => expect(variables).toHaveLength(3));
  await click('重新发送signing.completed');

  expect(await screen.findByText('已送达')).toBeVisible();
});
