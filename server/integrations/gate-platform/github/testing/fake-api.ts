import type { FakeAnswer, FakeCall, FakeRoute } from '#server/integrations/gate-platform/testing/fake-call.ts';
import type {
  FakeGithubState,
  FakeInstallation,
  FakeRepository,
} from '#server/integrations/gate-platform/testing/fake-state.ts';
import { APP_ROUTES, ANONYMOUS_ROUTES } from './fake-app-routes.ts';
import {
  authenticateApp,
  authenticateInstallation,
  FakeRefusal,
  isPermitted,
  reaches,
  requirePermission,
} from './fake-auth.ts';
import { CHECK_ROUTES } from './fake-check-routes.ts';
import { quotaHeaders, refuseQuota, takeFromQuota } from './fake-faults.ts';
import { answerGraphql } from './fake-graphql.ts';
import { INSTALLATION_ROUTES } from './fake-installation-routes.ts';
import { PULL_ROUTES } from './fake-pull-routes.ts';
import { findCurrent } from './fake-repositories.ts';

/** A request as it came. */
export interface FakeRequest {
  readonly state: FakeGithubState;
  readonly url: URL;
  readonly method: string;
  /** Path below the API's address, or `/graphql`. */
  readonly path: string;
  readonly authorization: string | undefined;
  readonly body: FakeCall['body'];
  readonly mediaType: string;
}

/** Answers a request to the API as GitHub does: credentials, quota, permissions, then the thing itself. */
export async function answerApi(request: FakeRequest): Promise<FakeAnswer> {
  try {
    return await answer(request);
  } catch (error) {
    if (error instanceof FakeRefusal) {
      return {
        status: error.status,
        body: { message: error.message, documentation_url: 'https://docs.github.com/rest' },
        headers: error.headers,
      };
    }
    throw error;
  }
}

async function answer(request: FakeRequest): Promise<FakeAnswer> {
  const { state, path, authorization } = request;
  const anonymous = match(ANONYMOUS_ROUTES, request, path);
  if (anonymous !== undefined) {
    return anonymous.route.run(anonymous.call);
  }
  const own = match(APP_ROUTES, request, path);
  if (own !== undefined) {
    return own.route.run({ ...own.call, app: authenticateApp(state, authorization) });
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

function answerRest(request: FakeRequest, installation: FakeInstallation): FakeAnswer | Promise<FakeAnswer> {
  const { state, path } = request;
  const found = match(INSTALLATION_ROUTES, request, path);
  if (found !== undefined) {
    return found.route.run({ ...found.call, installation });
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
  request: FakeRequest,
  asked: {
    readonly installation: FakeInstallation;
    readonly repository: FakeRepository | undefined;
    readonly rest: string;
  },
): FakeAnswer | Promise<FakeAnswer> {
  const { installation, repository, rest } = asked;
  const found = match([...CHECK_ROUTES, ...PULL_ROUTES], request, rest);
  if (found === undefined || repository === undefined || isHidden(installation, repository)) {
    throw new FakeRefusal(404, 'Not Found');
  }
  if (!reaches(installation, repository)) {
    throw new FakeRefusal(403, 'Resource not accessible by integration');
  }
  requirePermission(installation, found.route.permission ?? 'metadata:read');
  return found.route.run({ ...found.call, installation, repository });
}

function isHidden(installation: FakeInstallation, repository: FakeRepository): boolean {
  return repository.private && !(reaches(installation, repository) && isPermitted(installation, 'metadata:read'));
}

function match<Call extends FakeCall>(
  routes: readonly FakeRoute<Call>[],
  { state, url, method, body, mediaType }: FakeRequest,
  path: string,
): { readonly route: FakeRoute<Call>; readonly call: FakeCall } | undefined {
  for (const route of routes) {
    const matched = route.method === method ? route.path.exec(path) : null;
    if (matched !== null) {
      const at = Object.fromEntries(
        Object.entries(matched.groups ?? {}).map(([name, value]) => [name, decodeURIComponent(value)]),
      );
      return { route, call: { state, url, method, body, mediaType, at } };
    }
  }
  return undefined;
}
