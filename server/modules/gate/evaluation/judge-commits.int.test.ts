import { expect, test } from 'vitest';
import type { PlatformPerson } from '#server/integrations/gate-platform/gate-platform.ts';
import {
  changeOf,
  commit,
  COPILOT,
  DEPENDABOT,
  inWords,
  Judge,
  OPENER,
  STRANGER,
  UNKNOWN_BOT,
} from '#server/modules/gate/testing/judged-changes.ts';
import { buildCla, buildLink, newEmail } from '#server/test/factories.ts';
import { buildCorporation } from '#server/test/signing-factories.ts';
import { createTestApp } from '#server/test/test-app.ts';
import type { Judgement } from './judgement.ts';
import { platformInstance } from './platform-instance.rules.ts';

const testApp = await createTestApp();
const link = await buildLink(testApp.em());
const gate = new Judge(testApp, link, await buildCla(testApp.em(), link));

const ENTERPRISE = platformInstance('github', 'https://ghe.example.org');
const TRAILER = 'Change it\n\nCo-authored-by: Bo <bo@example.org>';

const judge: Judge['judge'] = (...asked) => gate.judge(...asked);
const signed: Judge['signed'] = () => gate.signed();
const tie: Judge['tie'] = (...tied) => gate.tie(...tied);

const WORKS: readonly [string, () => Promise<Judgement>, string][] = [
  [
    'github-001: the opener, covered',
    async () => judge(changeOf([commit(await signed(), OPENER)])),
    'covered a2 signing',
  ],
  [
    'github-002: the opener, uncovered',
    () => judge(changeOf([commit(newEmail(), OPENER)])),
    'uncovered a2 not_signed sign',
  ],
  ['github-017: no commits', () => judge(changeOf([])), 'unknown'],
  [
    'github-020: the opener was deleted',
    async () => judge(changeOf([commit(await signed(), OPENER)], { opener: null })),
    'uncovered a1 unproved_address confirm_commits',
  ],
  [
    'github-053: an author without account',
    () => judge(changeOf([commit(newEmail(), null)])),
    'uncovered a0 unproved_address prove_address',
  ],
  [
    'github-054: the address is proved, which says nothing about the commit',
    async () => {
      const [email, further] = [await signed(), newEmail()];
      await tie(email, { email: further, emailKey: further });
      return judge(changeOf([commit(further, null)]));
    },
    'uncovered a0 unproved_address confirm_commits',
  ],
  [
    'github-055: the covered address of a stranger',
    async () => judge(changeOf([commit(await signed(), STRANGER)])),
    'uncovered a1 unproved_address confirm_commits',
  ],
  [
    'a community that accepts claims',
    async () => judge(changeOf([commit(await signed(), STRANGER)]), { acceptClaimedAccounts: true }),
    'covered a1 signing',
  ],
  [
    'github-056: the author signed the commit',
    async () => judge(changeOf([commit(await signed(), STRANGER, { signer: STRANGER })])),
    'covered a3 signing',
  ],
  [
    'github-057: the committer signed the commit of another author',
    async () => {
      const committer = { name: null, email: newEmail(), account: OPENER };
      return judge(changeOf([commit(await signed(), STRANGER, { signer: OPENER, committer })]));
    },
    'uncovered a1 unproved_address confirm_commits',
  ],
  [
    'github-052: an author who pushed the commit',
    async () => {
      const one = commit(await signed(), STRANGER);
      return judge(changeOf([one], { pushers: new Map([[one.sha, STRANGER]]) }));
    },
    'covered a2 signing',
  ],
  [
    'github-058: an old no-reply address',
    () => judge(changeOf([commit('somebody@users.noreply.github.com', null)])),
    'uncovered a0 no_address fix_commit',
  ],
  [
    'github-059: a merge that the platform made, by somebody who has not signed',
    () => judge(changeOf([commit(newEmail(), OPENER, { parents: 2, madeByPlatform: true })])),
    'uncovered a2 not_signed sign',
  ],
  [
    'a merge that the platform made, by somebody who has signed',
    async () => judge(changeOf([commit(await signed(), STRANGER, { parents: 2, madeByPlatform: true })])),
    'covered a1 signing',
  ],
  [
    'a merge that the platform made, by somebody who may write',
    () =>
      judge(
        changeOf([commit(newEmail(), STRANGER, { parents: 2, madeByPlatform: true })], { mayWrite: async () => true }),
      ),
    'covered a1 exemption',
  ],
  [
    'a local merge by somebody who may write',
    () => judge(changeOf([commit(newEmail(), STRANGER, { parents: 2 })], { mayWrite: async () => true })),
    'uncovered a1 not_signed sign',
  ],
  [
    'github-060: a local merge',
    () => judge(changeOf([commit(newEmail(), OPENER, { parents: 2 })])),
    'uncovered a2 not_signed sign',
  ],
  [
    'github-061: a suggestion that the platform applied, whose author has not signed',
    () => judge(changeOf([commit(newEmail(), OPENER, { madeByPlatform: true, message: TRAILER })])),
    'uncovered a2 not_signed sign',
  ],
  [
    'github-067: a person types the address of a bot',
    () => judge(changeOf([commit('49699333+dependabot[bot]@users.noreply.github.com', null)])),
    'uncovered a1 unproved_address fix_commit',
  ],
  [
    'github-068: a registered bot',
    () => judge(changeOf([commit(null, DEPENDABOT)], { opener: DEPENDABOT })),
    'covered a2 bot',
  ],
  [
    'github-069: a person pushes in the name of the bot',
    () => {
      const one = commit(null, DEPENDABOT);
      return judge(changeOf([one], { opener: DEPENDABOT, pushers: new Map([[one.sha, STRANGER]]) }));
    },
    'uncovered a2 unproved_address fix_commit',
  ],
  [
    'a person who writes their own number into the address of a bot is no bot that could be registered',
    () => judge(changeOf([commit('501+helper[bot]@users.noreply.github.com', null)])),
    'uncovered a2 not_signed prove_address',
  ],
  [
    'somebody of another instance who has the number of a bot that is known is a person',
    () => {
      const account = { ...OPENER, id: DEPENDABOT.id };
      return judge(changeOf([commit(null, account)], { opener: account, instance: ENTERPRISE }));
    },
    'uncovered a2 not_signed prove_address',
  ],
  [
    'so is somebody there who has the number of an agent that is known',
    () => {
      const account = { ...OPENER, id: COPILOT.id };
      return judge(changeOf([commit(null, account)], { opener: account, instance: ENTERPRISE }));
    },
    'uncovered a2 not_signed prove_address',
  ],
  [
    'somebody there who has the number of an account that is tied to a signing',
    async () => {
      const account = { ...OPENER, id: '778' };
      await tie(await signed(), { platform: 'github', host: 'github.com', accountId: account.id, account: 'tied' });
      return judge(changeOf([commit(null, account)], { opener: account, instance: ENTERPRISE }));
    },
    'uncovered a2 not_signed prove_address',
  ],
  [
    'a bot that a manager has registered, at a platform that does not mark bots',
    () => {
      const bots = [{ platform: 'github' as const, accountId: OPENER.id, name: 'Machine', host: 'github.com' }];
      return judge(changeOf([commit(null, OPENER)]), { bots });
    },
    'covered a2 bot',
  ],
  [
    'github-070: an assistant that is not registered',
    () => judge(changeOf([commit(null, COPILOT)], { opener: COPILOT })),
    'uncovered a2 unknown_bot register_bot',
  ],
  [
    'github-071: a bot that nobody knows',
    () => judge(changeOf([commit(null, UNKNOWN_BOT)], { opener: UNKNOWN_BOT })),
    'uncovered a2 unknown_bot register_bot',
  ],
  [
    'github-072: a member of an exempt organisation',
    () => judge(changeOf([commit(newEmail(), OPENER)], { isMember: async () => true }), { exemptOrganizations: ['o'] }),
    'covered a2 exemption',
  ],
  [
    'github-073: a membership that cannot be seen',
    () =>
      judge(changeOf([commit(newEmail(), OPENER)], { isMember: async () => undefined }), {
        exemptOrganizations: ['o'],
      }),
    'uncovered a2 platform_unreadable sign',
  ],
  [
    'github-074: an address in the domain of a corporation',
    async () => {
      const domain = `corp-${crypto.randomUUID()}.example`;
      const em = testApp.em();
      await buildCorporation(em, em.merge(link), { domains: [domain] });
      return judge(changeOf([commit(`somebody@${domain}`, STRANGER)]));
    },
    'uncovered a1 not_signed sign_as_employee',
  ],
  ['no address', () => judge(changeOf([commit(null, null)])), 'uncovered a0 no_address fix_commit'],
  [
    'a small change',
    () => judge(changeOf([commit(newEmail(), OPENER)], { changedLines: 3 }), { minimumLines: 3 }),
    'covered a2 exemption',
  ],
  [
    'a change of few lines that is more than text',
    () =>
      judge(changeOf([commit(newEmail(), OPENER)], { changedLines: 0, readTextChange: async () => undefined }), {
        minimumLines: 3,
      }),
    'uncovered a2 not_signed sign',
  ],
  [
    'a change of more lines than the platform says',
    () =>
      judge(
        changeOf([commit(newEmail(), OPENER)], {
          changedLines: 3,
          readTextChange: async () => ({ files: ['a.md'], lines: 4 }),
        }),
        { minimumLines: 3 },
      ),
    'uncovered a2 not_signed sign',
  ],
  [
    'a small change of other files',
    () =>
      judge(changeOf([commit(newEmail(), OPENER)], { changedLines: 3 }), {
        minimumLines: 3,
        minimumLinesFiles: ['docs/**'],
      }),
    'uncovered a2 not_signed sign',
  ],
  [
    'an incomplete list',
    async () => judge(changeOf([commit(await signed(), OPENER)], { complete: false })),
    'unknown a2 signing',
  ],
  [
    'an account that is tied to the signing of the typed address',
    async () => {
      const email = await signed();
      const account: PlatformPerson = { id: '777', login: 'tied', bot: false };
      await tie(email, { platform: 'github', host: 'github.com', accountId: account.id, account: account.login });
      return judge(changeOf([commit(email, null)], { opener: account }));
    },
    'covered a4 signing',
  ],
];

