import type { HostDescription } from './host-description.ts';
import {
  extended,
  FLAG,
  listOf,
  named,
  NUMBER,
  object,
  oneOf,
  orNull,
  some,
  TEXT,
  TIME,
  UNSAID,
} from './schema-words.ts';

const USER_PLACES = some(
  'followers_url following_url gists_url starred_url subscriptions_url organizations_url repos_url events_url received_events_url',
  TEXT,
);

const USER = {
  ...{ id: NUMBER, login: TEXT, name: TEXT, avatar_url: TEXT, url: TEXT, html_url: TEXT, remark: TEXT },
  ...USER_PLACES,
  ...{ type: TEXT },
};

const PROJECT_PLACES = some(
  'forks_url keys_url collaborators_url hooks_url branches_url tags_url blobs_url stargazers_url contributors_url commits_url comments_url issue_comment_url issues_url pulls_url milestones_url notifications_url labels_url releases_url',
  TEXT,
);

const PROJECT = {
  ...{
    id: NUMBER,
    full_name: TEXT,
    human_name: TEXT,
    url: TEXT,
    namespace: named('Namespace'),
    path: TEXT,
    name: TEXT,
  },
  ...{ owner: named('UserBasic'), assigner: orNull(named('UserBasic')), description: orNull(TEXT) },
  ...{ private: FLAG, public: FLAG, internal: FLAG, fork: FLAG, html_url: TEXT, ssh_url: TEXT },
};

const PULL_PLACES = some(
  'url html_url diff_url patch_url issue_url commits_url review_comments_url review_comment_url comments_url',
  TEXT,
);

/** What stands in an end of a pull request, which is `null` for a change without a fork. */
const END = object({
  ...{ label: TEXT, ref: TEXT, sha: TEXT, user: orNull(named('UserBasic')) },
  repo: orNull(named('ProjectBasic')),
});

const GIT_USER = object({ name: TEXT, email: TEXT, date: TIME });

