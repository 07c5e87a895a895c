import { describe, expect, test } from 'vitest';
import { openBrowser } from '#server/test/browser.ts';
import { newEmail } from '#server/test/factories.ts';
import { createTestApp } from '#server/test/test-app.ts';
import {
  arrangeSignLink,
  askForCode,
  BEHIND_PROXY,
  guess,
  otherCode,
  signInput,
  tryToAsk,
  type SignLink,
} from './testing/visitors.ts';
import { VerificationCode } from './verification-code.entity.ts';

const OWNER = '192.0.2.1';
const STRANGER = '198.51.100.1';

const testApp = await createTestApp({ ...BEHIND_PROXY, RATE_LIMIT_SCALE: '1000' });

/** The owner of an address has asked for a code. */
async function arrangeOwner() {
  const at = await arrangeSignLink(testApp);
  const email = newEmail();
  const challenge = await askForCode(testApp, at, { email, ip: OWNER });
  return { at, email, challenge, code: await testApp.codeSentTo(email) };
}

async function waitAMinute(email: string): Promise<void> {
  const createdAt = new Date(Date.now() - 61_000);
  await testApp.em().nativeUpdate(VerificationCode, { addressKey: email }, { createdAt });
}

describe('a stranger', () => {
  test('cannot use up the attempts of a code', async () => {
    const { at, ...typed } = await arrangeOwner();
    const stranger = { email: typed.email, ip: STRANGER, code: otherCode(typed.code) };

    for (let attempt = 0; attempt < 6; attempt += 1) {
      expect(await guess(testApp, at, stranger)).toEqual({ code: 'wrong_verification_code' });
      expect(await guess(testApp, at, { ...stranger, challenge: 'f'.repeat(64) })).toEqual({
        code: 'wrong_verification_code',
      });
    }

    expect(await guess(testApp, at, { ...typed, ip: OWNER })).toBe('signed');
  });

  test('cannot end a code by asking for another one', async () => {
    const { at, ...typed } = await arrangeOwner();

    await askForCode(testApp, at, { email: typed.email, ip: STRANGER });

    expect(await testApp.codeSentTo(typed.email)).not.toBe(typed.code);
    expect(await guess(testApp, at, { ...typed, ip: OWNER })).toBe('signed');
  });

  test('cannot use up the codes of an hour', async () => {
    const at = await arrangeSignLink(testApp);
    const email = newEmail();
    for (let sent = 0; sent < 20; sent += 1) {
      await askForCode(testApp, at, { email, ip: STRANGER });
      await waitAMinute(email);
    }

    expect((await tryToAsk(testApp, at, { email, ip: STRANGER })).codes).toEqual(['too_many_request']);
    expect((await tryToAsk(testApp, at, { email, ip: OWNER })).codes).toEqual([]);
  });

  test('has no use for the code of somebody else with the own challenge', async () => {
    const { at, email, code } = await arrangeOwner();
    const challenge = await askForCode(testApp, at, { email, ip: STRANGER });

    expect(await guess(testApp, at, { email, code, challenge, ip: STRANGER })).toEqual({
      code: 'wrong_verification_code',
    });
  });
});

describe('with its challenge', () => {
  test('five wrong guesses invalidate a code, however many come at once', async () => {
    const { at, ...typed } = await arrangeOwner();
    const wrong = { ...typed, ip: OWNER, code: otherCode(typed.code) };

    const answers = await Promise.all(Array.from({ length: 20 }, () => guess(testApp, at, wrong)));

    const refusedAs = (code: string) => answers.filter((answer) => (answer as { code?: string }).code === code);
    expect(refusedAs('wrong_verification_code')).toHaveLength(5);
    expect(refusedAs('expired_verification_code')).toHaveLength(15);
    expect(await guess(testApp, at, { ...typed, ip: OWNER })).toEqual({ code: 'expired_verification_code' });
  });

  test('a code signs from another network too', async () => {
    const { at, ...typed } = await arrangeOwner();

    expect(await guess(testApp, at, { ...typed, ip: '2001:db8::1' })).toBe('signed');
  });
});

test('without a challenge the right code signs, also when another was sent since', async () => {
  const { at, email, code } = await arrangeOwner();
  await askForCode(testApp, at, { email, ip: STRANGER });

  expect(await guess(testApp, at, { email, code, ip: STRANGER })).toBe('signed');
});

