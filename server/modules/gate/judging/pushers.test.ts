import { expect, test } from 'vitest';
import { pushersOf } from './pushers.ts';

const person = (id: string) => ({ id, login: id, bot: false });

test.each([
  ['nobody is known', 'a b', {}, {}],
  ['before the first known head only the head is certain', 'a b c', { c: 'ada' }, { c: 'ada' }],
  ['later heads stand for all commits since', 'a b c d', { b: 'ada', d: 'bob' }, { b: 'ada', c: 'bob', d: 'bob' }],
  ['nobody vouches for a push that was not reported', 'a b c d', { a: 'ada', c: '', d: 'bob' }, { a: 'ada', d: 'bob' }],
  ['a head that was pushed away says nothing', 'a b', { x: 'ada', b: 'bob' }, { b: 'bob' }],
])('%s', (_rule, commits, heads, expected) => {
  const known = new Map(Object.entries(heads).map(([sha, id]) => [sha, id === '' ? null : person(id)]));
  const pushers = pushersOf(
    commits.split(' ').map((sha) => ({ sha })),
    known,
  );
  expect(Object.fromEntries([...pushers].map(([sha, { id }]) => [sha, id]))).toEqual(expected);
});
