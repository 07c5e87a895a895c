import { expect, test } from 'vitest';
import { githubChecker } from './github-checker.ts';
import { checkExchange, HostChecker, type HostDescription } from './host-description.ts';
import { FLAG, NUMBER, named, object, operations, orNull, TEXT } from './schema-words.ts';
import { throwViolations } from './violations.ts';

const DESCRIPTION: HostDescription = {
  schemas: { Thing: object({ id: NUMBER, note: orNull(TEXT) }, ['id']), Named: object({ name: TEXT }) },
  webhooks: { 'thing.made': object({ thing: { allOf: [named('Thing'), named('Named')] } }) },
  error: object({ message: TEXT }),
  headers: [{ name: 'user-agent', in: 'header', required: true, schema: { type: 'string', minLength: 1 } }],
  operations: operations({
    'GET /things/{id}': { query: { full: FLAG }, answers: { 200: named('Thing') } },
    'POST /things': { body: named('Thing'), answers: { 201: named('Thing') } },
    'DELETE /things/{id}': { answers: { 204: null } },
  }),
};

const checker = new HostChecker('A host', DESCRIPTION);

interface Exchange {
  readonly request: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly status: number;
  readonly answer?: unknown;
}

function exchange({ request, body, headers = { 'user-agent': 'x' }, status, answer }: Exchange): void {
  const [method = '', address = ''] = request.split(' ');
  const { pathname: path, searchParams: query } = new URL(address, 'http://127.0.0.1');
  checkExchange(checker, { method, path, query, headers, body })(status, answer);
}

const THING = { id: 1, note: null };

test.each<Exchange>([
  { request: 'GET /things/a%2Fb?full=true', status: 200, answer: THING },
  { request: 'POST /things', body: THING, status: 201, answer: THING },
  { request: 'DELETE /things/1', status: 204 },
  { request: 'DELETE /things/1', status: 404, answer: { message: 'No.' } },
])('an exchange as described is reported by nobody: $request, $status', (as) => {
  exchange(as);
  expect(throwViolations).not.toThrow();
});

test.each<Exchange & { readonly says: RegExp }>([
  { request: 'GET /others', status: 200, says: /no such operation/ },
  { request: 'GET /things/1?page=2', status: 200, answer: THING, says: /query parameter page/ },
  { request: 'GET /things/1?full=perhaps', status: 200, answer: THING, says: /full/ },
  { request: 'GET /things/1', headers: {}, status: 200, answer: THING, says: /header parameter user-agent/ },
  { request: 'GET /things/1', body: THING, status: 200, answer: THING, says: /a body is not described/ },
  { request: 'POST /things', status: 201, answer: THING, says: /without a body/ },
  { request: 'POST /things', body: { id: '1' }, status: 201, answer: THING, says: /id must be integer/ },
  { request: 'POST /things', body: { ...THING, more: 1 }, status: 201, answer: THING, says: /"more"/ },
  { request: 'GET /things/1', status: 200, answer: {}, says: /required property 'id'/ },
  { request: 'GET /things/1', status: 200, answer: { ...THING, more: 1 }, says: /"more"/ },
  { request: 'GET /things/1', status: 201, answer: THING, says: /the status is not described/ },
  { request: 'GET /things/1', status: 404, answer: { error: 'No.' }, says: /message/ },
  { request: 'DELETE /things/1', status: 204, answer: {}, says: /a body is not described/ },
])('what is not as described fails the test: $request, $says', ({ says, ...as }) => {
  exchange(as);
  expect(throwViolations).toThrow(says);
  expect(throwViolations).not.toThrow();
});

test('parts of a described object may be used together, and nothing beside them', () => {
  checker.checkWebhook('thing.made', { thing: { ...THING, name: 'x' } });
  expect(throwViolations).not.toThrow();
  checker.checkWebhook('thing.made', { thing: { ...THING, name: 'x', more: 1 } });
  expect(throwViolations).toThrow(/"more"/);
  checker.checkWebhook('thing.lost', {});
  expect(throwViolations).toThrow(/no such event/);
});

test('GitHub describes null where a value may be missing, and more than one kind of account', () => {
  const operation = githubChecker.find({ method: 'GET', path: '/repos/o/r/issues/1/comments' });
  expect(operation?.name).toBe('GET /repos/{owner}/{repo}/issues/{issue_number}/comments');
  const address = 'http://127.0.0.1/x';
  const dates = { created_at: '2026-01-01T00:00:00Z', updated_at: '2026-01-01T00:00:00Z' };
  const comment = { id: 1, node_id: 'x', url: address, html_url: address, issue_url: address, user: null, ...dates };
  const answer = (body: unknown): void => operation && githubChecker.checkAnswer(operation, 200, body);
  answer([comment]);
  expect(throwViolations).not.toThrow();
  answer([{ ...comment, html_url: null }]);
  expect(throwViolations).toThrow(/html_url must be string/);
});
