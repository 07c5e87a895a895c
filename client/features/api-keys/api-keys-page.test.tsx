import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { enterText } from '#client/test/enter-text.ts';
import { answer, type Answer, refusal, slow, unreachable } from '#client/test/mock-link.ts';
import { renderRoutes } from '#client/test/render.tsx';
import {
  ApiKeyLinksDocument,
  type ApiKeyRowFragment,
  ApiKeysDocument,
  CreateApiKeyDocument,
  RevokeApiKeyDocument,
} from '#generated/graphql.ts';
import { ApiKeysPage } from './api-keys-page.tsx';

function buildKey(facts: Partial<ApiKeyRowFragment> = {}): ApiKeyRowFragment {
  return {
    __typename: 'ApiKey',
    id: 'key-1',
    name: '检查机器人',
    linkId: 'web_example-1',
    scopes: ['STATUS_READ', 'EVIDENCE_READ'],
    createdAt: '2026-01-01T08:00:00.000Z',
    lastUsedAt: null,
    expiresAt: null,
    ...facts,
  };
}

const listed = (...keys: ApiKeyRowFragment[]): Answer => answer(ApiKeysDocument, { apiKeys: keys });
const LINKS: Answer = answer(ApiKeyLinksDocument, {
  links: {
    __typename: 'LinkDetailsConnection',
    nodes: [
      {
        __typename: 'LinkDetails',
        id: 'web_example-1',
        link: { __typename: 'Link', id: 'web_example-1', alias: '示例社区' },
      },
    ],
  },
});

const renderPage = (...answers: Answer[]) =>
  renderRoutes([{ path: '/api-keys', element: <ApiKeysPage /> }], { path: '/api-keys', answers });

const button = (name: string) => screen.findByRole('button', { name });

test('a key is listed with what it opens, and when it was used', async () => {
  await renderPage(
    listed(
      buildKey(),
      buildKey({
        id: 'key-2',
        name: '旧机器人',
        linkId: null,
        lastUsedAt: '2026-01-02T08:00:00.000Z',
        expiresAt: '2026-01-03T08:00:00.000Z',
      }),
    ),
  );

  expect(await screen.findByRole('rowheader', { name: /^检查机器人/ })).toBeVisible();
  const [, first, second] = screen.getAllByRole('row').map((row) => row.textContent);
  expect(first).toMatch(/web_example-1.*查询签署状态.*下载证据包.*还没有用过/);
  expect(second).toMatch(/您的所有项目.*已到期.*最近使用2026年1月2日/);
});

test('a new key is shown once, with a button that copies it', async () => {
  const created = buildKey();
  const key = `sgk_${'a'.repeat(32)}_${'b'.repeat(43)}`;
  const { variables } = await renderPage(
    listed(),
    LINKS,
    answer(CreateApiKeyDocument, { createApiKey: { __typename: 'CreateApiKeyPayload', key, apiKey: created } }),
    listed(created),
  );
  await userEvent.click(await button('新建密钥'));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: '新建' }));
  expect(dialog.getByText('请填写用途，最多100个字符。')).toBeVisible();

  await enterText(dialog.getByRole('textbox'), ' 检查机器人 ');
  await userEvent.selectOptions(dialog.getByLabelText('适用项目'), '示例社区 (web_example-1)');
  await userEvent.click(dialog.getByRole('checkbox', { name: '查询签署状态' }));
  await userEvent.click(dialog.getByRole('button', { name: '新建' }));
  expect(dialog.getByText('请至少选择一项权限。')).toBeVisible();
  await userEvent.click(dialog.getByRole('checkbox', { name: '下载证据包' }));
  await userEvent.selectOptions(dialog.getByLabelText('有效期'), '365天');
  await userEvent.click(dialog.getByRole('button', { name: '新建' }));

  expect(await screen.findByText(key)).toBeVisible();
  const input = { name: '检查机器人', linkId: 'web_example-1', scopes: ['EVIDENCE_READ'] };
  expect(variables).toContainEqual({ input: { ...input, expiresAt: expect.any(String) } });
  expect(await screen.findByRole('rowheader', { name: /^检查机器人/ })).toBeVisible();
});

test('a key is revoked after a question', async () => {
  await renderPage(
    listed(buildKey()),
    refusal(RevokeApiKeyDocument, 'system_error'),
    answer(RevokeApiKeyDocument, { revokeApiKey: { __typename: 'RevokeApiKeyPayload', revokedId: 'key-1' } }),
    listed(),
  );
  await userEvent.click(await button('撤销密钥检查机器人'));
  const dialog = within(await screen.findByRole('alertdialog'));
  const confirm = dialog.getByRole('button', { name: '撤销' });
  await userEvent.click(confirm);
  expect(await dialog.findByRole('alert')).toBeVisible();

  await userEvent.click(confirm);

  expect(await screen.findByRole('heading', { name: '还没有密钥' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
});

test('offers a retry when keys cannot be loaded', async () => {
  await renderPage(unreachable(ApiKeysDocument), listed(buildKey()));

  await userEvent.click(await button('重试'));

  expect(await screen.findByRole('rowheader', { name: /^检查机器人/ })).toBeVisible();
});

test('keys are listed as they are after the last change, even while a reload from before is under way', async () => {
  const other = buildKey({ id: 'key-2', name: '另一个机器人' });
  const revoked = (revokedId: string) =>
    answer(RevokeApiKeyDocument, { revokeApiKey: { __typename: 'RevokeApiKeyPayload', revokedId } });
  await renderPage(
    listed(buildKey(), other),
    revoked('key-1'),
    slow(listed(other)),
    revoked('key-2'),
    listed(buildKey({ id: 'key-3', name: '新机器人' })),
  );

  for (const name of ['检查机器人', '另一个机器人']) {
    await userEvent.click(await button(`撤销密钥${name}`));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '撤销' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  }

  expect(await screen.findByRole('rowheader', { name: /^新机器人/ })).toBeVisible();
});

test('a list that cannot be refreshed after a change says that it may be out of date, and offers a retry', async () => {
  const revoked = answer(RevokeApiKeyDocument, {
    revokeApiKey: { __typename: 'RevokeApiKeyPayload', revokedId: 'key-1' },
  });
  await renderPage(listed(buildKey()), revoked, unreachable(ApiKeysDocument), listed());
  await userEvent.click(await button('撤销密钥检查机器人'));
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '撤销' }));

  expect(await screen.findByText('刷新失败，显示的内容可能不是最新的')).toBeVisible();
  expect(screen.getByRole('rowheader', { name: /^检查机器人/ })).toBeVisible();
  await userEvent.click(await button('重试'));

  expect(await screen.findByRole('heading', { name: '还没有密钥' })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
