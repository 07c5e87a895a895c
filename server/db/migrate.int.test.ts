import { expect, test } from 'vitest';
import { ConfigError } from '#server/config/config.ts';
import { examineSchema } from '#server/doctor/examine-database.ts';
import { createTestDatabase } from '#server/test/database.ts';
import { migrate } from './migrate.ts';

const database = await createTestDatabase();
const em = database.orm.em.fork();
const EARLIER = 'Migration20261121052947_initial';

test('a database that lists what the first migration stands for is one of this version', async () => {
  await em.execute('insert into mikro_orm_migrations (name) values (?)', [EARLIER]);

  expect(await migrate(database)).toEqual([]);
  expect(await examineSchema(em)).toMatchObject({ level: 'ok' });
});

test('a database from before the first migration is refused, and says what to do', async () => {
  await em.execute('delete from mikro_orm_migrations');
  await em.execute('insert into mikro_orm_migrations (name) values (?)', [EARLIER]);

  const refused = migrate(database);

  await expect(refused).rejects.toBeInstanceOf(ConfigError);
  await expect(refused).rejects.toThrow('Start it once with a version of 28 November 2026');
  expect(await em.execute('select name from mikro_orm_migrations')).toEqual([{ name: EARLIER }]);
});
