import { expect, test } from 'vitest';
import { checkName, readKey, writeKey } from './api-key.rules.ts';

const ID = 'a3bb189e-8bf9-4888-9912-ace4e6543002';
const SECRET = `${'s'.repeat(20)}_-${'t'.repeat(21)}`;

test('a key is read as it was written', () => {
  const key = writeKey(ID, SECRET);

  expect(key).toBe(`sgk_a3bb189e8bf948889912ace4e6543002_${SECRET}`);
  expect(readKey(` ${key} `)).toEqual({ id: ID, secret: SECRET });
});

test.each(['', 'sgk_', `sgk_${'a'.repeat(32)}`, `sgk_${'g'.repeat(32)}_${SECRET}`, `${writeKey(ID, SECRET)}x`])(
  '%s is no key',
  (text) => {
    expect(readKey(text)).toBeUndefined();
  },
);

test.each([['  CI bot '], ['名'.repeat(100)]])('takes the name %s', (name) => {
  expect(checkName(name)).toBe(name.trim());
});

test.each(['', '  ', 'x'.repeat(101), 'a\u0000'])('refuses the name %j', (name) => {
  expect(() => checkName(name)).toThrow(
    expect.objectContaining({ code: 'bad_request_parameter', details: { field: 'name' } }),
  );
});
