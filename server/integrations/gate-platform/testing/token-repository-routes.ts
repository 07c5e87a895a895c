import { DONE, found, made, ok, page, routes, textOf, type FakeCall } from './fake-call.ts';
import { FakeRefusal, type FakeAnswer } from './fake-face.ts';
import { findAccount } from './fake-people.ts';
import { takeId } from './fake-places.ts';
import type { FakeHook, FakeRole } from './fake-state.ts';
import { roleOf, type TokenCall, type TokenRepositoryCall } from './token-face.ts';

/** What concerns the account of the token, and organisations. */
export const ACCOUNT_ROUTES = routes<TokenCall>({
  'GET /user': ['user', ({ state, account }) => ok(state.face.show.profile(state, account))],
  'GET /user/repos': ['projects', listRepositories],
  'GET /orgs/{login}/repos': ['projects', listOrganization],
});

/** A repository, its webhooks and labels, and who may do what. */
export const REPOSITORY_ROUTES = routes<TokenRepositoryCall>({
  'GET ': ['projects', showRepository],
  'GET /collaborators/{login}/permission': ['projects', readPermission],
  'GET /hooks': ['hooks', listHooks],
  'POST /hooks': ['hooks', createHook],
  'PATCH /hooks/{id}': ['hooks', updateHook],
  'DELETE /hooks/{id}': ['hooks', deleteHook],
  'POST /labels': ['projects', createLabel],
});

const LEVELS: readonly FakeRole[] = ['read', 'triage', 'write', 'maintain', 'admin'];

/** Refuses those without a right, by default as if the thing did not exist. Throws `FakeRefusal`. */
export function requireRole({ role = 'read' }: TokenRepositoryCall, needed: FakeRole, status = 404): void {
  if (LEVELS.indexOf(role) < LEVELS.indexOf(needed)) {
    throw new FakeRefusal(status, status === 404 ? undefined : '403 Forbidden');
  }
}

function rights(role: FakeRole | undefined) {
  return { permission: { pull: true, push: role === 'admin' || role === 'write', admin: role === 'admin' } };
}

function listRepositories(call: TokenCall): FakeAnswer {
  const { state, account } = call;
  const reached = [...state.repositories.values()].filter(
    ({ owner, roles }) => owner === account || roles.has(account.id),
  );
  return page(call, reached, (repositories) =>
    repositories.map((repository) => ({
      ...state.face.show.repository(state, repository),
      ...(state.hidesRights ? { permission: null } : rights(roleOf(state, repository, account))),
    })),
  );
}

function listOrganization(call: TokenCall): FakeAnswer {
  const { state, account, at } = call;
  const owner = findAccount(state, at['login'] ?? '');
  found(owner?.type === 'Organization' ? owner : undefined);
  const seen = [...state.repositories.values()].filter(
    (repository) =>
      repository.owner === owner && (!repository.private || roleOf(state, repository, account) !== undefined),
  );
  return page(call, seen, (repositories) => repositories.map((one) => state.face.show.repository(state, one)));
}

function showRepository({ state, repository, role }: TokenRepositoryCall): FakeAnswer {
  const { rules, show } = state.face;
  return ok({ ...show.repository(state, repository), ...(rules.showsRights ? rights(role) : {}) });
}

function readPermission({ state, repository, account, at, fault }: TokenRepositoryCall): FakeAnswer {
  const asked = fault === 'of_another' ? account : found(findAccount(state, at['login'] ?? ''));
  return ok(found(state.face.show.permission(state, asked, roleOf(state, repository, asked))));
}

function listHooks(call: TokenRepositoryCall): FakeAnswer {
  const { rules, show } = call.state.face;
  requireRole(call, rules.readsHooks);
  return page(call, call.repository.hooks, (hooks) => hooks.map((hook) => show.hook(call.repository, hook, 'listed')));
}

function createHook(call: TokenRepositoryCall): FakeAnswer {
  requireRole(call, 'admin');
  const { state, repository, body } = call;
  const url = textOf(body, 'url');
  if (url === undefined) {
    throw new FakeRefusal(400, 'url is missing');
  }
  const hook: FakeHook = { id: takeId(state), url, password: '', encryptionType: 0, pullRequests: false, notes: false };
  applyHook(hook, body);
  repository.hooks.push(hook);
  return made(state.face.show.hook(repository, hook, 'listed'));
}

function findHook({ repository, at }: TokenRepositoryCall): FakeHook {
  return found(repository.hooks.find(({ id }) => String(id) === at['id']));
}

function updateHook(call: TokenRepositoryCall): FakeAnswer {
  requireRole(call, 'admin');
  const hook = findHook(call);
  applyHook(hook, call.body);
  return ok(call.state.face.show.hook(call.repository, hook, 'changed'));
}

function deleteHook(call: TokenRepositoryCall): FakeAnswer {
  requireRole(call, 'admin');
  const { hooks } = call.repository;
  hooks.splice(hooks.indexOf(findHook(call)), 1);
  return DONE;
}

function applyHook(hook: FakeHook, body: FakeCall['body']): void {
  hook.url = textOf(body, 'url') ?? hook.url;
  hook.password = textOf(body, 'password') ?? hook.password;
  hook.encryptionType = Number(body['encryption_type'] ?? hook.encryptionType);
  hook.pullRequests = flagOf(body, 'merge_requests_events') ?? hook.pullRequests;
  hook.notes = flagOf(body, 'note_events') ?? hook.notes;
}

/** Whether the request's body switches something on; undefined when it does not say. */
function flagOf(body: FakeCall['body'], name: string): boolean | undefined {
  const value = body[name];
  return value === undefined ? undefined : value === true || value === 'true';
}

function createLabel(call: TokenRepositoryCall): FakeAnswer {
  const { state, repository, body } = call;
  const { rules, show } = state.face;
  requireRole(call, 'write', rules.noLabels);
  const name = textOf(body, 'name') ?? '';
  if (name === '' || repository.labels.has(name) || !rules.color.test(textOf(body, 'color') ?? '')) {
    throw new FakeRefusal(400, 'name has already been taken, or color is invalid');
  }
  repository.labels.add(name);
  return made(show.newLabel(state, repository, name));
}
