import type { HostDescription } from './host-description.ts';
import { FLAG, listOf, named, NUMBER, object, oneOf, orNull, some, TEXT, TIME, UNSAID } from './schema-words.ts';

const PULL_PLACES = some(
  'url html_url diff_url patch_url issue_url commits_url review_comments_url review_comment_url comments_url',
  TEXT,
);

/** What stands in an end of a pull request, which is `null` for a change without a fork. */
const END = object({
  label: TEXT,
  ref: TEXT,
  sha: TEXT,
  user: orNull(named('UserBasic')),
  repo: orNull(named('ProjectBasic')),
});

const GIT_USER = object({ name: TEXT, email: TEXT, date: TIME });

/** The models of pull requests of https://gitee.com/api/v5/swagger. */
export const GITEE_PULL_SCHEMAS: HostDescription['schemas'] = {
  PullRequest: object(
    {
      id: NUMBER,
      number: NUMBER,
      state: oneOf('open', 'closed', 'merged'),
      title: TEXT,
      body: orNull(TEXT),
      ...PULL_PLACES,
      close_related_issue: NUMBER,
      prune_branch: FLAG,
      body_html: TEXT,
      milestone: UNSAID,
      _links: UNSAID,
      ...some('assignees_number testers_number api_reviewers_number', NUMBER),
      ...some('assignees testers api_reviewers ref_pull_requests', { type: 'array' }),
      labels: listOf(named('Label')),
      locked: FLAG,
      draft: FLAG,
      mergeable: FLAG,
      can_merge_check: FLAG,
      created_at: TIME,
      updated_at: TIME,
      closed_at: orNull(TIME),
      merged_at: orNull(TIME),
      user: named('UserBasic'),
      head: END,
      base: END,
    },
    [
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
      'closed_at',
      'merged_at',
      'user',
      'head',
      'base',
      ...Object.keys(PULL_PLACES),
    ],
  ),
  PullRequestCommits: object({
    url: TEXT,
    sha: TEXT,
    html_url: TEXT,
    comments_url: TEXT,
    commit: object(
      {
        url: TEXT,
        author: GIT_USER,
        committer: GIT_USER,
        message: TEXT,
        comment_count: NUMBER,
      },
      ['author', 'committer', 'message'],
    ),
    author: orNull(named('UserBasic')),
    committer: orNull(named('UserBasic')),
    parents: listOf(
      object({
        sha: TEXT,
        url: TEXT,
      }),
    ),
  }),
  PullRequestComments: object(
    {
      url: TEXT,
      id: NUMBER,
      user: named('UserBasic'),
      body: TEXT,
      created_at: TIME,
      updated_at: TIME,
      html_url: TEXT,
      pull_request_url: TEXT,
      _links: UNSAID,
      comment_type: oneOf('diff_comment', 'pr_comment'),
      ...some('path position original_position new_line commit_id original_commit_id in_reply_to_id', UNSAID),
    },
    ['url', 'id', 'user', 'body', 'created_at', 'updated_at', 'html_url', 'pull_request_url', 'comment_type'],
  ),
};
