import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer, type Answer } from '#client/test/mock-link.ts';
import { renderRoutes } from '#client/test/render.tsx';
import { LinkRoleDocument } from '#generated/graphql.ts';
import { ProjectFrame } from './project-frame.tsx';

const page = (path: string, entry: string) => ({ path, handle: { pageType: 'org', entry }, element: <h1>{path}</h1> });
const ROUTES = [
  {
    element: <ProjectFrame />,
    children: [
      page('/signings/:linkId', 'signings'),
      page('/webhooks/:linkId/deliveries/:webhookId', 'webhooks'),
      page('/add-corp-url', 'clas'),
    ],
  },
];

const roleIs = (viewerRole: 'OWNER' | null): Answer =>
  answer(LinkRoleDocument, { link: { __typename: 'Link', id: 'web_example-1', viewerRole } });
const open = (path: string, ...answers: Answer[]) => renderRoutes(ROUTES, { path, answers });
const entries = async () => within(await screen.findByRole('navigation', { name: '项目' })).getAllByRole('link');
const names = async () => (await entries()).map(({ textContent }) => textContent);

test('a page of a project stands beside all pages of the project', async () => {
  await open('/signings/web_example-1', roleIs('OWNER'));

  const work = ['概览', '签署记录', '企业', '合并请求', 'CLA', '分享'];
  const settings = ['常规', '邮件', '成员', 'Webhook与密钥', '隐私', '删除请求', '导入与导出', '操作记录'];
  expect(await names()).toEqual([...work, ...settings]);
  expect(screen.getByRole('list', { name: '设置' })).toBeVisible();
  expect(screen.getByRole('link', { current: 'page' })).toHaveAttribute('href', '/signings/web_example-1');
});

test.each([
  ['/webhooks/web_example-1/deliveries/1', 'Webhook与密钥'],
  ['/add-corp-url?link_id=web_example-1', 'CLA'],
])('the page %s belongs to an entry, which leads back to its own page', async (path, name) => {
  await open(path, roleIs('OWNER'));

  const current = (await entries()).filter((entry) => entry.hasAttribute('aria-current'));
  expect(current.map(({ textContent }) => textContent)).toEqual([name]);
  expect(current[0]).toHaveAttribute('aria-current', 'true');
});

test('a project of a code platform has no members', async () => {
  await open('/signings/github_example-1', roleIs('OWNER'));

  expect(await names()).not.toContain('成员');
});

test.each([
  ['of nobody yet', '/add-corp-url', []],
  ["of another's project", '/signings/web_example-1', [roleIs(null)]],
])('a page %s has no entries beside it', async (_what, path, answers) => {
  await open(path, ...answers);

  expect(await screen.findByRole('heading')).toBeVisible();
  await expect.poll(() => screen.queryByRole('navigation')).toBeNull();
});
