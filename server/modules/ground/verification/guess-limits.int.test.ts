import { describe, expect, test } from 'vitest';
import { readCounts } from '#server/modules/ground/counter/count-points.ts';
import { newEmail } from '#server/test/factories.ts';
import { createTestApp } from '#server/test/test-app.ts';
import { guardGuess } from './guess-limits.ts';
import {
  arrangeSignLink,
  askForCode,
  BEHIND_PROXY,
  contextOf,
  guess,
  otherCode,
  type SignLink,
} from './testing/visitors.ts';

const testApp = await createTestApp(BEHIND_PROXY);

const WRONG = { code: 'wrong_verification_code' };
const waits = (seconds: number) => ({ code: 'too_many_request', retryAfter: expect.closeTo(seconds, -1) });

let networks = 0;
/** Returns the beginning of a /48 that no other test uses. */
function newNetwork(): string {
  networks += 1;
  return `2001:db8:${networks.toString(16)}`;
}

let domains = 0;
function newDomain(): string {
  domains += 1;
  return `guessed-${domains}.example.org`;
}

/** A code of an address in the domain, asked for from `ip`. */
async function arrangeCode(at: SignLink, domain: string, ip: string) {
  const email = newEmail(domain);
  const challenge = await askForCode(testApp, at, { email, ip });
  return { email, challenge, code: await testApp.codeSentTo(email) };
}

interface WrongGuesses {
  readonly domain: string;
  readonly codes: number;
}

/** Lets an address have guessed wrong so many times already. */
async function arrangeWrongGuesses(ip: string, { domain, codes }: WrongGuesses, deps = testApp.deps): Promise<void> {
  const guessed = { email: `somebody@${domain}`, linkId: null, hasChallenge: true };
  await testApp.em().transactional(async (em) => {
    const countWrongGuess = await guardGuess(contextOf({ ...testApp, deps }, ip), em, guessed);
    await countWrongGuess(codes);
  });
}

async function wrongGuessesIn(domain: string): Promise<number> {
  const [count] = await readCounts(contextOf(testApp, '::1'), testApp.em(), [['guess', 'domain', domain]]);
  return count?.points ?? 0;
}

test('a source has 15 wrong guesses, however many addresses of a domain it asks codes for', async () => {
  const at = await arrangeSignLink(testApp);
  const [ip, domain] = [`${newNetwork()}::1`, newDomain()];
  await arrangeWrongGuesses(ip, { domain, codes: 8 });

  const answers = [];
  for (let address = 0; address < 2; address += 1) {
    const { email, challenge, code } = await arrangeCode(at, domain, ip);
    for (let attempt = 0; attempt < 5; attempt += 1) {
      answers.push(await guess(testApp, at, { email, challenge, ip, code: otherCode(code) }));
    }
  }

  expect(answers.slice(0, 7)).toEqual(Array.from({ length: 7 }, () => WRONG));
  expect(answers.slice(7)).toEqual(Array.from({ length: 3 }, () => waits(60)));
  expect(await wrongGuessesIn(domain)).toBe(15);
});

test('of 20 guesses at once no more than the source has left are compared with the code', async () => {
  const at = await arrangeSignLink(testApp);
  const [ip, domain] = [`${newNetwork()}::1`, newDomain()];
  const { email, code } = await arrangeCode(at, domain, '192.0.2.1');
  await arrangeWrongGuesses(ip, { domain, codes: 5 });

  const guesses = Array.from({ length: 20 }, () => guess(testApp, at, { email, ip, code: otherCode(code) }));
  const answers = await Promise.all(guesses);

  const isWrong = (answer: unknown) => (answer as { code?: string }).code === WRONG.code;
  expect(answers.filter(isWrong)).toHaveLength(10);
  expect(answers.filter((answer) => !isWrong(answer))).toEqual(Array.from({ length: 10 }, () => waits(60)));
  expect(await wrongGuessesIn(domain)).toBe(15);
});

test('20 wrong guesses at once from 20 networks are all counted', async () => {
  const at = await arrangeSignLink(testApp);
  const domain = newDomain();
  const { email, code } = await arrangeCode(at, domain, '192.0.2.1');

  const guesses = Array.from({ length: 20 }, () => ({ email, ip: `${newNetwork()}::1`, code: otherCode(code) }));
  await Promise.all(guesses.map((typed) => guess(testApp, at, typed)));

  expect(await wrongGuessesIn(domain)).toBe(20);
});

test.each([
  ['a /56', 60, (network: string) => `${network}:1234::1`, (network: string) => `${network}:12ff::1`],
  ['a /48', 240, (network: string) => `${network}:1234::1`, (network: string) => `${network}:ff00::1`],
])('%s has %i wrong guesses altogether', async (_name, codes, first, second) => {
  const at = await arrangeSignLink(testApp);
  const [network, domain] = [newNetwork(), newDomain()];
  const typed = { ...(await arrangeCode(at, domain, '198.51.100.1')), ip: second(network) };
  await arrangeWrongGuesses(first(network), { domain, codes });

  expect(await guess(testApp, at, typed)).toEqual(waits(60));
  expect(await guess(testApp, at, { ...typed, ip: `${newNetwork()}::1` })).toBe('signed');
});

describe('in an email domain with 600 wrong guesses', () => {
  /** Another network has attacked the domain, in which somebody has asked for a code. */
  async function arrangeAttack() {
    const at = await arrangeSignLink(testApp);
    const domain = newDomain();
    await arrangeWrongGuesses(`${newNetwork()}::1`, { domain, codes: 600 });
    const ip = `${newNetwork()}::1`;
    return { at, domain, typed: { ...(await arrangeCode(at, domain, ip)), ip } };
  }

  test('the right code with its challenge still signs', async () => {
    const { at, typed } = await arrangeAttack();

    expect(await guess(testApp, at, typed)).toBe('signed');
  });

  test('a wrong guess with a challenge is not yet the last one', async () => {
    const { at, typed } = await arrangeAttack();

    expect(await guess(testApp, at, { ...typed, code: otherCode(typed.code) })).toEqual(WRONG);
    expect(await guess(testApp, at, typed)).toBe('signed');
  });

  test('a guess without a challenge waits', async () => {
    const { at, typed } = await arrangeAttack();
    const { challenge, ...withoutChallenge } = typed;

    expect(challenge).not.toBe('');
    expect(await guess(testApp, at, withoutChallenge)).toEqual(waits(60));
  });

  test('a network waits after five wrong guesses, with a challenge too', async () => {
    const { at, domain, typed } = await arrangeAttack();
    await arrangeWrongGuesses(typed.ip, { domain: newDomain(), codes: 5 });

    expect(await guess(testApp, at, typed)).toEqual(waits(60));
    expect(domain).not.toBe('');
  });

  test('other domains of the link are not concerned', async () => {
    const { at } = await arrangeAttack();
    const ip = `${newNetwork()}::1`;
    const { email, code } = await arrangeCode(at, newDomain(), ip);

    expect(await guess(testApp, at, { email, code, ip })).toBe('signed');
  });
});

test('wrong guesses are forgotten a day after the first of them, however many follow', async () => {
  const domain = newDomain();
  const ip = `${newNetwork()}::1`;
  const guessAt = (hours: number): Promise<void> => {
    const deps = { ...testApp.deps, now: () => new Date(Date.now() + hours * 3_600_000) };
    return arrangeWrongGuesses(ip, { domain, codes: 1 }, deps);
  };

  await guessAt(-23);
  await guessAt(-1);
  expect(await wrongGuessesIn(domain)).toBe(2);

  await guessAt(2);
  expect(await wrongGuessesIn(domain)).toBe(1);
});
