import { expect, test } from 'vitest';
import { subjectsOfCommit } from './commit-subjects.ts';
import { CoAuthorPolicy, PolicySubject } from './policy/gate-policy.rules.ts';

const RULES = {
  platform: null,
  instances: [],
  policy: { subjects: [PolicySubject.AUTHOR], coAuthors: CoAuthorPolicy.REQUIRE },
};

/** The addresses of the subjects of a commit by Ada with these co-authors. */
function addressesOf(coAuthors: readonly string[]): (string | null)[] {
  const ada = { name: 'Ada', email: 'ada@example.org', account: null };
  const message = `Fix it\n\n${coAuthors.map((email) => `Co-authored-by: <${email}>`).join('\n')}`;
  const commit = { sha: 'abcd', message, author: ada, committer: ada, coAuthors: [], parents: 1 };
  return subjectsOfCommit({ ...commit, madeByPlatform: false, signer: null }, RULES).map(({ email }) => email);
}

test('each person of a commit is one subject, in whatever letter case the address is written', () => {
  const named = ['bo@example.org', 'ADA@example.org', 'BO@example.org', 'cy@example.org'];

  expect(addressesOf(named)).toEqual(['ada@example.org', 'bo@example.org', 'cy@example.org']);
});

test('thirty thousand co-authors are told apart in a moment', () => {
  const named = Array.from({ length: 30_000 }, (_value, index) => `p${index}@example.org`);

  expect(addressesOf(named)).toHaveLength(30_001);
});
