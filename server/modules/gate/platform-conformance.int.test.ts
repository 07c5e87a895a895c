import { describe, expect, test } from 'vitest';
import { graphql } from '#server/test/graphql.ts';
import { VerdictComparison } from './comparison/verdict-comparison.entity.ts';
import { PlatformConnection } from './connection/platform-connection.entity.ts';
import { GatePolicy } from './policy/gate-policy.entity.ts';
import { PullRequest } from './pull-request/pull-request.entity.ts';
import { GatedRepository, GateMode } from './repository/gated-repository.entity.ts';
import { countRetried, dueJobs } from './testing/due-jobs.ts';
import { PATIENCE, sign } from './testing/gate-world.ts';
import { OLD_CHECK, SCENE_LABELS, type Scene, type SceneCommunity, type ScenePull } from './testing/scene.ts';
import { openGitcodeScene, openGiteeScene, openGithubScene } from './testing/scenes.ts';

const SCENES: readonly Scene[] = [await openGithubScene(), await openGitcodeScene(), await openGiteeScene()];
const YES = [SCENE_LABELS.covered];
const NO = [SCENE_LABELS.uncovered];

/** A situation that every platform with these capabilities has to cope with. */
interface Situation {
  readonly name: string;
  readonly applies?: (capabilities: Scene['capabilities']) => boolean;
  readonly happens: (scene: Scene, community: SceneCommunity) => Promise<void>;
}

const shows = async (pull: ScenePull, labels: readonly string[]): Promise<void> => {
  await expect.poll(() => pull.labels(), PATIENCE).toEqual(labels);
};
const canMerge = async (pull: ScenePull, expected: boolean): Promise<void> => {
  await expect.poll(() => pull.canMerge(), PATIENCE).toBe(expected);
};

const COMPARED = `query ($linkId: ID!) {
  verdictComparison(linkId: $linkId) { days { agreeing differing open } }
  verdictDifferences(linkId: $linkId) { nodes { number headSha oldVerdict verdict reason } totalCount }
}`;

/** Only observes the repository, and names the check that the community is moving from. */
async function observe({ testApp }: Scene, { link }: SceneCommunity): Promise<void> {
  await testApp.em().nativeUpdate(GatedRepository, { link: link.id }, { mode: GateMode.OBSERVE });
  await testApp.em().nativeUpdate(GatePolicy, { link: link.id }, { oldCheck: OLD_CHECK });
}

/** What managers see of the comparison. */
async function compared({ testApp }: Scene, { link, headers }: SceneCommunity) {
  return (await graphql(testApp.app, COMPARED, { linkId: link.linkId }, headers)).data;
}

/** Lets the time come to read the old check again. */
async function sweepLater({ testApp }: Scene, community: SceneCommunity): Promise<void> {
  const waiting = { link: community.link.id, readAgainAt: { $ne: null } };
  await expect.poll(() => testApp.em().count(VerdictComparison, waiting), PATIENCE).toBe(1);
  await testApp.em().nativeUpdate(VerdictComparison, waiting, { readAgainAt: new Date(0) });
  await community.sweep();
}