test.each(WORKS)('%s', async (_name, work, expected) => {
  expect(inWords(await work())).toBe(expected);
});

test('github-063: one person with two addresses is one subject', async () => {
  const judgement = await judge(changeOf([commit(await signed(), OPENER), commit(newEmail(), OPENER)]));
  expect(judgement.verdict).toBe('covered');
});

test.each([
  ['ignore', 'covered', 1],
  ['warn', 'covered', 2],
  ['require', 'uncovered', 2],
] as const)('github-062: an uncovered co-author, by the policy %s', async (coAuthors, verdict, subjects) => {
  const judgement = await judge(changeOf([commit(await signed(), OPENER, { message: TRAILER })]), { coAuthors });
  expect(judgement.verdict).toBe(verdict);
  expect(judgement.commits[0]?.subjects).toHaveLength(subjects);
});

test('github-061: of a suggestion both are judged, who made it and who applied it', async () => {
  const facts = { madeByPlatform: true, message: TRAILER };
  const judgement = await judge(changeOf([commit(await signed(), OPENER, facts)]), { coAuthors: 'require' });
  expect(judgement.verdict).toBe('uncovered');
  expect(judgement.commits[0]?.subjects).toMatchObject([
    { role: 'author', covered: true },
    { role: 'co_author', covered: false, required: true },
  ]);
});

