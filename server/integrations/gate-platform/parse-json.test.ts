import { expect, test } from 'vitest';
import { z } from 'zod';
import { readLongAnswer } from './platform-json.ts';

const SCHEMA = z.object({ id: z.string(), text: z.string() });

test.each([
  ['a short answer', 10],
  ['an answer above 1 MB, which is parsed in a thread', 2 * 1024 * 1024],
])('%s has texts that can be stored, and numbers with all of their digits', async (_name, length) => {
  const body = `{"id": 9007199254740993, "text": "${'x'.repeat(length)}\\u0000\\ud800"}`;

  expect(await readLongAnswer({ body }, SCHEMA)).toEqual({
    id: '9007199254740993',
    text: `${'x'.repeat(length)}\uFFFD\uFFFD`,
  });
});

test('a long answer that is not JSON is unusable', async () => {
  const body = '<'.repeat(2 * 1024 * 1024);

  await expect(readLongAnswer({ body }, SCHEMA)).rejects.toMatchObject({ kind: 'unusable' });
});
