import { expect, test } from 'vitest';
import { readGiteeDelivery } from './read-gitee-delivery.ts';
import { signTime } from './testing/fake-webhooks.ts';

const SECRET = 'a-secret-of-the-webhook';
const NOW = new Date('2026-03-01T12:00:00Z');
const TIMESTAMP = String(NOW.getTime());

const PULL = { number: 7, pull_request: { number: 7, head: { sha: 'a'.repeat(40) } } };
const PLACE = { repository: { id: 9, full_name: 'o/r' }, sender: { id: 1, login: 'bo' } };

function deliver(
  payload: object | string,
  { token = signTime(SECRET, TIMESTAMP), timestamp = TIMESTAMP }: { token?: string; timestamp?: string } = {},
) {
  const text = typeof payload === 'string' ? payload : JSON.stringify({ hook_id: 5, timestamp, ...PLACE, ...payload });
  const headers = { 'x-gitee-token': token, 'x-gitee-timestamp': timestamp, 'x-gitee-event': 'Merge Request Hook' };
  return readGiteeDelivery({ headers, body: Buffer.from(text) }, { secrets: ['a-newer-secret', SECRET], now: NOW });
}

const MERGE_REQUEST = { hook_name: 'merge_request_hooks', ...PULL };
const NOTE = {
  hook_name: 'note_hooks',
  noteable_type: 'PullRequest',
  pull_request: PULL.pull_request,
  comment: { id: 5, body: '/check-cla', user: { id: 1, login: 'bo' } },
};

test.each([
  ['gitee: opened', { ...MERGE_REQUEST, action: 'open' }, [7]],
  ['gitee: a force push', { ...MERGE_REQUEST, action: 'update', action_desc: 'source_branch_changed' }, [7]],
  ['gitee: another target', { ...MERGE_REQUEST, action: 'update', action_desc: 'target_branch_changed' }, [7]],
  ['gitee: an update that is not described', { ...MERGE_REQUEST, action: 'update' }, [7]],
  ['gitee: reopened', { ...MERGE_REQUEST, action: 'reopen' }, [7]],
  ['gitee: closed', { ...MERGE_REQUEST, action: 'close' }, [7]],
  ['gitee: labels of ours changed', { ...MERGE_REQUEST, action: 'update', action_desc: 'update_label' }, []],
  ['gitee: approved', { ...MERGE_REQUEST, action: 'approved' }, []],
  ['gitee: a new comment', { ...NOTE, action: 'comment' }, [7]],
  ['gitee: an edited comment', { ...NOTE, action: 'edited' }, []],
  ['gitee: a comment on an issue', { ...NOTE, action: 'comment', noteable_type: 'Issue' }, []],
  ['gitee: a number that is none', { ...MERGE_REQUEST, action: 'open', number: -1, pull_request: { number: '7' } }, []],
  ['gitee: a body that is a list', '[]', []],
  ['gitee: a body that is no JSON', '{', []],
])('%s tells where to look', (_situation, payload, numbers) => {
  expect(deliver(payload)?.numbers).toEqual(numbers);
});

test('gitee: who pushed is not believed, because nothing proves the body', () => {
  const news = deliver({ ...MERGE_REQUEST, action: 'update', action_desc: 'source_branch_changed' });
  expect(news).toMatchObject({ push: null, repository: { id: '9', path: 'o/r' } });
});

test('gitee: a check that is to run again names its commit', () => {
  const run = { head_sha: 'b'.repeat(40) };
  expect(deliver({ action: 'rerequested', check_run: run })?.shas).toEqual([run.head_sha]);
  expect(deliver({ action: 'completed', check_run: run })?.shas).toEqual([]);
});

const HOUR_MS = 3_600_000;
const earlier = (ms: number): string => String(NOW.getTime() - ms);

test.each([
  ['signed', {}, true],
  ['signed almost an hour ago', { timestamp: earlier(HOUR_MS - 1) }, true],
  ['signed an hour ago', { timestamp: earlier(HOUR_MS) }, false],
  ['signed an hour ahead', { timestamp: earlier(-HOUR_MS) }, false],
  ['signed for another time', { token: signTime(SECRET, earlier(1)) }, false],
  ['signed with another secret', { token: signTime('another-secret', TIMESTAMP) }, false],
  ['encoded as the documentation has it', { token: encodeURIComponent(signTime(SECRET, TIMESTAMP)) }, true],
  ['with the secret itself, of a webhook made by hand', { token: SECRET }, true],
  ['with an empty token', { token: '' }, false],
  ['with a time that is none', { timestamp: 'now' }, false],
])('gitee: a webhook %s (taken: %s)', (_proof, { token, timestamp = TIMESTAMP }: Proof, taken) => {
  const news = deliver(MERGE_REQUEST, { token: token ?? signTime(SECRET, timestamp), timestamp });
  expect(news !== undefined).toBe(taken);
});

interface Proof {
  readonly token?: string;
  readonly timestamp?: string;
}

test('gitee: duplicates have one key, other bodies another', () => {
  const opened = { ...MERGE_REQUEST, action: 'open' };
  expect(deliver(opened)?.key).toBe(deliver(opened)?.key);
  expect(deliver(opened)?.key).toMatch(/^5:1772366400000:[0-9a-f]{64}$/);
  expect(deliver({ ...opened, title: 'x' })?.key).not.toBe(deliver(opened)?.key);
});

test('gitee: what is stored contains neither the secret nor the signature, wherever they stand', () => {
  const sign = signTime(SECRET, TIMESTAMP);
  const body = { ...MERGE_REQUEST, action: 'open', password: SECRET, sign, hook: { password: SECRET } };
  const stored = deliver({ ...body, title: `see ${SECRET}` })?.storedBody.toString() ?? '';
  expect(stored).toContain('"title":"see ***"');
  expect(stored).not.toContain(SECRET);
  expect(stored).not.toContain(sign);
  expect(stored).not.toContain('timestamp');
  expect(deliver('{"password": broken')?.storedBody.toString()).toBe('{}');
});
