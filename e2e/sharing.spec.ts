import type { Page } from '@playwright/test';
import { DEMO_LINK_ID } from '#server/demo/seed-demo.ts';
import { expect, inBothLanguages, test } from './fixtures.ts';
import { graphql } from './graphql.ts';
import { logIn } from './log-in.ts';
import { addressIn } from './mailbox.ts';
import type { DemoLogin } from './service-template.ts';

const TEXTS = {
  zh: {
    login: { account: '账号或邮箱', password: '密码', consent: /隐私政策/, logIn: '登录' },
    members: '成员',
    invite: '邀请成员',
    email: '邮箱',
    role: '角色',
    viewer: '查看者',
    send: '发送邀请',
    invitation: /邀请您加入/,
    join: '加入项目',
    accept: '接受邀请',
    general: '常规',
    save: '保存',
    newWebhook: '新建Webhook',
    webhooks: 'Webhook与密钥',
    changeRole: '更改角色',
    confirmRole: '更改角色',
    remove: '移除',
    confirmRemoval: '移除',
    changed: /您的角色已变更/,
    removed: /您已被移出项目/,
    foreign: '在您的项目中没有找到它',
  },
  en: {
    login: { account: 'Account or email address', password: 'Password', consent: /privacy policy/, logIn: 'Log in' },
    members: 'Members',
    invite: 'Invite a member',
    email: 'Email address',
    role: 'Role',
    viewer: 'Viewer',
    send: 'Send invitation',
    invitation: /invites you to/,
    join: 'Join a project',
    accept: 'Accept',
    general: 'General',
    save: 'Save',
    newWebhook: 'New webhook',
    webhooks: 'Webhooks and keys',
    changeRole: 'Change role',
    confirmRole: 'Change role',
    remove: 'Remove',
    confirmRemoval: 'Remove',
    changed: /Your role has changed/,
    removed: /You were removed from a project/,
    foreign: 'Not found among your projects',
  },
} as const;

const PASSWORD = 'Example-Own-1';
const LOGIN = 'mutation ($input: LoginInput!) { login(input: $input) { viewer { account } } }';
const CREATE = 'mutation ($input: CreateLocalAccountInput!) { createLocalAccount(input: $input) { account { id } } }';
const REPLACE =
  'mutation ($input: ReplaceOneTimePasswordInput!) { replaceOneTimePassword(input: $input) { viewer { account } } }';

/** Logs somebody in without the log-in form; returns the header that goes with changes. */
async function enter(page: Page, { account, password }: DemoLogin) {
  const { request } = page;
  await page.context().clearCookies();
  const input = { as: 'COMMUNITY', account, password, privacyConsented: true };
  await graphql(request, { query: LOGIN, variables: { input } });
  const { cookies } = await request.storageState();
  return { token: cookies.find(({ name }) => name === 'csrf_token')?.value ?? '' };
}

inBothLanguages((language) => {
  const own = TEXTS[language];

  test('an owner shares a project with a viewer, makes them a manager, and removes them', async ({
    page,
    mailbox,
    service,
    expectAccessible,
  }, info) => {
    const name = `Colleague ${language} ${info.parallelIndex}`;
    const account = `shared-${language}-${Date.now()}`;
    const email = `${account}@example.net`;
    const colleague = { account, password: PASSWORD };
    const button = (label: string | RegExp) => page.getByRole('button', { name: label, exact: true });
    const chooseAct = async (act: string) => {
      await page.getByRole('row', { name }).getByRole('button').click();
      await page.getByRole('menuitem', { name: act, exact: true }).click();
    };
    const heading = (label: string) => page.getByRole('heading', { level: 1, name: label });

    await test.step('the colleague has an account', async () => {
      const headers = await enter(page, service.demoLogin);
      const input = { name, email, account, language: language.toUpperCase(), isServiceAdministrator: false };
      await graphql(page.request, { query: CREATE, variables: { input }, headers });
      const { text = '' } = await mailbox.waitFor(email, /./);
      const password = /(?:一次性密码|One-time password)\s+(\S+)/.exec(text)?.[1] ?? 'no password in the mail';
      const first = await enter(page, { account, password });
      const replacement = { newPassword: PASSWORD };
      await graphql(page.request, { query: REPLACE, variables: { input: replacement }, headers: first });
    });
    await test.step('the owner invites them to view', async () => {
      await enter(page, service.demoLogin);
      await page.goto(`/sharing/${DEMO_LINK_ID}`);
      await expect(heading(own.members)).toBeVisible();
      await expectAccessible();
      await button(own.invite).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('textbox', { name: own.email, exact: true }).fill(email);
      await dialog.getByRole('combobox', { name: own.role, exact: true }).selectOption({ label: own.viewer });
      await expectAccessible();
      await dialog.getByRole('button', { name: own.send, exact: true }).click();
      await expect(page.getByRole('row', { name: email })).toBeVisible();
    });
    await test.step('the mail leads through the log-in to the invitation, which is accepted', async () => {
      const url = new URL(addressIn(await mailbox.waitFor(email, own.invitation), '/join-link/'));
      await page.context().clearCookies();
      await page.goto(url.pathname);
      await logIn({ page, texts: own.login }, colleague, heading(own.join));
      await expectAccessible();
      await button(own.accept).click();
      await expect(page).toHaveURL(new RegExp(`/dashboard/${DEMO_LINK_ID}`));
    });
    await test.step('a viewer finds nothing that changes the project', async () => {
      await page.goto(`/settings/${DEMO_LINK_ID}`);
      await expect(heading(own.general)).toBeVisible();
      await expect(page.getByRole('textbox').first()).toBeDisabled();
      await expect(button(own.save)).toHaveCount(0);
      await expectAccessible();
      await page.goto(`/webhooks/${DEMO_LINK_ID}`);
      await expect(heading(own.webhooks)).toBeVisible();
      await expect(button(own.newWebhook)).toHaveCount(0);
    });
    await test.step('as a manager they do, and afterwards nothing any more', async () => {
      await enter(page, service.demoLogin);
      await page.goto(`/sharing/${DEMO_LINK_ID}`);
      await chooseAct(own.changeRole);
      await expectAccessible();
      await page.getByRole('alertdialog').getByRole('button', { name: own.confirmRole, exact: true }).click();
      await mailbox.waitFor(email, own.changed);
      await enter(page, colleague);
      await page.goto(`/webhooks/${DEMO_LINK_ID}`);
      await expect(button(own.newWebhook)).toBeVisible();
      await enter(page, service.demoLogin);
      await page.goto(`/sharing/${DEMO_LINK_ID}`);
      await chooseAct(own.remove);
      await page.getByRole('alertdialog').getByRole('button', { name: own.confirmRemoval, exact: true }).click();
      await expect(page.getByRole('row', { name })).toHaveCount(0);
      await mailbox.waitFor(email, own.removed);
      await enter(page, colleague);
      await page.goto(`/linked-repo/${DEMO_LINK_ID}`);
      await expect(page.getByText(own.foreign)).toBeVisible();
    });
  });
});
