import { githubChecker } from '#server/integrations/code-platform/testing/github-checker.ts';
import type { FakeAnswer, FakeFace, FakeState } from '#server/integrations/gate-platform/testing/fake-face.ts';
import { answerApi } from './fake-api.ts';
import { showPage } from './fake-pages.ts';
import { QUOTA_SECONDS, refuseQuota } from './fake-quota.ts';
import { tellComment, tellNews } from './fake-tell.ts';

/** Seconds after which a secondary limit lets one come again. */
const RETRY_AFTER_SECONDS = 30;

const DOCUMENTATION = { documentation_url: 'https://docs.github.com/rest' };

function refuseAll(api: 'REST' | 'GraphQL', { now }: FakeState): FakeAnswer {
  return refuseQuota(api, { limit: 5000, remaining: 0, resetAt: Math.floor(now().getTime() / 1000) + QUOTA_SECONDS });
}

/** GitHub; its addresses are laid out as those of GitHub Enterprise Server. */
export const GITHUB_FACE: FakeFace = {
  checker: githubChecker,
  api: '/api/v3',
  ignoresCase: true,
  pageSize: 30,
  defaultBranch: 'main',
  web: { name: 'GitHub', email: 'noreply@github.com' },
  allScopes: [],
  refusals: {
    bad_gateway: () => ({ status: 502, body: { message: 'Server Error' } }),
    refused: () => ({ status: 422, body: { message: 'Validation Failed', ...DOCUMENTATION } }),
    unauthorized: () => ({ status: 401, body: { message: 'Bad credentials' } }),
    primary_limit: (state) => refuseAll('REST', state),
    graphql_limit: (state) => refuseAll('GraphQL', state),
    secondary_limit: () => ({
      status: 403,
      body: { message: 'You have exceeded a secondary rate limit. Please wait a few minutes before you try again.' },
      headers: { 'retry-after': String(RETRY_AFTER_SECONDS) },
    }),
  },
  refuse: ({ message }) => ({ message, ...DOCUMENTATION }),
  answer: answerApi,
  showPage,
  pageHeaders({ state, url, number, more }): Record<string, string> {
    const next = new URL(url.href.replace(url.origin, new URL(state.url).origin));
    next.searchParams.set('page', String(number + 1));
    return more ? { link: `<${next.href}>; rel="next"` } : {};
  },
  headers: () => ({}),
  apiIdOf: String,
  tellPull: tellNews,
  tellComment,
};
