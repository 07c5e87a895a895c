import { randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';
import { showProfile, showRepository } from '#server/integrations/code-platform/testing/gitcode-objects.ts';
import { HOST_CHECKERS } from '#server/integrations/code-platform/testing/host-checkers.ts';
import { FakeRefusal } from '#server/integrations/gate-platform/testing/fake-face.ts';
import { answerByToken } from '#server/integrations/gate-platform/testing/token-api.ts';
import type { TokenFace } from '#server/integrations/gate-platform/testing/token-face.ts';
import { showComment, showCommit, showHook, showPull, threadOf } from './fake-present.ts';
import { ACCOUNT_ROUTES, REPOSITORY_ROUTES } from './fake-routes.ts';
import { tellComment, tellNews } from './fake-webhooks.ts';

const SCOPES = {
  user: 'all_user',
  groups: 'all_groups',
  projects: 'all_projects',
  pulls: 'all_pr',
  notes: 'all_note',
  hooks: 'all_hook',
};

const FIREWALL = 418;

/** GitCode, behind a firewall that lets browsers through. */
export const GITCODE_FACE: TokenFace = {
  checker: HOST_CHECKERS.gitcode,
  api: '/api/v5',
  ignoresCase: false,
  pageSize: 20,
  defaultBranch: 'main',
  web: { name: 'GitCode', email: 'noreply@gitcode.com' },
  scopes: SCOPES,
  allScopes: Object.values(SCOPES),
  refusals: {
    firewall: () => ({ status: FIREWALL }),
    limited: () => ({ status: 429, headers: { 'retry-after': '1' } }),
    unauthorized: () => ({ status: 401, body: { error_message: '401 Unauthorized' } }),
    refused: () => ({ status: 400 }),
    bad_gateway: () => ({ status: 502 }),
  },
  refuse: ({ status, message }) => ({ error_code: status, error_message: message }),
  answer: answerByToken,
  pageHeaders: ({ total }) => ({ total_count: String(total) }),
  headers: () => ({}),
  // People are numbered in hexadecimal, organisations in numbers.
  apiIdOf: (id, type) => (type === 'Organization' ? String(id) : randomBytes(12).toString('hex')),
  tellPull: tellNews,
  tellComment,
  accountRoutes: ACCOUNT_ROUTES,
  repositoryRoutes: REPOSITORY_ROUTES,
  show: {
    profile: (_state, account) => showProfile(account),
    repository: (_state, repository) => showRepository(repository),
    // This answer numbers people otherwise than others of the API do.
    permission: (_state, { id, login }, permission) =>
      permission === undefined ? undefined : { id, login, permission },
    hook: showHook,
    newLabel: (_state, _repository, name) => ({ id: crc32(name), name, color: '#6e7781' }),
    givenLabels: (_state, _pull, names) =>
      names.map((name) => ({ id: crc32(name), name, color: '#6e7781', title: name, type: null, textColor: '#fff' })),
    pull: showPull,
    commit: showCommit,
    comment: (_state, _repository, comment) => showComment(comment),
    newComment: (_state, _repository, comment) => ({
      id: threadOf(comment),
      note_id: comment.id,
      body: comment.body,
    }),
    // The answer is of no use.
    changedComment: () => ({}),
  },
  rules: {
    unknownToken: '401 Unauthorized',
    refuseScope: (scope) => new FakeRefusal(403, `no scopes:${scope}`),
    stops: ({ headers }) => (headers['user-agent']?.startsWith('Mozilla/') === true ? undefined : FIREWALL),
    publicRole: undefined,
    showsRights: false,
    readsHooks: 'read',
    noLabels: 403,
    missingLabel: [400, 'Label not found'],
    color: /^#/,
    commitsMax: null,
    newestCommentFirst: true,
    tellsOwn: true,
    mayChange: ({ account }, { author }, way) => way === 'delete' || author === account,
  },
};