/** The models of https://gitee.com/api/v5/swagger, as far as they are met. */
export const GITEE_SCHEMAS: HostDescription['schemas'] = {
  UserBasic: object(USER),
  UserMini: object({ id: NUMBER, login: TEXT, name: TEXT, avatar_url: TEXT, url: TEXT, html_url: TEXT, remark: TEXT }),
  UserDetail: extended('UserBasic', {
    ...{ blog: orNull(TEXT), weibo: orNull(TEXT), bio: orNull(TEXT), email: orNull(TEXT) },
    ...some('public_repos public_gists followers following stared watched', NUMBER),
    ...{ created_at: TIME, updated_at: TIME },
  }),
  // Of somebody who has no name there, the page shows the login.
  Namespace: object({ id: NUMBER, type: TEXT, name: TEXT, path: TEXT, html_url: TEXT }),
  Group: object({
    ...{ id: NUMBER, login: TEXT, name: TEXT, url: TEXT, avatar_url: TEXT, repos_url: TEXT, events_url: TEXT },
    ...{ members_url: TEXT, description: orNull(TEXT), follow_count: NUMBER },
  }),
  GroupDetail: extended('Group', {
    ...{ type: TEXT, location: orNull(TEXT), email: orNull(TEXT), created_at: TIME, html_url: TEXT, public: FLAG },
    ...{ enterprise: orNull(TEXT), members: NUMBER, public_repos: NUMBER, private_repos: NUMBER },
    owner: named('UserMini'),
  }),
  GroupMember: object({
    ...{ url: TEXT, active: FLAG, remark: TEXT, role: oneOf('admin', 'member'), organization_url: TEXT },
    ...{ organization: named('Group'), user: named('UserMini') },
  }),
  ProjectMemberPermission: extended('UserBasic', { permission: oneOf('admin', 'write', 'read', 'none') }),
  ProjectBasic: object(PROJECT),
  Project: {
    allOf: [
      named('ProjectBasic'),
      object(
        {
          ...PROJECT_PLACES,
          ...{ recommend: FLAG, gvp: FLAG, homepage: orNull(TEXT), language: orNull(TEXT), default_branch: TEXT },
          ...some(
            'forks_count stargazers_count watchers_count open_issues_count assignees_number testers_number',
            NUMBER,
          ),
          ...some('has_issues has_wiki issue_comment can_comment pull_requests_enabled has_page outsourced', FLAG),
          ...{ license: orNull(TEXT), project_creator: TEXT, members: listOf(TEXT), pushed_at: TIME, created_at: TIME },
          ...{ updated_at: TIME, parent: UNSAID, paas: UNSAID, stared: FLAG, watched: FLAG, relation: orNull(TEXT) },
          permission: object({ pull: FLAG, push: FLAG, admin: FLAG }),
          ...{ status: TEXT, assignee: UNSAID, testers: UNSAID, programs: UNSAID, enterprise: UNSAID },
          ...{ project_labels: UNSAID, issue_template_source: UNSAID },
        },
        // Rights are shown of repositories that are asked for with a token.
        ['default_branch', 'pushed_at', 'created_at', 'updated_at', 'project_creator'],
      ),
    ],
  },
  Hook: object(
    {
      ...{
        id: NUMBER,
        url: TEXT,
        password: TEXT,
        result: orNull(TEXT),
        project_id: NUMBER,
        result_code: orNull(NUMBER),
      },
      ...{ created_at: TIME, encryption_type: { enum: [0, 1] } },
      ...some('push_events tag_push_events issues_events note_events merge_requests_events', FLAG),
    },
    // The page shows the kind of its proof in requests alone.
    ['id', 'url', 'password', 'project_id', 'created_at', 'push_events', 'note_events', 'merge_requests_events'],
  ),
  Label: object({
    ...{ id: NUMBER, color: TEXT, name: TEXT, repository_id: NUMBER, url: TEXT, created_at: TIME, updated_at: TIME },
  }),
  PullRequest: object(
    {
      ...{ id: NUMBER, number: NUMBER, state: oneOf('open', 'closed', 'merged'), title: TEXT, body: orNull(TEXT) },
      ...PULL_PLACES,
      ...{ close_related_issue: NUMBER, prune_branch: FLAG, body_html: TEXT, milestone: UNSAID, _links: UNSAID },
      ...some('assignees_number testers_number api_reviewers_number', NUMBER),
      ...some('assignees testers api_reviewers ref_pull_requests', { type: 'array' }),
      ...{ labels: listOf(named('Label')), locked: FLAG, draft: FLAG, mergeable: FLAG, can_merge_check: FLAG },
      ...{ created_at: TIME, updated_at: TIME, closed_at: orNull(TIME), merged_at: orNull(TIME) },
      ...{ user: named('UserBasic'), head: END, base: END },
    },
    [
      ...[
        'id',
        'number',
        'state',
        'title',
        'body',
        'labels',
        'locked',
        'draft',
        'mergeable',
        'created_at',
        'updated_at',
      ],
      ...['closed_at', 'merged_at', 'user', 'head', 'base', ...Object.keys(PULL_PLACES)],
    ],
  ),
  PullRequestCommits: object({
    ...{ url: TEXT, sha: TEXT, html_url: TEXT, comments_url: TEXT },
    commit: object({ url: TEXT, author: GIT_USER, committer: GIT_USER, message: TEXT, comment_count: NUMBER }, [
      ...['author', 'committer', 'message'],
    ]),
    ...{ author: orNull(named('UserBasic')), committer: orNull(named('UserBasic')) },
    parents: listOf(object({ sha: TEXT, url: TEXT })),
  }),
  PullRequestComments: object(
    {
      ...{ url: TEXT, id: NUMBER, user: named('UserBasic'), body: TEXT, created_at: TIME, updated_at: TIME },
      ...{ html_url: TEXT, pull_request_url: TEXT, _links: UNSAID, comment_type: oneOf('diff_comment', 'pr_comment') },
      ...some('path position original_position new_line commit_id original_commit_id in_reply_to_id', UNSAID),
    },
    ['url', 'id', 'user', 'body', 'created_at', 'updated_at', 'html_url', 'pull_request_url', 'comment_type'],
  ),
  CheckRun: object({
    ...{ id: NUMBER, head_sha: TEXT, url: TEXT, html_url: TEXT, details_url: orNull(TEXT), name: TEXT },
    ...{ status: TEXT, conclusion: orNull(TEXT), started_at: orNull(TIME), completed_at: orNull(TIME) },
    output: { type: 'object' },
  }),
  Content: object({
    ...{ type: TEXT, encoding: TEXT, size: NUMBER, name: TEXT, path: TEXT, content: TEXT, sha: TEXT, url: TEXT },
    ...{ html_url: TEXT, download_url: TEXT, _links: UNSAID },
  }),
};
