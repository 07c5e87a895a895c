import { expect, inBothLanguages, inLanguage, test } from './fixtures.ts';
import { logIn } from './log-in.ts';
import { Wizard } from './wizard.ts';

test.use({ hasCodePlatforms: true });

const TEXTS = {
  zh: {
    login: { account: '账号或邮箱', password: '密码', consent: /隐私政策/, logIn: '登录' },
    newKey: '新建密钥',
    purpose: '用途',
    create: '新建',
    made: '请立即保存新密钥',
    confirm: '请再次验证身份',
    password: '密码',
    prove: '验证',
    wrong: /当前密码不正确/,
    platform: '去代码平台登录',
  },
  en: {
    login: { account: 'Account or email address', password: 'Password', consent: /privacy policy/, logIn: 'Log in' },
    newKey: 'New key',
    purpose: 'What it is for',
    create: 'Create',
    made: 'Save the new key now',
    confirm: 'Please confirm that it is you',
    password: 'Password',
    prove: 'Confirm',
    wrong: /password is not right/,
    platform: 'Log in at the code platform',
  },
} as const;

inBothLanguages((language) => {
  const texts = TEXTS[language];

  test('an account of this service confirms a new key by its password', async ({
    page,
    service,
    expectAccessible,
  }, info) => {
    const purpose = `merge check ${info.testId}`;
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    await page.goto(`/index?return_to=${encodeURIComponent('/api-keys')}`);
    await logIn({ page, texts: texts.login }, service.demoLogin, button(texts.newKey));
    await service.passTime(6 * 60);
    await button(texts.newKey).click();
    await page.getByRole('textbox', { name: texts.purpose }).fill(purpose);
    await button(texts.create).click();

    const question = page.getByRole('dialog', { name: texts.confirm });
    const password = question.getByRole('textbox', { name: texts.password, exact: true });
    await password.fill('Wrong-Horse-9');
    await question.getByRole('button', { name: texts.prove, exact: true }).click();
    await expect(question.getByText(texts.wrong)).toBeVisible();
    await expectAccessible();
    await password.fill(service.demoLogin.password);
    await question.getByRole('button', { name: texts.prove, exact: true }).click();

    await expect(page.getByText(texts.made)).toBeVisible();
    await expect(page.getByText(purpose)).toBeVisible();
  });
});

// The other language has the log-in at the platform of `session-end.spec.ts`.
inLanguage('zh', 'desktop', (language) => {
  const texts = TEXTS[language];

  test('an account of a code platform confirms a new key by a log-in there', async ({
    page,
    context,
    service,
    expectAccessible,
  }, info) => {
    const purpose = `merge check ${info.testId}`;
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    await new Wizard(page, language).enter();
    await page.goto('/api-keys');
    await service.passTime(6 * 60);
    await button(texts.newKey).click();
    await page.getByRole('textbox', { name: texts.purpose }).fill(purpose);
    await button(texts.create).click();
    const opened = context.waitForEvent('page');
    await expect(page.getByRole('dialog', { name: texts.confirm })).toBeVisible();
    await expect(button(texts.platform)).toBeFocused();
    await expectAccessible();
    await button(texts.platform).click();
    await (await opened).getByRole('link', { name: /^Authorize as/ }).click();

    await expect(page.getByText(texts.made)).toBeVisible();
    await expect(page.getByText(purpose)).toBeVisible();
  });
});
