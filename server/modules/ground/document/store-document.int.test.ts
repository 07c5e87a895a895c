import { expect, test } from 'vitest';
import { createTestDatabase } from '#server/test/database.ts';
import { Document } from './document.entity.ts';
import { fingerprint } from './fingerprint.ts';
import { readDocument } from './read-document.ts';
import { storeDocument } from './store-document.ts';

const database = await createTestDatabase();

const EARLIER = new Date('2026-11-21T08:00:00Z');
const LATER = new Date('2026-11-21T09:00:00Z');

let texts = 0;
const newBytes = (): Buffer => Buffer.from(`document ${(texts += 1)}`);

test('twenty changes at once store the same bytes once, and each can refer to them', async () => {
  const bytes = newBytes();

  const stored = await Promise.all(
    Array.from({ length: 20 }, () =>
      database.orm.em.fork().transactional((em) => storeDocument(em, { bytes, createdAt: EARLIER })),
    ),
  );

  expect(new Set(stored.map(({ sha256 }) => sha256))).toEqual(new Set([await fingerprint(bytes)]));
  expect(await database.orm.em.fork().count(Document, { sha256: await fingerprint(bytes) })).toBe(1);
});

test('bytes stored by a change that was rolled back are stored by the next', async () => {
  const bytes = newBytes();
  const refused = database.orm.em.fork().transactional(async (em) => {
    await storeDocument(em, { bytes, createdAt: EARLIER });
    throw new Error('given up');
  });
  await expect(refused).rejects.toThrow('given up');
  const em = database.orm.em.fork();
  expect(await em.count(Document, { sha256: await fingerprint(bytes) })).toBe(0);

  const { sha256 } = await storeDocument(em, { bytes, createdAt: LATER });

  expect((await readDocument(database.orm.em.fork(), sha256)).bytes).toEqual(bytes);
});

test('a stored document stays the same, even when it is stored again with a base', async () => {
  const base = newBytes();
  const bytes = Buffer.concat([base, newBytes()]);
  await storeDocument(database.orm.em.fork(), { bytes, createdAt: EARLIER });

  const again = await storeDocument(database.orm.em.fork(), {
    bytes,
    base: { sha256: await fingerprint(base), size: base.length },
    createdAt: LATER,
  });

  expect(again).toMatchObject({ createdAt: EARLIER, baseSha256: null });
  expect((await readDocument(database.orm.em.fork(), again.sha256)).bytes).toEqual(bytes);
});

test('a document that was loaded in the same unit of work is not changed', async () => {
  const bytes = newBytes();
  const em = database.orm.em.fork();
  const first = await storeDocument(em, { bytes, createdAt: EARLIER });

  const second = await storeDocument(em, { bytes, createdAt: LATER });
  await em.flush();

  expect(second).toBe(first);
  expect((await database.orm.em.fork().findOneOrFail(Document, first.sha256)).createdAt).toEqual(EARLIER);
});
