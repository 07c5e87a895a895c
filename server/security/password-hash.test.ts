import { expect, test } from 'vitest';
import { AppError } from '#server/errors/app-error.ts';
import { matchesPassword } from './password-hash.ts';

test('when too many passwords wait to be checked, further ones are refused at once', async () => {
  // Not a hash, so that each check fails as soon as it has its turn.
  const check = () => matchesPassword('password', 'no hash').catch((failure: unknown) => failure);

  const failures = await Promise.all(Array.from({ length: 300 }, check));

  const refused = failures.filter((failure) => failure instanceof AppError);
  expect(refused.map(({ code, details }) => [code, details.retryAfter])).toEqual(
    Array.from({ length: 98 }, () => ['too_many_request', 5]),
  );
});
