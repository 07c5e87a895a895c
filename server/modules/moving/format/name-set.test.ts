import { expect, test } from 'vitest';
import { NameSet } from './name-set.ts';

test.each([
  ['a name', ['a'], 'a', true],
  ['another name', ['a'], 'b', false],
  ['another spelling', ['Ann@example.org'], 'ann@example.org', false],
  ['a name that begins alike', ['x'.repeat(10_000)], `${'x'.repeat(10_000)}y`, false],
  ['names that are one when joined', ['a\nb', 'c'], 'a\nb\nc', false],
  ['letters that only a script has', ['欧阳@пример.рф'], '欧阳@пример.рф', true],
  ['nothing', [], '', false],
  ['the empty name', [''], '', true],
])('a set tells whether it has %s', (_what, added, asked, isIn) => {
  const names = new NameSet();
  expect(added.map((name) => names.add(name))).toEqual(added.map(() => true));

  expect(names.has(asked)).toBe(isIn);
  expect(names.add(asked)).toBe(!isIn);
  expect(names.has(asked)).toBe(true);
});
