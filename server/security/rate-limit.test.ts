import { expect, test } from 'vitest';
import { AppError } from '#server/errors/app-error.ts';
import { createRateLimiter, type LimitedAction } from './rate-limit.ts';

test('the 31st code of a source is refused, with the time until the next', async () => {
  const limiter = createRateLimiter(1);
  for (let sent = 0; sent < 30; sent += 1) {
    await limiter.consume('verification_code', '192.0.2.1');
  }

  const refused = limiter.consume('verification_code', '192.0.2.1');

  await expect(refused).rejects.toMatchObject({
    code: 'too_many_request',
    details: { retryAfter: expect.closeTo(600, -2) },
  });
});

test('sources and actions are counted separately', async () => {
  const limiter = createRateLimiter(1);
  await limiter.consume('signing_status', '192.0.2.1', 120);

  await expect(limiter.consume('signing_status', '192.0.2.2', 120)).resolves.toBeUndefined();
  await expect(limiter.consume('verification_code', '192.0.2.1')).resolves.toBeUndefined();
  await expect(limiter.consume('signing_status', '192.0.2.1')).rejects.toMatchObject({ code: 'too_many_request' });
});

test.each([
  ['addresses of one /64', '2001:db8:1:2::1', '2001:db8:1:2:ffff::2', 'too_many_request'],
  ['addresses of two networks', '2001:db8:1:2::1', '2001:db8:1:3::1', undefined],
  ['an IPv4 address and the same within IPv6', '192.0.2.1', '::ffff:192.0.2.1', 'too_many_request'],
])('%s are counted by network', async (_name, one, other, code) => {
  const limiter = createRateLimiter(1);
  await limiter.consume('signing_status', one, 120);

  const refusal = await limiter.consume('signing_status', other).catch((error: unknown) => error);

  expect(refusal instanceof AppError ? refusal.code : refusal).toBe(code);
});

test('the scale multiplies a limit', async () => {
  await expect(createRateLimiter(10).consume('signing_status', '192.0.2.1', 1200)).resolves.toBeUndefined();
});

test('an account may send sixty texts of CLAs an hour', async () => {
  const limiter = createRateLimiter(1);
  await limiter.consume('cla_text', 'an account', 60);

  const refused = limiter.consume('cla_text', 'an account');

  await expect(refused).rejects.toMatchObject({ details: { retryAfter: expect.closeTo(3600, -2) } });
});

/** The addresses of `count` networks, of which each is `step` /64 after the one before. */
const networksOf = (count: number, step: number): string[] =>
  Array.from({ length: count }, (_value, index) => `2001:db8:1:${(index * step).toString(16)}::1`);

/** How many of these addresses are let in. */
async function letIn(action: LimitedAction, addresses: readonly string[]): Promise<number> {
  const limiter = createRateLimiter(1);
  const answers = await Promise.allSettled(addresses.map((ip) => limiter.consume(action, ip)));
  return answers.filter(({ status }) => status === 'fulfilled').length;
}

test.each<[LimitedAction, number, number]>([
  ['signing_status', 120, 1],
  ['verification', 120, 1],
  ['login', 20, 1],
  ['password_retrieval', 10, 1],
  ['verification_code', 30, 1],
  ['signing_status', 120, 256],
  ['verification', 120, 256],
  ['login', 20, 256],
  ['password_retrieval', 10, 256],
  ['verification_code', 30, 256],
])('%s: of %i a source, a /56 has 4 and a /48 16 times as many (networks %i apart)', async (action, limit, step) => {
  const asked = Array.from({ length: 18 }, () => networksOf(256, step)).flat();

  expect(await letIn(action, asked)).toBe(Math.min(asked.length, limit * (step === 1 ? 4 : 16)));
});

test('look-ups of 1,500 networks of one /48 are let in once, and then up to 16 times the limit of one', async () => {
  const addresses = networksOf(1500, 43);

  expect(await letIn('signing_status', addresses)).toBe(1500);
  expect(await letIn('signing_status', [...addresses, ...addresses])).toBe(1920);
});
