import { expect, test } from 'vitest';
import { newSecret, signatureHeaders } from './webhook-signature.rules.ts';

/** The published example of Standard Webhooks. */
const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const MESSAGE = {
  id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
  at: new Date(1_614_265_330_999),
  body: '{"test": 2432232314}',
};
const SIGNATURE = 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=';

test('signs as the published example', () => {
  expect(signatureHeaders(MESSAGE, [SECRET])).toEqual({
    'webhook-id': MESSAGE.id,
    'webhook-timestamp': '1614265330',
    'webhook-signature': SIGNATURE,
  });
});

test('while a secret is changed both sign', () => {
  const signatures = signatureHeaders(MESSAGE, [newSecret(), SECRET])['webhook-signature']?.split(' ');

  expect(signatures).toHaveLength(2);
  expect(signatures?.[1]).toBe(SIGNATURE);
});

test('a secret holds 32 random bytes', () => {
  const secret = newSecret();

  expect(Buffer.from(secret.slice('whsec_'.length), 'base64')).toHaveLength(32);
  expect(newSecret()).not.toBe(secret);
});
