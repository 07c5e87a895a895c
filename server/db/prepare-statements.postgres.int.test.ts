import { expect, test } from 'vitest';
import { createTestApp } from '#server/test/test-app.ts';
import { runStatement } from './run-statement.ts';

const testApp = await createTestApp();

const PREPARED = 'select count(*)::int from pg_prepared_statements where statement =';

test('a connection prepares a statement with parameters once, and those without any not at all', async () => {
  const statement = 'select $1::int + 1 as sum';

  const { sums, prepared } = await testApp.em().transactional(async (em) => ({
    sums: [await runStatement(em, statement, [1]), await runStatement(em, statement, [2])],
    prepared: [
      ...(await em.execute(`${PREPARED} ?`, [statement])),
      ...(await em.execute(`${PREPARED} ?`, ['select 1'])),
    ],
  }));

  expect(sums).toEqual([[{ sum: 2 }], [{ sum: 3 }]]);
  expect(prepared).toEqual([{ count: 1 }, { count: 0 }]);
});
