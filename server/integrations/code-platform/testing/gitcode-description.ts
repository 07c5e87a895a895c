import { GITCODE_SCHEMAS } from './gitcode-schemas.ts';
import { GITCODE_WEBHOOKS } from './gitcode-webhooks.ts';
import type { HostDescription } from './host-description.ts';
import { FLAG, listOf, named, NUMBER, object, oneOf, operations, TEXT } from './schema-words.ts';

const PAGE = { page: NUMBER, per_page: { type: 'integer', maximum: 100 } };
const REPO = '/repos/{owner}/{repo}';
const PULL = `${REPO}/pulls/{number}`;

const HOOK = object(
  {
    url: TEXT,
    encryption_type: { enum: [0, 1] },
    password: TEXT,
    push_events: FLAG,
    tag_push_events: FLAG,
    issues_events: FLAG,
    note_events: FLAG,
    merge_requests_events: FLAG,
  },
  ['url'],
);

/** What GitCode documents about the requests of the service, on the pages named; schemas follow from their examples. */
export const GITCODE: HostDescription = {
  schemas: GITCODE_SCHEMAS,
  webhooks: GITCODE_WEBHOOKS,
  // https://docs.gitcode.com/en/docs/guide names the member `message`; the others are seen.
  error: object({ message: TEXT, error_message: TEXT, error_code: NUMBER }, []),
  headers: [
    { name: 'user-agent', in: 'header', required: true, schema: { type: 'string', minLength: 1 } },
    { name: 'authorization', in: 'header', required: false, schema: { type: 'string', pattern: '^Bearer .' } },
  ],
  operations: operations({
    // https://docs.gitcode.com/en/docs/users
    'GET /user': { answers: { 200: named('Account') } },
    'GET /user/repos': { query: PAGE, answers: { 200: listOf(named('OwnRepository')) } },
    [`GET ${REPO}`]: { answers: { 200: named('Repository') } },
    // https://docs.gitcode.com/en/docs/orgs
    'GET /users/orgs': { query: { ...PAGE, admin: FLAG }, answers: { 200: listOf(named('Organization')) } },
    'GET /orgs/{org}/repos': { query: { ...PAGE, type: TEXT }, answers: { 200: listOf(named('Repository')) } },
    // https://docs.gitcode.com/en/docs/repos/member
    [`GET ${REPO}/collaborators/{username}/permission`]: { answers: { 200: named('Permission') } },
    // https://docs.gitcode.com/en/docs/repos
    [`GET ${REPO}/contents/{path}`]: { query: { ref: TEXT }, answers: { 200: named('Content') } },
    // https://docs.gitcode.com/en/docs/repos/webhooks
    [`GET ${REPO}/hooks`]: { query: PAGE, answers: { 200: listOf(named('Hook')) } },
    [`POST ${REPO}/hooks`]: { body: HOOK, answers: { 200: named('Hook'), 201: named('Hook') } },
    [`PATCH ${REPO}/hooks/{id}`]: { body: HOOK, answers: { 200: named('ChangedHook') } },
    [`DELETE ${REPO}/hooks/{id}`]: { answers: { 204: null } },
    // https://docs.gitcode.com/en/docs/repos/labels
    [`POST ${REPO}/labels`]: {
      body: object({ name: TEXT, color: { type: 'string', pattern: '^#[0-9a-fA-F]{3,6}$' } }),
      answers: { 200: named('NewLabel'), 201: named('NewLabel') },
    },
    // https://docs.gitcode.com/en/docs/repos/pulls
    [`GET ${REPO}/pulls`]: {
      query: { ...PAGE, state: oneOf('all', 'open', 'closed', 'locked', 'merged') },
      answers: { 200: listOf(named('ListedPullRequest')) },
    },
    [`PATCH ${REPO}/pulls/comments/{id}`]: { body: object({ body: TEXT }), answers: { 200: { type: 'object' } } },
    [`DELETE ${REPO}/pulls/comments/{id}`]: { answers: { 200: { type: 'object' }, 204: null } },
    [`GET ${PULL}`]: { answers: { 200: named('PullRequest') } },
    // Pages came on 2025-06-26 by the list of changes; the page of the request does not name them.
    [`GET ${PULL}/commits`]: { query: PAGE, answers: { 200: listOf(named('Commit')) } },
    [`GET ${PULL}/comments`]: {
      query: { ...PAGE, direction: TEXT, comment_type: oneOf('diff_comment', 'pr_comment') },
      answers: { 200: listOf(named('Comment')) },
    },
    [`POST ${PULL}/comments`]: {
      body: object({ body: TEXT, path: TEXT, position: NUMBER, need_to_resolve: FLAG }, ['body']),
      answers: { 200: named('NewComment'), 201: named('NewComment') },
    },
    [`POST ${PULL}/labels`]: {
      body: listOf(TEXT),
      answers: { 200: listOf(named('AddedLabel')), 201: listOf(named('AddedLabel')) },
    },
    [`DELETE ${PULL}/labels/{name}`]: { answers: { 204: null } },
    [`POST ${PULL}/test`]: { body: object({ force: FLAG }, []), answers: { 204: null } },
    [`PATCH ${PULL}/testers`]: { body: object({ reset_all: FLAG }, []), answers: { 204: null } },
  }),
};