test('github-080: 1,000 commits of 300 authors', async () => {
  const emails = Array.from({ length: 299 }, () => newEmail());
  const list = Array.from({ length: 1000 }, (_, index) => commit(emails[index % 299] ?? '', STRANGER));
  const judgement = await judge(changeOf([...list.slice(1), commit(await signed(), OPENER)]));
  expect(judgement.verdict).toBe('uncovered');
  expect(judgement.commits).toHaveLength(1000);
  expect(judgement.commits.at(-1)?.subjects[0]?.covered).toBe(true);
});

test('of a change 2,000 co-authors are judged; further ones are missing where they are required', async () => {
  const trailers = (index: number): string =>
    Array.from({ length: 200 }, (_, one) => `Co-authored-by: <c${index}-${one}@example.org>`).join('\n');
  const email = await signed();
  const list = Array.from({ length: 30 }, (_, index) =>
    commit(email, OPENER, { message: `${'x'.repeat(1000)}\n\n${trailers(index)}` }),
  );

  const { commits } = await judge(changeOf(list), { coAuthors: 'require' });

  expect(
    commits.flatMap(({ subjects }) => subjects).filter(({ email: named }) => named !== null && named !== email),
  ).toHaveLength(2000);
  expect(commits.at(-1)?.subjects.at(-1)).toMatchObject({ required: true, covered: false, missing: 'no_address' });
  expect(Buffer.byteLength(commits[0]?.subject ?? '')).toBe(300);
});
