import { expect, test } from 'vitest';
import { boundCommit } from './bound-texts.ts';
import type { CommitFacts } from './gate-platform.ts';

const PERSON = { name: 'Ada', email: 'ada@example.org', account: null };
const COMMIT: CommitFacts = {
  sha: 'abcd',
  message: 'Fix it',
  author: PERSON,
  committer: PERSON,
  coAuthors: [],
  parents: 1,
  madeByPlatform: false,
  signer: null,
};
const TRAILER = 'Co-authored-by: Bo <bo@example.org>';

test('a commit of usual length stays as it is', () => {
  const commit = { ...COMMIT, message: `Fix it\n\nWhy.\n\n${TRAILER}\n`, coAuthors: [PERSON] };

  expect(boundCommit(commit)).toEqual(commit);
});

test('a long message keeps its first line and its trailers', () => {
  const { message } = boundCommit({ ...COMMIT, message: `Fix it\n\n${'words\n'.repeat(20_000)}\n${TRAILER}` });

  expect(message.length).toBeLessThan(65_536 + 1010);
  expect(message.split('\n').at(0)).toBe('Fix it');
  expect(message.split('\n').at(1)).toBe('');
  expect(message.split('\n').at(-1)).toBe(TRAILER);
});

test('lines, names and addresses are cut at a thousand characters', () => {
  const long = 'x'.repeat(100_000);
  const author = { name: long, email: long, account: null };

  const bound = boundCommit({ ...COMMIT, message: `${long}\n\n${long}`, author, coAuthors: [author] });

  expect(Math.max(...bound.message.split('\n').map(({ length }) => length))).toBe(1000);
  expect([bound.author.name, bound.author.email, bound.coAuthors[0]?.email].map((text) => text?.length)).toEqual([
    1000, 1000, 1000,
  ]);
});
