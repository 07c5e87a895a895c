import { serialize } from '@mikro-orm/core';
import { expect, test } from 'vitest';
import { Link } from '#server/modules/community/link/link.entity.ts';
import { buildLink } from '#server/test/factories.ts';
import { createTestApp } from '#server/test/test-app.ts';
import { loadByStatement } from './run-statement.ts';

const testApp = await createTestApp();

const BY_ID = 'select * from link where id = $1';

test('what a statement loads is what the ORM would load', async () => {
  const { id } = await arrangeLink();

  const [loaded] = await loadByStatement(testApp.em(), Link, { text: BY_ID, parameters: [id] });

  expect(loaded?.createdAt).toBeInstanceOf(Date);
  expect(serialize([loaded])).toEqual(serialize([await testApp.em().findOneOrFail(Link, id)]));
});

test('an entity that is loaded again keeps what was changed, and stores it', async () => {
  const { id } = await arrangeLink();
  const em = testApp.em();
  const link = await em.findOneOrFail(Link, id);
  link.alias = 'changed';

  const [again] = await loadByStatement(em, Link, { text: BY_ID, parameters: [id] });
  await em.flush();

  expect(again).toBe(link);
  expect((await testApp.em().findOneOrFail(Link, id)).alias).toBe('changed');
});

test('an entity that is loaded again shows what others have stored meanwhile', async () => {
  const { id } = await arrangeLink();
  const em = testApp.em();
  const link = await em.findOneOrFail(Link, id);
  await testApp.em().nativeUpdate(Link, { id }, { alias: 'changed by others' });

  await loadByStatement(em, Link, { text: BY_ID, parameters: [id] });

  expect(link.alias).toBe('changed by others');
});

async function arrangeLink(): Promise<Link> {
  const em = testApp.em();
  const link = await buildLink(em);
  await em.flush();
  return link;
}
