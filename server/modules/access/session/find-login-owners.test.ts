import { hash, verify } from '@node-rs/argon2';
import { expect, test, vi } from 'vitest';
import { matchPassword } from './find-login-owners.ts';

// Only counts: its time would reveal to a stranger how often it was called.
vi.mock('@node-rs/argon2', { spy: true });

test.each([
  [0, 4],
  [1, 4],
  [4, 4],
  [5, 8],
])('a log-in of %i candidates checks %i passwords, right or wrong', async (candidates, checks) => {
  const passwordHash = await hash('right password');
  const owners = Array.from({ length: candidates }, () => ({ passwordHash }));

  for (const [password, matching] of [
    ['right password', owners],
    ['wrong password', []],
  ] as const) {
    vi.mocked(verify).mockClear();
    expect(await matchPassword(owners, password)).toEqual(matching);
    expect(verify).toHaveBeenCalledTimes(checks);
  }
});
