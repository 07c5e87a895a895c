import type { HostDescription } from './host-description.ts';
import { FLAG, listOf, named, NUMBER, NUMBER_OR_TEXT, object, orNull, some, TEXT, UNSAID } from './schema-words.ts';

const PERSON = { id: NUMBER_OR_TEXT, login: TEXT, name: TEXT, avatar_url: orNull(TEXT), html_url: orNull(TEXT) };

const NAMESPACE = object({ id: NUMBER, type: TEXT, name: TEXT, path: TEXT, html_url: TEXT }, [
  'id',
  'name',
  'path',
  'html_url',
]);

const REPOSITORY = {
  id: NUMBER,
  full_name: TEXT,
  human_name: TEXT,
  url: TEXT,
  namespace: NAMESPACE,
  path: TEXT,
  name: TEXT,
  description: TEXT,
  status: TEXT,
  private: FLAG,
  public: FLAG,
  internal: FLAG,
  fork: FLAG,
  default_branch: TEXT,
  ...some('ssh_url_to_repo http_url_to_repo web_url html_url readme_url homepage project_creator', TEXT),
  ...some('created_at updated_at pushed_at relation issue_template_source', TEXT),
  ...some('forks_count stargazers_count open_issues_count watchers_count assignees_number', NUMBER),
  members: listOf(TEXT),
  project_labels: { type: 'array' },
  license: orNull(TEXT),
  enterprise: UNSAID,
  owner: named('Person'),
  assigner: named('Person'),
  creator: UNSAID,
  assignee: UNSAID,
  has_issue: FLAG,
  watched: FLAG,
};

const ALWAYS = ['id', 'full_name', 'namespace', 'path', 'name', 'private', 'public', 'internal', 'default_branch'];

const HOOK = {
  url: TEXT,
  password: TEXT,
  result: orNull(TEXT),
  project_id: NUMBER,
  result_code: NUMBER,
  created_at: TEXT,
  ...some('push_events tag_push_events issues_events note_events merge_requests_events', FLAG),
};

const SIGNATURE = object({ login: TEXT, name: TEXT, email: TEXT, date: TEXT }, ['name', 'email']);

const END = object({ label: TEXT, ref: TEXT, sha: TEXT, user: UNSAID, repo: { type: 'object' } }, [
  'label',
  'ref',
  'sha',
  'repo',
]);

const PULL_REQUEST = {
  id: NUMBER,
  number: NUMBER_OR_TEXT,
  html_url: TEXT,
  url: TEXT,
  state: TEXT,
  title: TEXT,
  body: orNull(TEXT),
  draft: FLAG,
  created_at: TEXT,
  updated_at: TEXT,
  merged_at: orNull(TEXT),
  closed_at: orNull(TEXT),
  user: named('Person'),
  head: END,
  base: END,
  prune_branch: FLAG,
  assignees: UNSAID,
  labels: UNSAID,
};

/** What the pages that `gitcode-description.ts` names show as answers. */
export const GITCODE_SCHEMAS: HostDescription['schemas'] = {
  Person: object({ ...PERSON, type: TEXT, ...some('state avatar_path email name_cn tenant_name is_member', UNSAID) }, [
    'id',
    'login',
  ]),
  Account: object(
    {
      ...PERSON,
      id: TEXT,
      type: TEXT,
      url: TEXT,
      followers_url: TEXT,
      bio: TEXT,
      blog: TEXT,
      company: TEXT,
      email: orNull(TEXT),
      followers: NUMBER,
      following: NUMBER,
      top_languages: listOf(TEXT),
    },
    ['id', 'login', 'name', 'type', 'url', 'html_url', 'avatar_url', 'followers_url', 'email'],
  ),
  Repository: object(REPOSITORY, ALWAYS),
  OwnRepository: object({ ...REPOSITORY, permission: orNull(object({ pull: FLAG, push: FLAG, admin: FLAG })) }, [
    ...ALWAYS,
    'permission',
  ]),
  Organization: object({
    id: NUMBER,
    login: TEXT,
    path: TEXT,
    name: TEXT,
    description: TEXT,
    follow_count: NUMBER,
    ...some('avatar_url repos_url events_url members_url', orNull(TEXT)),
  }),
  Permission: object({ id: NUMBER, login: TEXT, permission: TEXT }),
  Content: object({
    type: TEXT,
    encoding: TEXT,
    size: NUMBER,
    name: TEXT,
    path: TEXT,
    content: TEXT,
    sha: TEXT,
    url: TEXT,
    html_url: TEXT,
    download_url: TEXT,
    _links: UNSAID,
  }),
  Hook: object({ id: NUMBER, ...HOOK }),
  ChangedHook: object(HOOK),
  NewLabel: object({ id: NUMBER, name: TEXT, color: TEXT }),
  AddedLabel: object({
    id: NUMBER,
    name: TEXT,
    color: TEXT,
    title: TEXT,
    textColor: TEXT,
    type: UNSAID,
  }),
  ListedPullRequest: object(
    {
      ...PULL_REQUEST,
      number: NUMBER,
      iid: NUMBER,
      project_id: NUMBER,
      close_related_issue: UNSAID,
      source_branch: TEXT,
      target_branch: TEXT,
      source_project_id: NUMBER,
      target_project_id: NUMBER,
      work_in_progress: FLAG,
      sha: TEXT,
      merge_status: TEXT,
      added_lines: NUMBER,
      removed_lines: NUMBER,
      labels: listOf(
        object({
          id: NUMBER,
          color: TEXT,
          name: TEXT,
          title: TEXT,
          repository_id: NUMBER,
          type: UNSAID,
          text_color: UNSAID,
        }),
      ),
    },
    [
      'id',
      'iid',
      'number',
      'html_url',
      'url',
      'state',
      'title',
      'draft',
      'labels',
      'user',
      'head',
      'base',
      'project_id',
    ],
  ),
  // The page shows no title, but that of the list does.
  PullRequest: object(
    {
      ...PULL_REQUEST,
      issue_url: TEXT,
      assignees_number: NUMBER,
      closed__at: TEXT,
      can_merge_check: FLAG,
      mergeable: FLAG,
      mergeable_state: UNSAID,
      ref_pull_requests: UNSAID,
      testers: listOf(
        object(
          {
            ...PERSON,
            accept: FLAG,
          },
          ['id', 'login'],
        ),
      ),
      labels: listOf(
        object({
          id: NUMBER,
          name: TEXT,
          repository_id: NUMBER,
          created_at: TEXT,
          updated_at: TEXT,
        }),
      ),
    },
    ['id', 'number', 'html_url', 'url', 'state', 'draft', 'labels', 'testers', 'user', 'head', 'base', 'merged_at'],
  ),
  Commit: object({
    sha: TEXT,
    html_url: TEXT,
    commit: object({
      author: SIGNATURE,
      committer: SIGNATURE,
      message: TEXT,
    }),
    author: object(PERSON, []),
    committer: object(PERSON, []),
    parents: object({
      sha: TEXT,
      shas: listOf(TEXT),
    }),
  }),
  Comment: object(
    {
      id: NUMBER_OR_TEXT,
      body: TEXT,
      created_at: TEXT,
      updated_at: TEXT,
      user: named('Person'),
      comment_type: TEXT,
    },
    ['id', 'body', 'created_at', 'updated_at', 'user'],
  ),
  NewComment: object({ id: TEXT, note_id: NUMBER, body: TEXT }, ['id', 'body']),
};
