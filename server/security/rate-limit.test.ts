import { expect, test } from 'vitest';
import { AppError } from '#server/errors/app-error.ts';
import { createRateLimiter } from './rate-limit.ts';

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
