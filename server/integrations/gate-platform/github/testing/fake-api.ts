import { match } from '#server/integrations/gate-platform/testing/fake-call.ts';
import { FakeRefusal, type FakeAnswer } from '#server/integrations/gate-platform/testing/fake-face.ts';
import type { FakeRepository } from '#server/integrations/gate-platform/testing/fake-state.ts';
import { ANONYMOUS_ROUTES, APP_ROUTES } from './fake-app-routes.ts';
import { authenticateApp, authenticateInstallation, isPermitted, reaches, requirePermission } from './fake-auth.ts';
import { CHECK_ROUTES } from './fake-check-routes.ts';
import type { FakeGithubRequest, FakeInstallation } from './fake-github-state.ts';
import { answerGraphql } from './fake-graphql.ts';
import { INSTALLATION_ROUTES } from './fake-installation-routes.ts';
import { PULL_ROUTES } from './fake-pull-routes.ts';
import { quotaHeaders, refuseQuota, takeFromQuota } from './fake-quota.ts';
import { findCurrent } from './fake-repositories.ts';

/** Answers a request to the API as GitHub does: credentials, quota, permissions, then the thing itself. */
export async function answerApi(request: FakeGithubRequest): Promise<FakeAnswer> {
  const { state, path } = request;
  const { authorization } = request.headers;
  const anonymous = match(ANONYMOUS_ROUTES, request, path);
  if (anonymous !== undefined) {
    return anonymous.route.run({ ...request, at: anonymous.at });
  }
  const own = match(APP_ROUTES, request, path);
  if (own !== undefined) {
    return own.route.run({ ...request, at: own.at, app: authenticateApp(state, authorization) });
  }
  const installation = authenticateInstallation(state, authorization);
  const isGraphql = path === '/graphql';
  const quota = isGraphql ? installation.quota.graphql : installation.quota.core;
  // Asking for the quota takes nothing from it.
  if (path !== '/rate_limit' && !takeFromQuota(state, quota)) {
    return refuseQuota(isGraphql ? 'GraphQL' : 'REST', quota);
  }
  const answered = isGraphql
    ? { status: 200, body: await answerGraphql({ state, installation }, request.body) }
    : await answerRest(request, installation);
  return { ...answered, headers: { ...quotaHeaders(quota), ...answered.headers } };
}

function answerRest(request: FakeGithubRequest, installation: FakeInstallation): FakeAnswer | Promise<FakeAnswer> {
  const { state, path } = request;
  const found = match(INSTALLATION_ROUTES, request, path);
  if (found !== undefined) {
    return found.route.run({ ...request, at: found.at, installation });
  }
  const [, byPath, byId, rest = ''] = /^\/(?:repos\/([^/]+\/[^/]+)|repositories\/(\d+))(\/.*)?$/.exec(path) ?? [];
  const current = byPath === undefined ? state.repositories.get(Number(byId)) : findCurrent(state, byPath);
  const former = state.formerPaths.get(byPath?.toLowerCase() ?? '');
  if (current === undefined && former !== undefined) {
    const location = `${state.apiUrl}/repositories/${former}${rest}${request.url.search}`;
    return { status: request.method === 'GET' ? 301 : 307, body: { message: 'Moved' }, headers: { location } };
  }
  return answerRepository(request, { installation, repository: current, rest });
}

function answerRepository(
  request: FakeGithubRequest,
  asked: {
    readonly installation: FakeInstallation;
    readonly repository: FakeRepository | undefined;
    readonly rest: string;
  },
): FakeAnswer | Promise<FakeAnswer> {
  const { installation, repository, rest } = asked;
  const found = match([...CHECK_ROUTES, ...PULL_ROUTES], request, rest);
  if (found === undefined || repository === undefined || isHidden(installation, repository)) {
    throw new FakeRefusal(404);
  }
  if (!reaches(installation, repository)) {
    throw new FakeRefusal(403, 'Resource not accessible by integration');
  }
  requirePermission(installation, found.route.needs);
  return found.route.run({ ...request, at: found.at, installation, repository });
}

function isHidden(installation: FakeInstallation, repository: FakeRepository): boolean {
  return repository.private && !(reaches(installation, repository) && isPermitted(installation, 'metadata:read'));
}
