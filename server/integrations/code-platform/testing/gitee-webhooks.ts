import type { HostDescription, Schema } from './host-description.ts';
import { FLAG, listOf, named, NUMBER, object, oneOf, orNull, some, TEXT, TIME, UNSAID } from './schema-words.ts';

/** What every webhook says, as https://help.gitee.com/webhook/gitee-webhook-push-data-format shows it. */
const ENVELOPE = {
  hook_id: NUMBER,
  hook_url: TEXT,
  hook_name: TEXT,
  password: TEXT,
  timestamp: TEXT,
  sign: TEXT,
  project: named('HookProject'),
  repository: named('HookProject'),
  sender: named('HookUser'),
  enterprise: orNull(
    object({
      name: TEXT,
      url: TEXT,
    }),
  ),
};

function event(
  hookName: string,
  properties: Readonly<Record<string, Schema>>,
  optional: readonly string[] = [],
): Schema {
  const all = { ...ENVELOPE, ...properties, hook_name: oneOf(hookName) };
  return object(
    all,
    Object.keys(all).filter((name) => !optional.includes(name)),
  );
}

const PULL_REQUEST = event(
  'merge_request_hooks',
  {
    action: oneOf(
      'open',
      'update',
      'close',
      'reopen',
      'merge',
      'approved',
      'tested',
      'assign',
      'unassign',
      'test',
      'untest',
    ),
    action_desc: oneOf('source_branch_changed', 'target_branch_changed', 'update_label', 'update_link_issue'),
    pull_request: named('HookPullRequest'),
    number: NUMBER,
    iid: NUMBER,
    title: TEXT,
    body: orNull(TEXT),
    url: TEXT,
    state: TEXT,
    merge_status: TEXT,
    merge_commit_sha: orNull(TEXT),
    source_branch: TEXT,
    target_branch: TEXT,
    source_repo: UNSAID,
    target_repo: UNSAID,
    target_user: UNSAID,
    author: named('HookUser'),
    updated_by: named('HookUser'),
  },
  ['action_desc', 'target_user', 'source_repo', 'target_repo'],
);

const NOTE = event(
  'note_hooks',
  {
    action: oneOf('comment', 'edited', 'deleted'),
    comment: named('HookNote'),
    note: TEXT,
    noteable_type: TEXT,
    noteable_id: NUMBER,
    url: TEXT,
    title: TEXT,
    per_iid: TEXT,
    short_commit_id: UNSAID,
    author: named('HookUser'),
    pull_request: named('HookPullRequest'),
    issue: UNSAID,
  },
  ['short_commit_id', 'issue', 'pull_request'],
);

/** https://help.gitee.com/base/pullrequest/ci-check names these members, and not what a check run consists of. */
const CHECK_RUN = event(
  'check_run_hooks',
  {
    action: oneOf('created', 'completed', 'rerequested', 'requested_action'),
    requested_action: TEXT,
    check_run: { type: 'object' },
  },
  ['requested_action'],
);

/** By the event of the header and the action. */
export const GITEE_WEBHOOKS: HostDescription['webhooks'] = {
  'Merge Request Hook': PULL_REQUEST,
  'Note Hook': NOTE,
  'Check Run Hook': CHECK_RUN,
};

/** The data of webhooks, as https://help.gitee.com/webhook/gitee-webhook-push-data-type lists them. */
export const GITEE_HOOK_SCHEMAS: HostDescription['schemas'] = {
  HookUser: object(
    {
      id: NUMBER,
      name: TEXT,
      email: TEXT,
      username: TEXT,
      user_name: TEXT,
      url: TEXT,
      login: TEXT,
      avatar_url: orNull(TEXT),
      html_url: TEXT,
      type: oneOf('User'),
      site_admin: FLAG,
      time: TIME,
      remark: TEXT,
    },
    // All others may be missing.
    ['name', 'email'],
  ),
  HookLabel: object({ id: NUMBER, name: TEXT, color: TEXT }),
  HookNote: object(
    {
      id: NUMBER,
      body: TEXT,
      user: named('HookUser'),
      created_at: TIME,
      updated_at: TIME,
      html_url: TEXT,
      position: TEXT,
      commit_id: TEXT,
    },
    ['id', 'body', 'user', 'created_at', 'updated_at', 'html_url'],
  ),
  HookProject: object(
    {
      id: NUMBER,
      name: TEXT,
      path: TEXT,
      full_name: TEXT,
      owner: named('HookUser'),
      private: FLAG,
      html_url: TEXT,
      url: TEXT,
      description: orNull(TEXT),
      fork: FLAG,
      pushed_at: TIME,
      created_at: TIME,
      updated_at: TIME,
      ...some('ssh_url git_url clone_url svn_url git_http_url git_ssh_url git_svn_url', TEXT),
      homepage: orNull(TEXT),
      language: orNull(TEXT),
      license: orNull(TEXT),
      default_branch: orNull(TEXT),
      ...some('stargazers_count watchers_count forks_count open_issues_count', NUMBER),
      ...some('has_issues has_wiki has_pages', FLAG),
      namespace: TEXT,
      name_with_namespace: TEXT,
      path_with_namespace: TEXT,
    },
    [
      'id',
      'name',
      'path',
      'full_name',
      'owner',
      'private',
      'html_url',
      'url',
      'fork',
      'default_branch',
      'namespace',
      'name_with_namespace',
      'path_with_namespace',
    ],
  ),
  HookBranch: object({
    label: TEXT,
    ref: TEXT,
    sha: TEXT,
    user: orNull(named('HookUser')),
    repo: orNull(named('HookProject')),
  }),
  HookPullRequest: object(
    {
      id: NUMBER,
      number: NUMBER,
      state: TEXT,
      html_url: TEXT,
      diff_url: TEXT,
      patch_url: TEXT,
      title: TEXT,
      body: orNull(TEXT),
      labels: listOf(named('HookLabel')),
      stale_labels: listOf(named('HookLabel')),
      created_at: TIME,
      updated_at: TIME,
      closed_at: orNull(TIME),
      merged_at: orNull(TIME),
      merge_commit_sha: orNull(TEXT),
      merge_reference_name: TEXT,
      user: named('HookUser'),
      ...some('assignee assignees tester testers milestone issues stale_issues updated_by', UNSAID),
      need_test: FLAG,
      need_review: FLAG,
      merged: FLAG,
      mergeable: orNull(FLAG),
      merge_status: TEXT,
      head: named('HookBranch'),
      base: named('HookBranch'),
      ...some('comments commits additions deletions changed_files', NUMBER),
    },
    [
      'id',
      'number',
      'state',
      'html_url',
      'title',
      'body',
      'labels',
      'created_at',
      'updated_at',
      'user',
      'head',
      'base',
      'merged',
    ],
  ),
};