const SITUATIONS: readonly Situation[] = [
  {
    name: '001 the only author opened it and has signed: nothing is posted, and it can be merged',
    async happens(_scene, community) {
      const author = await community.addPerson(true);
      const pull = community.open(author, [author]);
      await canMerge(pull, true);
      await shows(pull, YES);
      expect(pull.comments()).toEqual([]);
      const verdict = await pull.verdict();
      expect(verdict).toMatchObject({ verdict: 'COVERED', headSha: pull.headSha(), open: true, opener: author.login });
      const [subject] = verdict?.trace.commits[0]?.subjects ?? [];
      const proof = { person: 0, covered: true, required: true, assurance: 'A2', rule: 'signing' };
      expect(subject).toMatchObject({ ...proof, account: author.login });
    },
  },
  {
    name: '002 and 003: an author who has not signed gets one comment, and signing lets it be merged without a push',
    async happens(scene, community) {
      const author = await community.addPerson(false);
      const pull = community.open(author, [author]);
      await shows(pull, NO);
      await expect.poll(() => pull.comments().length, PATIENCE).toBe(1);
      const [comment = ''] = pull.comments();
      expect(comment).toContain(`@${author.login}`);
      expect(comment).toContain(`http://localhost:4000/gate/${scene.name}/${community.link.organization}/project/1`);
      expect(comment).not.toContain(author.email);
      expect(pull.canMerge()).toBe(false);
      await sign(scene, community, author.email);
      await canMerge(pull, true);
      await shows(pull, YES);
      await expect.poll(() => pull.comments(), PATIENCE).toEqual([expect.stringContaining('CLA 检查通过')]);
    },
  },
  {
    name: '004 to 006: a push by somebody who has not signed takes the yes away, and the head of before has it again',
    async happens(_scene, community) {
      const author = await community.addPerson(true);
      const pull = community.open(author, [author]);
      await canMerge(pull, true);
      pull.push([await community.addPerson(false)]);
      await shows(pull, NO);
      expect(pull.canMerge()).toBe(false);
      expect((await pull.verdict())?.headSha).toBe(pull.headSha());
      pull.goBack();
      await canMerge(pull, true);
      await shows(pull, YES);
      expect(await pull.verdict()).toMatchObject({ verdict: 'COVERED', headSha: pull.headSha() });
    },
  },
  {
    name: '009 another base means other commits',
    async happens(_scene, community) {
      const author = await community.addPerson(true);
      const pull = community.open(author, [author]);
      await canMerge(pull, true);
      pull.retarget(await community.addPerson(false));
      await shows(pull, NO);
      expect((await pull.verdict())?.trace.commits).toHaveLength(2);
    },
  },
  {
    name: '013 of two authors both have to have signed',
    async happens(_scene, community) {
      const [author, other] = [await community.addPerson(true), await community.addPerson(false)];
      const pull = community.open(author, [other, author]);
      await shows(pull, NO);
      expect((await pull.verdict())?.trace.commits.map(({ subjects }) => subjects[0]?.['covered'])).toEqual([
        false,
        true,
      ]);
    },
  },
  {
    name: '018 more than one page of commits',
    applies: ({ commitCap }) => commitCap === null || commitCap > 120,
    async happens(_scene, community) {
      const author = await community.addPerson(true);
      const pull = community.open(
        author,
        Array.from({ length: 120 }, () => author),
      );
      await canMerge(pull, true);
      expect((await pull.verdict())?.trace.commits).toHaveLength(120);
    },
  },
  {
    name: '020 closed it is left alone, reopened it is judged, also as a draft by its title',
    async happens(scene, community) {
      const author = await community.addPerson(false);
      const pull = community.open(author, [author], { title: '[WIP] Change something' });
      await shows(pull, NO);
      pull.close();
      await expect.poll(async () => (await pull.verdict())?.open, PATIENCE).toBe(false);
      await sign(scene, community, author.email);
      pull.reopen();
      await canMerge(pull, true);
    },
  },
  {
    name: '033 a push that no webhook reported is found by the sweep',
    async happens(scene, community) {
      const author = await community.addPerson(true);
      const pull = community.open(author, [author]);
      await canMerge(pull, true);
      scene.disturb('drop');
      pull.push([await community.addPerson(false)]);
      await scene.settleWebhooks();
      await community.sweep();
      await shows(pull, NO);
    },
  },
  {
    name: '033 a pull request that no webhook reported, and whose webhook the platform does not list, is found by the sweep',
    async happens(scene, community) {
      const author = await community.addPerson(true);
      scene.disturb('drop');
      const pull = community.open(author, [author]);
      await scene.settleWebhooks();
      scene.forgetDeliveries();
      await community.sweep();
      await canMerge(pull, true);
    },
  },
  {
    name: '034 a webhook sent twice is judged once',
    async happens(scene, community) {
      const author = await community.addPerson(false);
      scene.disturb('double');
      const pull = community.open(author, [author]);
      await shows(pull, NO);
      await scene.settleWebhooks();
      await expect.poll(() => pull.comments().length, PATIENCE).toBe(1);
      expect((await pull.verdict())?.verdicts).toHaveLength(1);
      expect(await scene.testApp.em().count(PullRequest, { repository: { link: community.link.id } })).toBe(1);
    },
  },
  {
    name: '037 a webhook that arrives behind a later one changes nothing',
    async happens(scene, community) {
      const author = await community.addPerson(true);
      const pull = community.open(author, [author]);
      await canMerge(pull, true);
      scene.disturb('hold');
      pull.push([await community.addPerson(false)]);
      pull.goBack();
      await expect.poll(async () => (await pull.verdict())?.headSha, PATIENCE).toBe(pull.headSha());
      await scene.releaseHeld();
      await expect.poll(() => dueJobs(scene.testApp.em()), PATIENCE).toEqual([]);
      await canMerge(pull, true);
      await shows(pull, YES);
    },
  },
  {
    name: '049 while the platform is down nothing is called covered, and later it is judged, with one check of its head',
    async happens(scene, community) {
      const author = await community.addPerson(true);
      scene.breakDown();
      const pull = community.open(author, [author]);
      await canMerge(pull, true);
      expect((await pull.verdict())?.verdicts.map(({ verdict }) => verdict)).toEqual(['COVERED']);
      expect(pull.countChecks()).toBe(scene.capabilities.checks ? 1 : 0);
    },
  },
  {
    name: 'G12 texts that no database takes are replaced, and judged like others',
    async happens(_scene, community) {
      const author = await community.addPerson(true);
      const pull = community.open(author, [author], {
        message: 'Remove \u0000 and \ud800\n\nA \u0000 and a half: \udc00',
      });
      await canMerge(pull, true);
    },
  },
  {
    name: 'G13 labels that are refused keep no comment from being written, and are not tried without end',
    async happens(scene, community) {
      const author = await community.addPerson(false);
      const retried = await countRetried(scene.testApp.em());
      scene.refuse('labels');
      const pull = community.open(author, [author]);
      await expect.poll(() => pull.comments().length, PATIENCE).toBe(1);
      await expect.poll(() => dueJobs(scene.testApp.em()), PATIENCE).toEqual([]);
      expect(await countRetried(scene.testApp.em())).toBe(retried);
      expect(pull.labels()).toEqual([]);
      scene.calm();
    },
  },
  {
    name: 'G13 a comment that is refused keeps the verdict shown, and is not tried without end',
    async happens(scene, community) {
      const author = await community.addPerson(false);
      const retried = await countRetried(scene.testApp.em());
      scene.refuse('comments');
      const pull = community.open(author, [author]);
      await shows(pull, NO);
      await expect.poll(() => dueJobs(scene.testApp.em()), PATIENCE).toEqual([]);
      expect(await countRetried(scene.testApp.em())).toBe(retried);
      scene.calm();
    },
  },
  {
    name: 'what the old check says is compared while a repository is observed, read again when late, and nothing is written',
    async happens(scene, community) {
      await observe(scene, community);
      const author = await community.addPerson(true);
      const pull = community.open(author, [author]);
      const open = { verdictComparison: { days: [{ agreeing: 0, differing: 0, open: 1 }] } };
      await expect.poll(() => compared(scene, community), PATIENCE).toMatchObject(open);

      pull.showOld('uncovered');
      await sweepLater(scene, community);
      const node = { headSha: pull.headSha(), oldVerdict: 'UNCOVERED', verdict: 'COVERED', reason: 'SIGNING' };
      const differs = { verdictComparison: { days: [{ agreeing: 0, differing: 1, open: 0 }] } };
      await expect
        .poll(() => compared(scene, community), PATIENCE)
        .toMatchObject({ ...differs, verdictDifferences: { nodes: [node], totalCount: 1 } });

      pull.showOld('covered');
      await sweepLater(scene, community);
      const agrees = { verdictComparison: { days: [{ agreeing: 1, differing: 0, open: 0 }] } };
      await expect.poll(() => compared(scene, community), PATIENCE).toMatchObject(agrees);
      expect(pull.comments()).toEqual([]);
      expect(pull.labels().filter((label) => YES.includes(label))).toEqual([]);
      expect(pull.canMerge()).toBe(false);
    },
  },
  {
    name: 'hostile titles, messages and names stay text, and notify nobody but the opener',
    async happens(_scene, community) {
      const opener = await community.addPerson(false);
      const title = '<script>alert(1)</script> {{covered}} @everyone [x](javascript:1) \u202e';
      const message = '@victim | `x` <img src=x>\n\nCo-authored-by: @victim <victim@example.com>';
      const pull = community.open(opener, [opener, { email: 'a|b`c](javascript:1)<d>@example.com' }], {
        title,
        message,
      });
      await shows(pull, NO);
      await expect.poll(() => pull.comments().length, PATIENCE).toBe(1);
      const [comment = ''] = pull.comments();
      expect(comment.match(/(?<![\\\w])@[\w-]+/g)).toEqual([`@${opener.login}`]);
      expect(comment).not.toMatch(/<script>|<d>|(?<!\\)\]\(javascript:/);
    },
  },
  {
    name: 'a token that was revoked pauses the connection, changes no label and is not logged',
    applies: ({ connectedBy }) => connectedBy === 'token',
    async happens({ testApp }, community) {
      const author = await community.addPerson(true);
      const pull = community.open(author, [author]);
      await shows(pull, YES);
      community.revoke();
      pull.push([author]);
      const one = { publicId: community.connectionId };
      const state = async () => (await testApp.em().findOneOrFail(PlatformConnection, one)).state;
      await expect.poll(state, PATIENCE).toBe('paused');
      expect(pull.labels()).toEqual(YES);
      expect(community.isTokenLogged()).toBe(false);
    },
  },
  {
    name: '094 who may not write cancels nothing',
    async happens(_scene, community) {
      const author = await community.addPerson(true);
      const pull = community.open(author, [author]);
      await canMerge(pull, true);
      pull.comment(author, '/cla cancel');
      pull.push([author]);
      await expect.poll(async () => (await pull.verdict())?.headSha, PATIENCE).toBe(pull.headSha());
      await canMerge(pull, true);
      expect((await pull.verdict())?.verdicts.every(({ verdict }) => verdict === 'COVERED')).toBe(true);
    },
  },
];

describe.each(SCENES)('$name', (scene) => {
  const situations = SITUATIONS.filter(({ applies }) => applies?.(scene.capabilities) ?? true);

  test.each(situations)('$name', async ({ happens }) => {
    await expect(happens(scene, await scene.addCommunity())).resolves.toBeUndefined();
  });
});
