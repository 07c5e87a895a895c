import { DEMO_LINK_ID } from '#server/demo/seed-demo.ts';
import { AREA, Corporation } from './corporation-pages.ts';
import { expect, inBothLanguages, test } from './fixtures.ts';

const TEXTS = {
  zh: {
    invite: '邀请员工',
    send: '发送邀请',
    invitedSubject: /邀请您签署/,
    emails: '员工邮箱',
    preApprovals: '预先批准',
    add: '添加邮箱',
  },
  en: {
    invite: 'Invite employees',
    send: 'Send invitations',
    invitedSubject: /invites you to sign/,
    emails: 'Emails of employees',
    preApprovals: 'Approve in advance',
    add: 'Add emails',
  },
} as const;

inBothLanguages((language) => {
  const own = TEXTS[language];

  test('a colleague is invited and approved in advance', async ({ page, mailbox, service, expectAccessible }, info) => {
    const corporation = new Corporation(page, mailbox, language);
    const { texts } = corporation;
    const { account, password } = service.administratorLogin;
    const colleague = `colleague-${info.parallelIndex}-${Date.now()}@example.net`;
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
      await expect(page.getByRole('main').getByText(colleague)).toBeVisible();
      await expectAccessible();
    });
  });
});
