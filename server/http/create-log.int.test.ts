import { expect, test } from 'vitest';
import { createTestDatabase } from '#server/test/database.ts';
import { createLog } from './create-log.ts';

const EMAIL = 'signer@example.org';
/** Longer than the column allows, so that no row can hold it. */
const REFUSED = `insert into "community_account" ("id", "platform", "account", "name", "email", "created_at")
  values (gen_random_uuid(), 'nowhere', ?, 'Example Signer', ?, now())`;

test('a failure of the database is logged without the refused values', async () => {
  const { orm } = await createTestDatabase();
  const lines: string[] = [];
  const log = createLog('info', { write: (line: string) => void lines.push(line) });

  const failure: unknown = await orm.em
    .getConnection()
    .execute(REFUSED, ['signer', EMAIL])
    .catch((error: unknown) => error);
  log.error({ err: new Error('could not store', { cause: failure }) }, 'unforeseen failure');

  expect(lines.join('')).toContain('community_account_platform_check');
  expect(lines.join('')).toContain('"code":"23514"');
  expect(lines.join('')).not.toMatch(/signer@example\.org|Example Signer/);
});
