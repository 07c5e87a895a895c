import { expect, test } from 'vitest';
import { readCursor, toCursor } from './signing-cursor.rules.ts';

const ID = 'a3bb189e-8bf9-4888-9912-ace4e6543002';

test.each(['2026-11-22 13:00:00.123456+00', '2024-02-29 23:59:59+05:30'])('a cursor keeps its place: %s', (key) => {
  const place = { key, id: ID };

  expect(readCursor(toCursor(place), 'DATE_DESC')).toEqual(place);
});

test.each([undefined, null])('without a cursor (%s) there is no place', (cursor) => {
  expect(readCursor(cursor, 'DATE_DESC')).toBeNull();
});

const encode = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

test.each([
  ['no cursor', 'DATE_DESC', 'no cursor'],
  ['no list', 'DATE_DESC', encode({})],
  ['too much', 'NAME_ASC', encode(['a', ID, 'b'])],
  ['no id', 'NAME_ASC', encode(['a', 'b'])],
  ['the cursor of another order', 'DATE_ASC', encode(['a', ID])],
  ['an impossible time', 'DATE_ASC', encode(['2026-13-22 13:00:00+00', ID])],
  ['a day that its month lacks', 'DATE_ASC', encode(['2026-02-30 13:00:00+00', ID])],
  ['the year 0', 'DATE_ASC', encode(['0000-01-01 13:00:00+00', ID])],
  ['an impossible zone', 'DATE_ASC', encode(['2026-11-22 13:00:00+16', ID])],
  ['impossible minutes of a zone', 'DATE_ASC', encode(['2026-11-22 13:00:00+05:60', ID])],
  ['a character that no name has', 'NAME_ASC', encode(['a\u0000', ID])],
] as const)('refuses %s', (_name, sort, cursor) => {
  expect(() => readCursor(cursor, sort)).toThrow(
    expect.objectContaining({ code: 'bad_request_parameter', details: { field: 'after' } }),
  );
});
