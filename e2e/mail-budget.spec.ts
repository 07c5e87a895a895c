import { test } from './fixtures.ts';
import { newAddress } from './mailbox.ts';
import { SigningPage } from './signing-page.ts';

test.use({ limits: { LINK_MAIL_BUDGET: '1' } });

test('above the budget of mails the browser works for a code, and its signer notices nothing', async ({
  page,
  mailbox,
}, info) => {
  const signing = new SigningPage(page, 'zh');
  await signing.open();
  await signing.fill(newAddress(info.parallelIndex));
  await signing.sendCode();
  const email = newAddress(info.parallelIndex);

  await signing.open();
  const task = page.waitForRequest((request) => request.postData()?.includes('codeTask') === true);
  await signing.complete(email, mailbox);
  await task;
  await signing.sign();
});
