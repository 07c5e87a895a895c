import { crc32 } from 'node:zlib';
import {
  MADE_AT,
  showOrganization,
  showRepository,
} from '#server/integrations/code-platform/testing/gitcode-objects.ts';
import { made, may, NOT_FOUND, ok, page, REFUSED, type FakeAnswer, type FakeCall } from './fake-call.ts';
import { rightsOf } from './fake-present.ts';
import type { FakeHook, FakeRepository } from './fake-state.ts';

export function listRepositories(call: FakeCall): FakeAnswer {
  const { account } = call.viewer;
  const reached = call.state.repositories.filter(({ permissions }) => permissions.has(account.login));
  return page(
    call,
    reached.map((repository) => {
      const permission = call.state.hidesRights ? null : rightsOf(repository, account);
      return { ...showRepository(repository), permission };
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
    seen.map((repository) => showRepository(repository)),
  );
}

export function listOrganizations(call: FakeCall): FakeAnswer {
  const { account } = call.viewer;
  const own = call.state.repositories
    .filter(({ permissions, owner }) => permissions.has(account.login) && owner.organization)
    .map(({ owner }) => owner);
  return page(call, [...new Set(own)].map(showOrganization));
}

/** The answer repeats the password. */
export function showHook({ id: projectId }: FakeRepository, { id, url, password }: FakeHook) {
  return {
    id,
    url,
    password,
    result: null,
    project_id: projectId,
    result_code: 0,
    created_at: MADE_AT,
    push_events: false,
    tag_push_events: false,
    issues_events: false,
    note_events: true,
    merge_requests_events: true,
  };
}

interface HookBody {
  readonly url: string;
  readonly password: string;
  readonly encryption_type: 0 | 1;
}

/** Anybody without permission gets 404. */
export function addHook(call: FakeCall, repository: FakeRepository): FakeAnswer {
  if (!may(call, repository, 'admin')) {
    return NOT_FOUND;
  }
  const { url, password, encryption_type: encryptionType } = call.body as HookBody;
  const hook: FakeHook = { id: (call.state.nextId += 1), url, password, encryptionType };
  repository.hooks.push(hook);
  return made(showHook(repository, hook));
}

export function changeHook(call: FakeCall, repository: FakeRepository): FakeAnswer {
  const hook = repository.hooks.find(({ id }) => String(id) === call.parts[2]);
  if (hook === undefined || !may(call, repository, 'admin')) {
    return NOT_FOUND;
  }
  const { url, password, encryption_type: encryptionType } = call.body as HookBody;
  Object.assign(hook, { url, password, encryptionType });
  const { id: _id, ...shown } = showHook(repository, hook);
  return ok(shown);
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
  const { name, color } = call.body as { name: string; color: string };
  if (!may(call, repository, 'write')) {
    return REFUSED;
  }
  if (repository.labels.has(name)) {
    return { status: 400, body: { error_message: 'Label already exists' } };
  }
  repository.labels.add(name);
  return made({ id: crc32(name), name, color });
}

/** The answer numbers people otherwise than others of the API do. */
export function showPermission({ state, viewer, parts, fault }: FakeCall, { permissions }: FakeRepository): FakeAnswer {
  const asked = fault === 'of_another' ? viewer.account.login : parts[2];
  const permission = permissions.get(asked ?? '');
  const user = state.accounts.find(({ login }) => login === asked);
  return permission === undefined || user === undefined
    ? NOT_FOUND
    : ok({ id: user.hookId, login: user.login, permission });
}