describe('a browser', () => {
  const SEND = 'mutation ($input: SendVerificationCodeInput!) { sendVerificationCode(input: $input) { expiresAt } }';
  const SIGN = 'mutation ($input: SignIndividualInput!) { signIndividual(input: $input) { signing { reference } } }';

  async function send(browser: ReturnType<typeof openBrowser>, { link }: SignLink, email: string): Promise<string> {
    const input = { purpose: 'INDIVIDUAL_SIGNING', linkId: link.linkId, email };
    expect((await browser.graphql(SEND, { input })).codes).toEqual([]);
    return testApp.codeSentTo(email);
  }

  test('owns all codes that it asked for, by one cookie that scripts cannot read', async () => {
    const [browser, one, other] = [openBrowser(testApp), newEmail(), newEmail()];
    const at = await arrangeSignLink(testApp);
    const codes = { [one]: await send(browser, at, one), [other]: await send(browser, at, other) };

    expect([...browser.cookies.keys()]).toEqual(['code_caller']);
    for (const [email, code] of Object.entries(codes)) {
      const wrong = signInput(at, { email, code: otherCode(code) });
      for (let attempt = 0; attempt < 5; attempt += 1) {
        expect((await browser.graphql(SIGN, { input: wrong })).codes).toEqual(['wrong_verification_code']);
      }
      const right = signInput(at, { email, code });
      expect((await browser.graphql(SIGN, { input: right })).codes).toEqual(['expired_verification_code']);
    }
  });

  test('that sends one code from two tabs signs once, and the other tab learns that it has signed (S37)', async () => {
    const [browser, stranger, email] = [openBrowser(testApp), openBrowser(testApp), newEmail()];
    const at = await arrangeSignLink(testApp);
    const code = await send(browser, at, email);
    const input = signInput(at, { email, code });

    const both = await Promise.all([browser.graphql(SIGN, { input }), browser.graphql(SIGN, { input })]);

    expect(both.flatMap(({ codes }) => codes)).toEqual(['resigned']);
    expect((await browser.graphql(SIGN, { input })).codes).toEqual(['resigned']);
    const wrong = signInput(at, { email, code: otherCode(code) });
    expect((await browser.graphql(SIGN, { input: wrong })).codes).toEqual(['wrong_verification_code']);
    expect((await stranger.graphql(SIGN, { input })).codes).toEqual(['expired_verification_code']);
  });

  test('guesses at a code that it has used only five times (S37)', async () => {
    const [browser, email] = [openBrowser(testApp), newEmail()];
    const at = await arrangeSignLink(testApp);
    const code = await send(browser, at, email);
    const input = signInput(at, { email, code });
    expect((await browser.graphql(SIGN, { input })).codes).toEqual([]);

    const wrong = signInput(at, { email, code: otherCode(code) });
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect((await browser.graphql(SIGN, { input: wrong })).codes).toEqual(['wrong_verification_code']);
    }

    expect((await browser.graphql(SIGN, { input })).codes).toEqual(['expired_verification_code']);
  });

  test.each([
    [
      'in full-width digits',
      (code: string) => code.replaceAll(/\d/g, (digit) => String.fromCodePoint(digit.charCodeAt(0) + 0xfee0)),
    ],
    ['parted by a space', (code: string) => `${code.slice(0, 3)} ${code.slice(3)}`],
    ['parted by a hyphen', (code: string) => `${code.slice(0, 3)}-${code.slice(3)}`],
    ['with a zero-width space', (code: string) => `${code.slice(0, 3)}\u200B${code.slice(3)}`],
  ])('may send its code %s (S54)', async (_how, write) => {
    const [browser, email] = [openBrowser(testApp), newEmail()];
    const at = await arrangeSignLink(testApp);
    const code = write(await send(browser, at, email));

    expect((await browser.graphql(SIGN, { input: signInput(at, { email, code }) })).codes).toEqual([]);
  });

  test('replaces its own code by a new one', async () => {
    const [browser, email] = [openBrowser(testApp), newEmail()];
    const at = await arrangeSignLink(testApp);
    const code = await send(browser, at, email);
    await waitAMinute(email);
    await send(browser, at, email);

    const codes = await testApp.em().find(VerificationCode, { addressKey: email }, { orderBy: { createdAt: 'asc' } });
    expect(codes.map(({ supersededAt }) => supersededAt !== null)).toEqual([true, false]);
    const input = signInput(at, { email, code });
    expect((await browser.graphql(SIGN, { input })).codes).toEqual(['wrong_verification_code']);
  });

  test.each([
    ['https://cla.example.org', {}, '__Host-code_caller'],
    ['https://cla.example.org', { COOKIE_DOMAIN: 'example.org' }, 'code_caller'],
  ])('at %s with %j gets the cookie %s over REST', async (PUBLIC_URL, environment, name) => {
    const served = await testApp.startAnother({ PUBLIC_URL, ...environment });
    const { link } = await arrangeSignLink(served);

    const { cookies } = await served.app.inject({
      method: 'POST',
      url: `/api/v1/individual-signing/${link.linkId}/code`,
      payload: JSON.stringify({ email: newEmail() }),
    });

    expect(cookies).toEqual([
      expect.objectContaining({ name, httpOnly: true, path: '/', sameSite: 'Lax', secure: true }),
    ]);
  });
});
