import { createHmac } from 'node:crypto';
import samples from '@octokit/webhooks-examples' with { type: 'json' };
import { describe, expect, test } from 'vitest';
import { readGithubDelivery } from './read-github-delivery.ts';

const SECRET = 'the webhook secret';

function sign(body: Buffer, secret = SECRET): string {
  return `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
}

function read(event: string, payload: unknown, guid = 'a guid') {
  const body = Buffer.from(JSON.stringify(payload));
  const headers = { 'x-github-event': event, 'x-github-delivery': guid, 'x-hub-signature-256': sign(body) };
  return readGithubDelivery({ headers, body }, [SECRET]);
}

const ada = { id: 7, login: 'ada', type: 'User' };
const repository = { id: 5, full_name: 'community/compiler' };
const pull = { number: 3, head: { sha: 'abc' } };

describe('signature', () => {
  const body = Buffer.from('{"zen":"Hällo"}');
  test.each([
    ['the newest secret', sign(body), true],
    ['the secret of before', sign(body, 'old'), true],
    ['github-039: another secret', sign(body, 'forged'), false],
    ['github-039: other bytes', sign(Buffer.from('{"zen":"Hallo"}')), false],
    ['github-039: SHA-1', `sha1=${'0'.repeat(40)}`, false],
    ['github-039: none', undefined, false],
  ])('by %s', (_name, signature, isTaken) => {
    const headers = { 'x-github-event': 'ping', 'x-github-delivery': 'g', 'x-hub-signature-256': signature };
    expect(readGithubDelivery({ headers, body }, [SECRET, 'old']) !== undefined).toBe(isTaken);
  });

  test("agrees with GitHub's own example", () => {
    const headers = {
      'x-hub-signature-256': 'sha256=757107ea0eb2509fc211221cce984b8a37570b6d7586c22c46f4379c8b043e17',
      'x-github-event': 'ping',
    };
    const told = readGithubDelivery({ headers, body: Buffer.from('Hello, World!') }, ["It's a Secret to Everybody"]);
    expect(told).toMatchObject({ event: 'ping', numbers: [] });
  });
});

test('github-034, github-036: the key is the GUID, the same for a delivery that is sent again', () => {
  expect(read('ping', {}, 'guid-1')?.key).toBe('guid-1');
});

test('github-037, github-038: a push states its head and who pushed', () => {
  const told = read('pull_request', {
    action: 'synchronize',
    pull_request: pull,
    before: 'abc',
    after: 'def',
    repository,
    sender: ada,
    installation: { id: 9 },
  });
  expect(told).toMatchObject({
    event: 'pull_request.synchronize',
    repository: { id: '5', path: 'community/compiler' },
    numbers: [3],
    push: { headSha: 'def', before: 'abc', by: { id: '7', login: 'ada', bot: false } },
    installationId: '9',
    reach: false,
  });
});

test('github-043: the opener of a pull request vouches for its head, so that the next push is known to begin there', () => {
  const told = read('pull_request', { action: 'opened', pull_request: pull, repository, sender: ada });
  expect(told).toMatchObject({ numbers: [3], push: { headSha: pull.head.sha, before: null, by: { login: 'ada' } } });
});

test.each(['labeled', 'unlabeled'])('pull_request.%s states who changed a label of which head', (action) => {
  const labelled = { ...pull, base: { ref: 'main' } };
  const told = read('pull_request', { action, pull_request: labelled, repository, sender: ada });
  expect(told).toMatchObject({ numbers: [3], update: { by: 'ada', headSha: pull.head.sha, baseBranch: 'main' } });
});

test.each(['edited', 'reopened', 'closed', 'ready_for_review', 'enqueued', 'stacked', 'invented'])(
  'github-043: pull_request.%s tells of its pull request, and of no push',
  (action) => {
    const told = read('pull_request', { action, pull_request: pull, repository, sender: ada });
    expect(told).toMatchObject({ numbers: [3], push: null });
  },
);

test.each([
  ['created', ada, true],
  ['edited', ada, false],
  ['created', { ...ada, type: 'Bot' }, false],
])('github-093, github-094: a comment %s by %o counts: %s', (action, sender, counts) => {
  const issue = { number: 3, pull_request: {} };
  const told = read('issue_comment', { action, issue, comment: { id: 5, body: '/check-cla' }, repository, sender });
  expect(told?.comment?.text).toBe(counts ? '/check-cla' : undefined);
  expect(told?.numbers).toEqual(counts ? [3] : []);
});

test('a comment on an issue is nothing', () => {
  const payload = {
    action: 'created',
    issue: { number: 3 },
    comment: { id: 5, body: 'recheck' },
    repository,
    sender: ada,
  };
  expect(read('issue_comment', payload)).toMatchObject({ numbers: [], comment: null });
});

test.each(['check_run', 'check_suite'])('github-089, github-090: a re-run of a %s names the commit', (event) => {
  const subject = { head_sha: 'abc', pull_requests: [] };
  expect(read(event, { action: 'rerequested', [event]: subject, repository, sender: ada })?.shas).toEqual(['abc']);
  expect(read(event, { action: 'completed', [event]: subject, repository, sender: ada })?.shas).toEqual([]);
});

test('github-092: the check has no buttons, so a click on one commands nothing', () => {
  const run = { head_sha: 'abc', pull_requests: [] };
  const click = { action: 'requested_action', check_run: run, requested_action: { identifier: 'override' } };
  expect(read('check_run', { ...click, repository, sender: ada })).toMatchObject({
    numbers: [],
    shas: [],
    comment: null,
  });
});

test('github-082, github-088: a merge group asks, and says when it is gone', () => {
  const group = { head_sha: 'h', base_sha: 'b', head_ref: 'refs/heads/gh-readonly-queue/main/pr-3-b' };
  const asked = read('merge_group', { action: 'checks_requested', merge_group: group, repository });
  expect(asked?.mergeGroup).toEqual({ headSha: 'h', baseSha: 'b', headRef: group.head_ref, baseBranch: null });
  const gone = read('merge_group', { action: 'destroyed', merge_group: group, repository });
  expect(gone).toMatchObject({ mergeGroup: null, goneMergeGroup: 'h' });
});

test.each(['installation', 'installation_repositories', 'installation_target', 'repository'])(
  'github-021 to github-031: %s changes what is reached',
  (event) => {
    expect(read(event, { action: 'any', installation: { id: 9 }, sender: ada })?.reach).toBe(true);
  },
);

test('ids beyond 2^53 keep their digits', () => {
  const body = Buffer.from('{"installation":{"id":9007199254740993}}');
  const headers = { 'x-github-event': 'installation', 'x-hub-signature-256': sign(body) };
  expect(readGithubDelivery({ headers, body }, [SECRET])?.installationId).toBe('9007199254740993');
});

test('secrets are taken out of the stored body, and nothing else', () => {
  const token = `ghp_${'a'.repeat(36)}`;
  const told = read('issue_comment', {
    hook: { config: { secret: 'hush', url: 'u' } },
    comment: { body: token },
  });
  expect(told?.storedBody.toString()).toBe('{"hook":{"config":{"secret":"***","url":"u"}},"comment":{"body":"***"}}');
});

test('a signed body that is no JSON is an event without content', () => {
  const body = Buffer.from('payload=%7B%7D');
  const headers = { 'x-github-event': 'pull_request', 'x-hub-signature-256': sign(body) };
  expect(readGithubDelivery({ headers, body }, [SECRET])).toMatchObject({ event: 'pull_request', numbers: [] });
});

test('every sample that GitHub ever sent is read', () => {
  const read329 = samples.flatMap(({ name, examples }) => examples.map((example: unknown) => read(name, example)));
  expect(read329.length).toBeGreaterThan(300);
  expect(read329.every((told) => told !== undefined)).toBe(true);
  const ofPulls = samples.find(({ name }) => name === 'pull_request')?.examples ?? [];
  expect(ofPulls.map((example: unknown) => read('pull_request', example)?.numbers.length)).toEqual(
    ofPulls.map(() => 1),
  );
});
