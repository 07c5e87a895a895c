import { expect, test } from 'vitest';
import { BEHIND_PROXY } from '#server/modules/ground/verification/testing/visitors.ts';
import { buildCla, buildLink } from '#server/test/factories.ts';
import { graphql } from '#server/test/graphql.ts';
import { createTestApp } from '#server/test/test-app.ts';
import { platformInstance } from './evaluation/platform-instance.rules.ts';
import { changeOf, commit, Judge } from './testing/judged-changes.ts';

const testApp = await createTestApp(BEHIND_PROXY);
const link = await buildLink(testApp.em());
const gate = new Judge(testApp, link, await buildCla(testApp.em(), link));

test.each([
  ['platforms', 'user.noreply.gitee.com'],
  ['instances', 'users.noreply.ghe.example.org'],
])('a co-author is not the author because accounts of two %s have one number', async (_of, domain) => {
  const message = `Add\n\nMore\n\nCo-authored-by: Eve <4711+eve@${domain}>`;
  const instances = [
    platformInstance('github', 'github.com'),
    platformInstance('gitee', 'gitee.com'),
    platformInstance('github', 'ghe.example.org'),
  ];
  const commits = [commit('4711+ada@users.noreply.github.com', null, { message })];

  const { verdict, commits: judged } = await gate.judge(
    changeOf(commits, { instance: null, opener: null, instances }),
    { coAuthors: 'require' },
  );

  expect(judged[0]?.subjects.map(({ role }) => role)).toEqual(['author', 'co_author']);
  expect(verdict).toBe('uncovered');
});

const EVALUATE = `query ($linkId: ID!, $commits: [CommitInput!]!) {
  evaluateCommits(linkId: $linkId, commits: $commits) { verdict }
}`;

test('co-authors count towards the addresses that one source may ask about', async () => {
  const codes: string[] = [];
  for (let asked = 0; asked < 3; asked += 1) {
    const people = Array.from({ length: 1000 }, (_, index) => `Co-authored-by: P <p${asked}x${index}@example.org>`);
    const message = `Add\n\nMore\n\n${people.join('\n')}`;
    const commits = [{ sha: 'abcd', authorEmail: 'a@example.org', message }];
    const answer = await graphql(
      testApp.app,
      EVALUATE,
      { linkId: link.linkId, commits },
      { 'x-forwarded-for': '203.0.113.99' },
    );
    codes.push(...answer.codes);
  }

  expect(codes).toContain('too_many_request');
});
