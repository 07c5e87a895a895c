import { GITEE_PULL_SCHEMAS } from './gitee-pull-schemas.ts';
import { GITEE_SCHEMAS } from './gitee-schemas.ts';
import { GITEE_HOOK_SCHEMAS, GITEE_WEBHOOKS } from './gitee-webhooks.ts';
import type { HostDescription } from './host-description.ts';
import { FLAG, listOf, named, NUMBER, object, oneOf, operations, TEXT } from './schema-words.ts';

const PAGE = { page: NUMBER, per_page: { type: 'integer', maximum: 100 } };
const REPO = '/repos/{owner}/{repo}';
const PULL = `${REPO}/pulls/{number}`;

const HOOK = object(
  {
    url: TEXT,
    title: TEXT,
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

const CHECK_RUN = {
  name: TEXT,
  details_url: TEXT,
  status: oneOf('queued', 'in_progress', 'completed'),
  conclusion: oneOf('action_required', 'cancelled', 'failure', 'neutral', 'success', 'skipped', 'stale', 'timed_out'),
  // Forms write what lies within an object so.
  'output[title]': TEXT,
  'output[summary]': TEXT,
  'output[text]': TEXT,
};

/** A form has texts alone. */
const FORM_NUMBER = { type: 'string', pattern: '^\\d+$' };

/**
 * What Gitee documents about the requests of the service. Everything is from https://gitee.com/api/v5/swagger but what
 * names another page. That page says of no property of an answer that it is always there: those are that all of its
 * examples have.
 */
export const GITEE: HostDescription = {
  schemas: { ...GITEE_SCHEMAS, ...GITEE_PULL_SCHEMAS, ...GITEE_HOOK_SCHEMAS },
  webhooks: GITEE_WEBHOOKS,
  // Answers to requests without a right or a thing are not described; these are seen.
  error: object({ message: TEXT }),
  headers: [
    { name: 'user-agent', in: 'header', required: true, schema: { type: 'string', minLength: 1 } },
    // https://gitee.com/api/v5/oauth_doc
    {
      name: 'authorization',
      in: 'header',
      required: false,
      schema: { type: 'string', pattern: '^(?:Bearer|token) .' },
    },
  ],
  operations: operations({
    'GET /user': { answers: { 200: named('UserDetail') } },
    'GET /user/repos': { query: PAGE, answers: { 200: listOf(named('Project')) } },
    'GET /user/orgs': { query: { ...PAGE, admin: FLAG }, answers: { 200: listOf(named('Group')) } },
    'GET /user/memberships/orgs': { query: { ...PAGE, active: FLAG }, answers: { 200: listOf(named('GroupMember')) } },
    'GET /orgs/{org}': { answers: { 200: named('GroupDetail') } },
    'GET /orgs/{org}/repos': {
      query: { ...PAGE, type: oneOf('all', 'public', 'private') },
      answers: { 200: listOf(named('Project')) },
    },
    'GET /orgs/{org}/memberships/{username}': { answers: { 200: named('GroupMember') } },
    [`GET ${REPO}`]: { answers: { 200: named('Project') } },
    [`GET ${REPO}/contents/{path}`]: { query: { ref: TEXT }, answers: { 200: named('Content') } },
    [`GET ${REPO}/collaborators/{username}/permission`]: { answers: { 200: named('ProjectMemberPermission') } },
    [`GET ${REPO}/hooks`]: { query: PAGE, answers: { 200: listOf(named('Hook')) } },
    [`POST ${REPO}/hooks`]: { body: HOOK, answers: { 201: named('Hook') } },
    [`PATCH ${REPO}/hooks/{id}`]: { body: HOOK, answers: { 200: named('Hook') } },
    [`DELETE ${REPO}/hooks/{id}`]: { answers: { 204: null } },
    [`GET ${REPO}/pulls`]: {
      query: { ...PAGE, state: oneOf('open', 'closed', 'merged', 'all') },
      answers: { 200: listOf(named('PullRequest')) },
    },
    [`GET ${REPO}/pulls/comments`]: { query: PAGE, answers: { 200: listOf(named('PullRequestComments')) } },
    [`PATCH ${REPO}/pulls/comments/{id}`]: {
      body: object({ body: TEXT }),
      answers: { 200: named('PullRequestComments') },
    },
    [`DELETE ${REPO}/pulls/comments/{id}`]: { answers: { 204: null } },
    [`GET ${PULL}`]: { answers: { 200: named('PullRequest') } },
    // There are no pages: it shows 250 at most.
    [`GET ${PULL}/commits`]: { answers: { 200: listOf(named('PullRequestCommits')) } },
    [`GET ${PULL}/comments`]: { query: PAGE, answers: { 200: listOf(named('PullRequestComments')) } },
    [`POST ${PULL}/comments`]: { body: object({ body: TEXT }), answers: { 201: named('PullRequestComments') } },
    [`GET ${PULL}/labels`]: { query: PAGE, answers: { 200: listOf(named('Label')) } },
    [`POST ${PULL}/labels`]: { body: listOf(TEXT), answers: { 201: listOf(named('Label')) } },
    [`DELETE ${PULL}/labels/{name}`]: { answers: { 204: null } },
    [`POST ${REPO}/labels`]: {
      body: object({ name: TEXT, color: { type: 'string', pattern: '^[0-9a-f]{6}$' } }),
      answers: { 201: named('Label') },
    },
    // https://help.gitee.com/base/pullrequest/ci-check
    [`GET ${REPO}/commits/{ref}/check-runs`]: {
      query: { ...PAGE, pull_request_id: NUMBER, check_name: TEXT, status: TEXT, filter: oneOf('latest', 'all') },
      answers: { 200: object({ total_count: NUMBER, check_runs: listOf(named('CheckRun')) }) },
    },
    [`POST ${REPO}/check-runs`]: {
      body: object(
        { ...CHECK_RUN, head_sha: { type: 'string', pattern: '^[0-9a-f]{40}$' }, pull_request_id: FORM_NUMBER },
        ['name', 'head_sha', 'output[title]', 'output[summary]'],
      ),
      answers: { 201: named('CheckRun') },
    },
    [`PATCH ${REPO}/check-runs/{check_run_id}`]: {
      body: object({ ...CHECK_RUN, pull_request_id: FORM_NUMBER }, ['name', 'output[title]', 'output[summary]']),
      answers: { 200: named('CheckRun') },
    },
  }),
};
