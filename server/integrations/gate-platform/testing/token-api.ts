import { found, match } from './fake-call.ts';
import { FakeRefusal, type FakeAnswer, type FakeRequest } from './fake-face.ts';
import { pathOf } from './fake-places.ts';
import type { FakeToken } from './fake-state.ts';
import { roleOf, type TokenScope, type TokenState } from './token-face.ts';
import { PULL_ROUTES } from './token-pull-routes.ts';
import { ACCOUNT_ROUTES, REPOSITORY_ROUTES } from './token-repository-routes.ts';

interface TokenRequest extends FakeRequest {
  readonly state: TokenState;
}

/** Answers a request to the API: its token, the scope, then the thing itself. */
export function answerByToken(request: TokenRequest): FakeAnswer | Promise<FakeAnswer> {
  const { state, path } = request;
  const stopped = state.face.rules.stops?.(request);
  if (stopped !== undefined) {
    return { status: stopped };
  }
  const token = tokenOf(request);
  const { account } = token;
  const own = match([...ACCOUNT_ROUTES, ...state.face.accountRoutes], request, path);
  if (own !== undefined) {
    requireScope(state, token, own.route.needs);
    return own.route.run({ ...request, at: own.at, token, account });
  }
  const [, owner = '', name = '', rest = ''] = /^\/repos\/([^/]+)\/([^/]+)(\/.*)?$/.exec(path) ?? [];
  const known = found(match([...REPOSITORY_ROUTES, ...PULL_ROUTES, ...state.face.repositoryRoutes], request, rest));
  requireScope(state, token, known.route.needs);
  const place = `${decodeURIComponent(owner)}/${decodeURIComponent(name)}`;
  const repository = found([...state.repositories.values()].find((one) => pathOf(one) === place));
  // One that was made just now is missing for a while.
  if (repository.youngFor > 0) {
    repository.youngFor -= 1;
    throw new FakeRefusal(404);
  }
  const role = roleOf(state, repository, account);
  found(repository.private ? role : repository);
  return known.route.run({ ...request, at: known.at, token, account, repository, role });
}

/** Takes tokens as `Bearer` or `PRIVATE-TOKEN`. */
function tokenOf({ state, headers }: TokenRequest): FakeToken {
  const bearer = /^Bearer (.+)$/.exec(headers.authorization ?? '')?.[1];
  const token = state.tokens.get(bearer ?? String(headers['private-token'] ?? ''));
  if (token === undefined) {
    throw new FakeRefusal(401, state.face.rules.unknownToken);
  }
  return token;
}

function requireScope({ face }: TokenState, { scopes }: FakeToken, needs: string): void {
  const scope = face.scopes[needs as TokenScope];
  if (!scopes.has(scope)) {
    throw face.rules.refuseScope(scope);
  }
}
