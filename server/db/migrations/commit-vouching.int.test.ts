import { expect, test } from 'vitest';
import { Assurance } from '#server/modules/gate/evaluation/judgement.rules.ts';
import { GateSubject } from '#server/modules/gate/pull-request/gate-subject.entity.ts';
import { PullRequestHead } from '#server/modules/gate/pull-request/pull-request-head.entity.ts';
import { PullRequestVerdict } from '#server/modules/gate/pull-request/pull-request-verdict.entity.ts';
import { buildPullRequest } from '#server/modules/gate/testing/pull-requests.ts';
import { CommitVouching } from '#server/modules/gate/vouching/commit-vouching.entity.ts';
import { createTestDatabase } from '#server/test/database.ts';
import { buildLink } from '#server/test/factories.ts';

const { orm } = await createTestDatabase();
const MIGRATION = 'Migration20261128165628_commit_vouching';

test('who stood behind commits before the upgrade is known after it', async () => {
  const em = orm.em.fork();
  const link = await buildLink(em);
  const pullRequest = await buildPullRequest(em, link);
  pullRequest.openerId = '1';
  const host = 'github.example.org';
  const createdAt = new Date();
  const people = ['1', '2', '3', '4'].map((accountId) =>
    em.create(GateSubject, { link, host, accountId, login: `p${accountId}`, emailKey: '', createdAt }),
  );
  await em.flush();
  const facts = { role: 'author', covered: true, required: true, rule: null, missing: null, step: null } as const;
  const assurances: Assurance[] = ['a2', 'a2', 'a3', 'a1'];
  const subjects = people.map(({ id }, index) => ({
    ...facts,
    subjectId: id,
    assurance: assurances[index] ?? Assurance.A0,
  }));
  em.create(PullRequestVerdict, {
    pullRequest,
    verdict: 'covered',
    headSha: pullRequest.headSha,
    complete: true,
    commits: [{ sha: 'c'.repeat(40), subject: null, subjects }],
    decidedAt: createdAt,
  });
  const head = { pullRequest, headSha: 'd'.repeat(40), pusherId: '5', pusher: 'p5', pushedAt: createdAt };
  em.create(PullRequestHead, head);
  em.create(PullRequestHead, { ...head, headSha: 'e'.repeat(40), pusherId: '', pusher: '' });
  await em.flush();
  await orm.migrator.down({ migrations: [MIGRATION] });

  await orm.migrator.up();

  const found = await orm.em.fork().find(CommitVouching, { host }, { orderBy: { accountId: 'asc' } });
  expect(found.map(({ accountId, source, sha }) => [accountId, source, sha[0]])).toEqual([
    ['1', 'opened', 'c'],
    ['2', 'pushed', 'c'],
    ['3', 'signed', 'c'],
    ['5', 'pushed', 'd'],
  ]);
});
