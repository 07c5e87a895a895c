import { expect, test } from 'vitest';
import { ApiKey } from '#server/modules/community/api-key/api-key.entity.ts';
import { createTestDatabase } from '#server/test/database.ts';
import { buildAccount } from '#server/test/factories.ts';

const { orm } = await createTestDatabase();
const MIGRATION = 'Migration20261128170522_api_key_ends';
const DAY = 86_400_000;

const inDays = (days: number): Date => new Date(Date.now() + days * DAY);

test.each([
  { name: 'without an end', expiresAt: null, ends: 365 },
  { name: 'that end in ten years', expiresAt: inDays(3650), ends: 365 },
  { name: 'that end in a month', expiresAt: inDays(30), ends: 30 },
  { name: 'that were revoked', expiresAt: null, revokedAt: new Date(), ends: null },
])('keys from before the upgrade $name', async ({ expiresAt, revokedAt = null, ends }) => {
  const em = orm.em.fork();
  const account = await buildAccount(em);
  const key = em.create(ApiKey, {
    account,
    name: 'Key of before',
    secretHash: '0'.repeat(64),
    scopes: ['status:read'],
    organizations: [],
    organizationIds: {},
    expiresAt,
    revokedAt,
    createdAt: new Date(),
  });
  await em.flush();
  await orm.migrator.down({ migrations: [MIGRATION] });

  await orm.migrator.up();

  const [row] = await orm.em
    .fork()
    .execute<{ expires_at: string | null }[]>('select expires_at from api_key where id = ?', [key.id]);
  const end = row?.expires_at ?? null;
  const days = end === null ? null : (new Date(end).getTime() - Date.now()) / DAY;
  expect(days === null ? null : Math.round(days)).toBe(ends);
});
