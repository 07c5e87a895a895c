import { expect, test } from 'vitest';
import { CoAuthorPolicy, PolicySubject } from '#server/modules/gate/policy/gate-policy.rules.ts';
import { subjectsOfCommit } from './commit-subjects.ts';
import { platformInstance } from './platform-instance.rules.ts';

const RULES = {
  instance: null,
  instances: [],
  policy: { subjects: [PolicySubject.AUTHOR], coAuthors: CoAuthorPolicy.REQUIRE },
};

/** The addresses of the subjects of a commit by Ada with these co-authors. */
function addressesOf(coAuthors: readonly string[]): (string | null)[] {
  const ada = { name: 'Ada', email: 'ada@example.org', account: null };
  const message = `Fix it\n\n${coAuthors.map((email) => `Co-authored-by: <${email}>`).join('\n')}`;
  const commit = { sha: 'abcd', message, author: ada, committer: ada, coAuthors: [], parents: 1 };
  return subjectsOfCommit({ ...commit, madeByPlatform: false, signer: null }, RULES).subjects.map(({ email }) => email);
}

test('each person of a commit is one subject, in whatever letter case the address is written', () => {
  const named = ['bo@example.org', 'ADA@example.org', 'BO@example.org', 'cy@example.org'];

  expect(addressesOf(named)).toEqual(['ada@example.org', 'bo@example.org', 'cy@example.org']);
});

test('two hundred co-authors of a commit are read', () => {
  const named = Array.from({ length: 30_000 }, (_value, index) => `p${index}@example.org`);

  expect(addressesOf(named)).toEqual(['ada@example.org', ...named.slice(0, 200)]);
});

test.each([
  ['github.com', 'noreply@github.com', ['AUTHOR ada@example.org']],
  ['an Enterprise Server', 'noreply@ghe.example.org', ['AUTHOR ada@example.org']],
  ['an Enterprise Server, in capitals', 'NoReply@GHE.example.org', ['AUTHOR ada@example.org']],
  ['another host', 'noreply@evil.example.org', ['AUTHOR ada@example.org', 'COMMITTER noreply@evil.example.org']],
  ['a person there', 'ada@ghe.example.org', ['AUTHOR ada@example.org', 'COMMITTER ada@ghe.example.org']],
])('G17 an unsigned commit made on the pages of %s is its author’s', (_where, email, expected) => {
  const ada = { name: 'Ada', email: 'ada@example.org', account: null };
  const committer = { name: 'GitHub Enterprise', email, account: null };
  const commit = { sha: 'abcd', message: 'Fix it', author: ada, committer, coAuthors: [], parents: 1 };
  const instance = platformInstance('github', 'https://ghe.example.org:8443');
  const { subjects } = subjectsOfCommit(
    { ...commit, madeByPlatform: false, signer: null },
    {
      instance,
      instances: [instance],
      policy: { subjects: [PolicySubject.AUTHOR, PolicySubject.COMMITTER], coAuthors: CoAuthorPolicy.REQUIRE },
    },
  );
  expect(subjects.map(({ role, email: address }) => `${role.toUpperCase()} ${address}`)).toEqual(expected);
});
