import {
  presentAccount,
  presentProfile,
  presentRepository,
} from '#server/integrations/code-platform/testing/gitee-objects.ts';
import { HOST_CHECKERS } from '#server/integrations/code-platform/testing/host-checkers.ts';
import { FakeRefusal } from '#server/integrations/gate-platform/testing/fake-face.ts';
import { answerByToken } from '#server/integrations/gate-platform/testing/token-api.ts';
import type { TokenFace } from '#server/integrations/gate-platform/testing/token-face.ts';
import { CHECK_ROUTES } from './fake-check-routes.ts';
import { presentComment, presentCommit, presentHook, presentLabel, presentPull } from './fake-present.ts';
import { ACCOUNT_ROUTES, REPOSITORY_ROUTES } from './fake-routes.ts';
import { tellComment, tellNews } from './fake-webhooks.ts';

const SCOPES = {
  user: 'user_info',
  groups: 'groups',
  projects: 'projects',
  pulls: 'pull_requests',
  notes: 'notes',
  hooks: 'hook',
};

/** Gitee answers a missing right as if the thing did not exist. */
export const GITEE_FACE: TokenFace = {
  checker: HOST_CHECKERS.gitee,
  api: '/api/v5',
  ignoresCase: false,
  pageSize: 20,
  defaultBranch: 'master',
  web: { name: 'Gitee', email: 'noreply@gitee.com' },
  scopes: SCOPES,
  allScopes: Object.values(SCOPES),
  refusals: {
    refused: () => ({ status: 400, body: { message: 'Bad Request' } }),
    bad_gateway: () => ({ status: 502, body: { message: 'Bad Gateway' } }),
    limited: () => ({ status: 403, body: { message: '403 Forbidden (Rate Limit Exceeded)' } }),
    unauthorized: () => ({ status: 401, body: { message: '401 Unauthorized: Access token is expired' } }),
  },
  refuse: ({ message }) => ({ message }),
  answer: answerByToken,
  // Nothing says whether more follow.
  pageHeaders: () => ({}),
  headers: (fault) => ({ 'x-ratelimit-limit': '5000', 'x-ratelimit-remaining': fault === 'limited' ? '0' : '4999' }),
  apiIdOf: String,
  tellPull: tellNews,
  tellComment,
  accountRoutes: ACCOUNT_ROUTES,
  repositoryRoutes: [...REPOSITORY_ROUTES, ...CHECK_ROUTES],
  show: {
    profile: presentProfile,
    repository: presentRepository,
    permission: (state, account, role) => ({ ...presentAccount(state, account), permission: role ?? 'none' }),
    hook: presentHook,
    newLabel: presentLabel,
    givenLabels: (state, { labels, repository }) => [...labels].map((name) => presentLabel(state, repository, name)),
    pull: presentPull,
    commit: presentCommit,
    comment: presentComment,
    newComment: presentComment,
    changedComment: presentComment,
  },
  rules: {
    unknownToken: '401 Unauthorized: Access token does not exist',
    refuseScope: (scope) => new FakeRefusal(401, `401 Unauthorized: no ${scope} scope`),
    publicRole: 'read',
    showsRights: true,
    readsHooks: 'admin',
    noLabels: 404,
    missingLabel: [404, '404 Label Not Found'],
    color: /^[0-9a-f]{6}$/i,
    commitsMax: 250,
    newestCommentFirst: false,
    tellsOwn: false,
    // One's own comments, and as administrator anybody's.
    mayChange: ({ account, role }, { author }) => author === account || role === 'admin',
  },
};
