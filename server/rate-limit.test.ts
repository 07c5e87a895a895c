import { expect, test } from 'vitest';
import { createRateLimiter } from './rate-limit.ts';

test('the 31st code of a source is refused and says when to come back', async () => {
  const limiter = createRateLimiter(1);
  for (let sent = 0; sent < 30; sent += 1) {
    await limiter.consume('verification_code', '192.0.2.1');
  }

  const refused = limiter.consume('verification_code', '192.0.2.1');

  await expect(refused).rejects.toMatchObject({
    code: 'too_many_request',
    details: { retryAfter: expect.closeTo(600, -1) },
  });
});

test('sources and actions are counted apart', async () => {
  const limiter = createRateLimiter(1);
  await limiter.consume('signing_status', '192.0.2.1', 120);

  await expect(limiter.consume('signing_status', '192.0.2.2', 120)).resolves.toBeUndefined();
  await expect(limiter.consume('verification_code', '192.0.2.1')).resolves.toBeUndefined();
  await expect(limiter.consume('signing_status', '192.0.2.1')).rejects.toMatchObject({ code: 'too_many_request' });
});

test('the scale multiplies a limit', async () => {
  await expect(createRateLimiter(10).consume('signing_status', '192.0.2.1', 1200)).resolves.toBeUndefined();
});
