import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { logIn } from './log-in.ts';

const TEXTS = { account: '账号或邮箱', password: '密码', consent: /隐私政策/, logIn: '登录' };
const SECURITY = '/org/security';

/**
 * Gives the browser an authenticator that holds passkeys and recognises its user. Returns a function that decides
 * whether it does so from then on.
 */
async function addAuthenticator(page: Page): Promise<(isUserVerified: boolean) => Promise<unknown>> {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return (isUserVerified) => client.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified });
}

test('a passkey is added, is the second factor of a log-in, logs in alone, steps up, and is removed', async ({
  page,
  mailbox,
  service,
  expectAccessible,
}) => {
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const key = page.getByText('我的电脑', { exact: true });
  const recogniseUser = await addAuthenticator(page);
  await page.goto(`/index?return_to=${encodeURIComponent(SECURITY)}`);
  await logIn({ page, texts: TEXTS }, service.demoLogin, button('添加通行密钥'));

  await test.step('it is added, with recovery codes and a mail', async () => {
    await page.getByRole('textbox', { name: '名称' }).fill('我的电脑');
    await button('添加通行密钥').click();
    await expect(page.getByText('请保存恢复码')).toBeVisible();
    await expectAccessible();
    await button('我已保存').click();
    await expect(key).toBeVisible();
    await expectAccessible();
    await mailbox.waitFor('demo@example.org', /通行密钥|passkey/i);
  });

  await test.step('a log-in with a password asks for it', async () => {
    await page.context().clearCookies();
    await page.goto(`/index?return_to=${encodeURIComponent(SECURITY)}`);
    await logIn({ page, texts: TEXTS }, service.demoLogin, button('使用通行密钥'));
    await expectAccessible();
    await button('使用通行密钥').click();
    await expect(key).toBeVisible();
  });

  await test.step('it logs in alone', async () => {
    await page.context().clearCookies();
    await page.goto(`/index?return_to=${encodeURIComponent(SECURITY)}`);
    await button('用通行密钥登录').click();
    await expect(page.getByRole('rowheader', { name: /通行密钥/ })).toBeVisible();
    await expect(page).toHaveURL(SECURITY);
  });

  await test.step('its removal waits for it, once the log-in is five minutes old', async () => {
    await service.passTime(6 * 60);
    await button('移除通行密钥我的电脑').click();
    const use = page.getByRole('dialog').getByRole('button', { name: '使用通行密钥' });
    await recogniseUser(false);
    await use.click();
    await expect(page.getByRole('alert').filter({ hasText: '没有用上通行密钥' })).toBeVisible();
    await expectAccessible();
    await expect(key).toBeVisible();
    await recogniseUser(true);
    await use.click();
    await expect(key).toHaveCount(0);
  });

  await test.step('it logs in no more', async () => {
    await page.context().clearCookies();
    await page.goto('/index');
    await page.locator('summary').click();
    await button('用通行密钥登录').click();
    await expect(page.getByRole('alert')).toContainText('没有认出这个通行密钥');
    await expectAccessible();
  });
});
