import { made, may, NOT_FOUND, ok, page, REFUSED, type FakeAnswer, type FakeCall } from './fake-call.ts';
import { showAccount, showRepository } from './fake-present.ts';
import type { FakeHook, FakeRepository } from './fake-state.ts';

export function listRepositories(call: FakeCall): FakeAnswer {
  const { account } = call.viewer;
  const reached = call.state.repositories.filter(({ permissions }) => permissions.has(account.login));
  return page(
    call,
    reached.map((repository) => {
      const shown = showRepository(repository, account);
      return call.state.hidesRights ? { ...shown, permission: null } : shown;
    }),
  );
}

export function listOrganizationRepositories(call: FakeCall): FakeAnswer {
  const { viewer, state, parts } = call;
  const { account } = viewer;
  if (!state.accounts.some(({ login, organization }) => organization && login === parts[0])) {
    return NOT_FOUND;
  }
  const seen = state.repositories.filter(
    ({ owner, private: hidden, permissions }) =>
      owner.login === parts[0] && (!hidden || permissions.has(account.login)),
  );
  return page(
    call,
    seen.map((repository) => showRepository(repository, account)),
  );
}

export function listOrganizations(call: FakeCall): FakeAnswer {
  const { account } = call.viewer;
  const own = call.state.repositories
    .filter(({ permissions, owner }) => permissions.has(account.login) && owner.organization)
    .map(({ owner }) => owner);
  return page(
    call,
    [...new Set(own)].map(({ id, login }) => ({ id, path: login, login, name: `${login} (shown)` })),
  );
}

/** The answer repeats the password. */
export function showHook({ id, url, password, encryptionType }: FakeHook) {
  return { id, url, password, encryption_type: encryptionType, merge_requests_events: true, note_events: true };
}

interface HookBody {
  readonly url: string;
  readonly password: string;
  readonly encryption_type: 0 | 1;
}

/** Who may not is told that there is nothing. */
export function addHook(call: FakeCall, repository: FakeRepository): FakeAnswer {
  if (!may(call, repository, 'admin')) {
    return NOT_FOUND;
  }
  const { url, password, encryption_type: encryptionType } = call.body as HookBody;
  const hook: FakeHook = { id: (call.state.nextId += 1), url, password, encryptionType };
  repository.hooks.push(hook);
  return made(showHook(hook));
}

export function changeHook(call: FakeCall, repository: FakeRepository): FakeAnswer {
  const hook = repository.hooks.find(({ id }) => String(id) === call.parts[2]);
  if (hook === undefined || !may(call, repository, 'admin')) {
    return NOT_FOUND;
  }
  const { url, password, encryption_type: encryptionType } = call.body as HookBody;
  Object.assign(hook, { url, password, encryptionType });
  return ok({});
}

export function removeHook(call: FakeCall, repository: FakeRepository): FakeAnswer {
  const index = repository.hooks.findIndex(({ id }) => String(id) === call.parts[2]);
  if (index < 0 || !may(call, repository, 'admin')) {
    return NOT_FOUND;
  }
  repository.hooks.splice(index, 1);
  return { status: 204 };
}

export function addLabel(call: FakeCall, repository: FakeRepository): FakeAnswer {
  const { name } = call.body as { name: string };
  if (!may(call, repository, 'write')) {
    return REFUSED;
  }
  if (repository.labels.has(name)) {
    return { status: 400, body: { error_message: 'Label already exists' } };
  }
  repository.labels.add(name);
  return made({ name });
}

export function showPermission({ state, parts }: FakeCall, { permissions }: FakeRepository): FakeAnswer {
  const permission = permissions.get(parts[2] ?? '');
  const user = state.accounts.find(({ login }) => login === parts[2]);
  return permission === undefined || user === undefined
    ? NOT_FOUND
    : ok({ permission, role_name: permission, access_level: 30, user: showAccount(user) });
}
