import type { HostDescription } from './host-description.ts';
import { FLAG, NUMBER, object, oneOf, some, TEXT, UNSAID } from './schema-words.ts';

const USER = object({ id: NUMBER, name: TEXT, username: TEXT, avatar_url: TEXT, email: TEXT });

const PROJECT = object(
  {
    id: NUMBER,
    name: TEXT,
    namespace: TEXT,
    path_with_namespace: TEXT,
    default_branch: TEXT,
    ...some('web_url git_ssh_url git_http_url homepage url ssh_url http_url', TEXT),
    visibility_level: NUMBER,
    ...some('description avatar_url ci_config_path', UNSAID),
  },
  [
    'id',
    'name',
    'namespace',
    'path_with_namespace',
    'default_branch',
    'web_url',
    'git_ssh_url',
    'git_http_url',
    'homepage',
    'url',
    'ssh_url',
    'http_url',
    'visibility_level',
  ],
);

const LAST_COMMIT = object({
  id: TEXT,
  message: TEXT,
  timestamp: TEXT,
  url: TEXT,
  author: object({
    name: TEXT,
    email: TEXT,
  }),
});

const PULL_REQUEST = {
  id: NUMBER,
  iid: NUMBER,
  title: TEXT,
  description: TEXT,
  state: oneOf('opened', 'merged', 'closed'),
  created_at: TEXT,
  updated_at: TEXT,
  work_in_progress: FLAG,
  merge_status: TEXT,
  merge_when_pipeline_succeeds: FLAG,
  source_branch: TEXT,
  target_branch: TEXT,
  source_project_id: NUMBER,
  target_project_id: NUMBER,
  author_id: NUMBER,
  url: TEXT,
  last_commit: LAST_COMMIT,
};

/**
 * By the event of the header. The pages list members and say of none that it is always there; the examples have those
 * that are required here, and the password of the webhook besides.
 */
export const GITCODE_WEBHOOKS: HostDescription['webhooks'] = {
  // https://docs.gitcode.com/docs/help/home/org_project/webhook/webhook-stepup/merge-request-events
  'Merge Request Hook': object(
    {
      event_type: oneOf('merge_request'),
      object_kind: oneOf('merge_request'),
      uuid: TEXT,
      password: TEXT,
      produce_random_id: TEXT,
      git_branch: TEXT,
      git_commit_no: TEXT,
      git_target_branch_commit_no: TEXT,
      manual_build: FLAG,
      virtual_merge_build: FLAG,
      labels: UNSAID,
      issues: UNSAID,
      user: USER,
      project: PROJECT,
      repository: UNSAID,
      changes: { type: 'object' },
      object_attributes: object(
        {
          ...PULL_REQUEST,
          action: oneOf('open', 'update', 'merge', 'close', 'reopen'),
          oldrev: TEXT,
          update_reason: TEXT,
          need_review: FLAG,
          need_test: FLAG,
          conflict: FLAG,
        },
        [...Object.keys(PULL_REQUEST), 'action'],
      ),
    },
    ['event_type', 'object_kind', 'uuid', 'git_commit_no', 'user', 'project', 'changes', 'object_attributes'],
  ),
  // https://docs.gitcode.com/docs/help/home/org_project/webhook/webhook-stepup/note-events
  'Note Hook': object(
    {
      event_type: oneOf('note'),
      object_kind: oneOf('note'),
      user: USER,
      project_id: NUMBER,
      project: PROJECT,
      object_attributes: object(
        {
          id: NUMBER,
          note: TEXT,
          noteable_id: NUMBER,
          noteable_type: oneOf('Issue', 'MergeRequest', 'Commit'),
          author_id: NUMBER,
          created_at: TEXT,
          updated_at: TEXT,
          discussion_id: TEXT,
          project_id: NUMBER,
          system: FLAG,
          description: TEXT,
          url: TEXT,
          ...some('type change_position original_position position', UNSAID),
        },
        [
          'id',
          'note',
          'noteable_id',
          'noteable_type',
          'author_id',
          'created_at',
          'updated_at',
          'discussion_id',
          'project_id',
          'system',
          'url',
        ],
      ),
      merge_request: object(PULL_REQUEST),
      repository: UNSAID,
      password: TEXT,
      uuid: TEXT,
    },
    ['event_type', 'object_kind', 'user', 'project_id', 'project', 'object_attributes', 'merge_request'],
  ),
};
