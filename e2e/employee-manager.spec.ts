import { DEMO_LINK_ID } from '#server/demo/seed-demo.ts';
import { CommunityApi } from './community-api.ts';
import { AREA, Corporation } from './corporation-pages.ts';
import { expect, test } from './fixtures.ts';

// Employees of the demo's corporation, whom other tests would count.
test.use({ serviceName: 'employees' });

const TEXTS = {
  zh: {
    screen: '@desktop',
    invite: '邀请员工',
    send: '发送邀请',
    invitedSubject: /邀请您签署/,
    emails: '员工邮箱',
    preApprovals: '预先批准',
    add: '添加邮箱',
    name: '员工示例',
    removed: /已移除/,
    select: '选择员工示例',
    note: '给员工的说明',
    undo: '撤销',
    history: '员工示例的历史',
    shortcuts: '员工列表的快捷键',
    remove: '移除',
    removedSubject: /员工签署已移除/,
  },
  en: {
    screen: '@phone',
    invite: 'Invite employees',
    send: 'Send invitations',
    invitedSubject: /invites you to sign/,
    emails: 'Emails of employees',
    preApprovals: 'Approve in advance',
    add: 'Add emails',
    name: 'Example Employee',
    removed: /^Removed/,
    select: 'Select Example Employee',
    note: 'Note to the employees',
    undo: 'Undo',
    history: 'History of Example Employee',
    shortcuts: 'Keyboard shortcuts of this list',
    remove: 'Remove',
    removedSubject: /employee was removed/,
  },
} as const;

for (const language of ['zh', 'en'] as const) {
  const own = TEXTS[language];
  test.describe(language, { tag: own.screen }, () => {
    test.use({ language });

    test('a colleague is invited and approved in advance, signs, and is deactivated, brought back and removed', async ({
      page,
      request,
      mailbox,
      service,
      expectAccessible,
    }, info) => {
      const corporation = new Corporation(page, mailbox, language);
      const { texts } = corporation;
      const { account, password } = service.administratorLogin;
      const community = new CommunityApi(request);
      const colleague = `colleague-${info.parallelIndex}-${Date.now()}@example.net`;
      const main = page.getByRole('main');
      const logInAgain = () => corporation.logIn(account, password, corporation.heading(texts.employees));
      await page.goto(`${AREA}/employee-list`);
      await logInAgain();

      await test.step('an invitation reaches the colleague', async () => {
        await corporation.button(own.invite).click();
        await corporation.dialog.getByRole('textbox', { name: own.emails }).fill(`Name;Email\nExample;${colleague}`);
        await expectAccessible();
        await corporation.button(own.send, corporation.dialog).click();
        await expect(corporation.dialog).toBeHidden();
        const { text = '' } = await mailbox.waitFor(colleague, own.invitedSubject);
        expect(text).toContain(`/sign-cla/${DEMO_LINK_ID}/employee`);
      });
      await test.step('the approval in advance is listed', async () => {
        await page.getByRole('link', { name: own.preApprovals }).click();
        await corporation.button(own.add).click();
        await corporation.dialog.getByRole('textbox', { name: own.emails }).fill(colleague);
        await corporation.button(own.preApprovals, corporation.dialog).click();
        await expect(main.getByText(colleague)).toBeVisible();
        await expectAccessible();
      });
      await test.step('the colleague signs, and it counts at once', async () => {
        await page.goto(`/sign-cla/${DEMO_LINK_ID}/employee`);
        await corporation.field(texts.name).fill(own.name);
        await corporation.field(texts.email).fill(colleague);
        await corporation.field(texts.name).focus();
        await expect(page.getByText(texts.commitment)).toBeVisible();
        await corporation.prove(colleague);
        await page.getByRole('checkbox').check();
        await page.locator('form').getByRole('button', { name: texts.sign, exact: true }).click();
        await expect.poll(() => community.statusOf(colleague)).toBe('VALID');
      });
      await test.step('a deactivation is undone', async () => {
        await page.goto(`${AREA}/employee-list?state=active`);
        await corporation.button(texts.deactivate).click();
        await corporation.button(texts.confirmDeactivate, corporation.dialog).click();
        await expect.poll(() => community.statusOf(colleague)).toBe('INACTIVE');
        await corporation.button(own.undo).click();
        await expect.poll(() => community.statusOf(colleague)).toBe('VALID');
        await expectAccessible();
      });
      await test.step('a removal is mailed with its reason, which stays in the history', async () => {
        await corporation.button(texts.deactivate).click();
        await corporation.button(texts.confirmDeactivate, corporation.dialog).click();
        await expect(corporation.dialog).toBeHidden();
        await page.goto(`${AREA}/employee-list`);
        if (language === 'zh') {
          await page.getByRole('checkbox', { name: own.select }).waitFor();
          await page.keyboard.press('?');
          await expect(page.getByRole('dialog', { name: own.shortcuts })).toBeVisible();
          await expectAccessible();
          await page.keyboard.press('Escape');
          await expect(corporation.dialog).toBeHidden();
          await page.keyboard.press('j');
          await expect(page.getByRole('checkbox', { name: own.select })).toBeFocused();
          await page.keyboard.press('r');
        } else {
          await page.getByRole('checkbox', { name: own.select }).check();
          await expectAccessible();
          await corporation.button(own.remove).click();
        }
        await corporation.dialog.getByRole('textbox', { name: own.note }).fill('Example reason');
        await corporation.button(own.remove, corporation.dialog).click();
        const { text = '' } = await mailbox.waitFor(colleague, own.removedSubject);
        expect(text).toContain('Example reason');
        expect(await community.statusOf(colleague)).toBe('NOT_SIGNED');
        await corporation.button(own.removed, main).click();
        await corporation.button(own.history).click();
        await expect(page.getByText('Example reason')).toBeVisible();
        await expectAccessible();
      });
    });
  });
}
