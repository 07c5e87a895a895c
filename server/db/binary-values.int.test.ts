import { expect, test } from 'vitest';
import { createTestDatabase } from '#server/test/database.ts';

const SAME_BYTES = { name: 'same-bytes', text: 'select $1::bytea as bytes' };

test('binary values of any bytes are stored and read as they are, also those that are part of a buffer', async () => {
  const database = await createTestDatabase();
  const all = Uint8Array.from({ length: 256 }, (_value, index) => index);

  for (const bytes of [all, all.subarray(10, 200), Buffer.from('a part of a pool'), new Uint8Array()]) {
    const [row] = await database.runPrepared<{ bytes: Uint8Array }>(SAME_BYTES, [bytes]);

    expect([...(row?.bytes ?? [])]).toEqual([...bytes]);
  }
});
