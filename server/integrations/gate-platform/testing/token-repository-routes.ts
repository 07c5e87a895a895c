import {
  presentAccount,
  presentGroup,
  presentMini,
  presentProfile,
  presentRepository,
  presentWholeGroup,
} from '#server/integrations/code-platform/testing/gitee-objects.ts';
import {
  FakeRefusal,
  flagOf,
  found,
  page,
  requirePermission,
  textOf,
} from '#server/integrations/gate-platform/gitee/testing/fake-call.ts';
import type {
  FakeAnswer,
  FakeCall,
  FakeRepositoryCall,
  FakeRoute,
} from '#server/integrations/gate-platform/gitee/testing/fake-call.ts';
import { presentHook } from '#server/integrations/gate-platform/gitee/testing/fake-present.ts';
import {
  findAccount,
  permissionOf,
  type FakeHook,
} from '#server/integrations/gate-platform/gitee/testing/fake-state.ts';
import { takeId } from './fake-places.ts';

/** What concerns the account of the token, and organisations. */
export const ACCOUNT_ROUTES: readonly FakeRoute<FakeCall>[] = [
  {
    method: 'GET',
    path: /^\/user$/,
    scope: 'user_info',
    run: ({ state, account }) => ({ status: 200, body: presentProfile(state, account) }),
  },
  { method: 'GET', path: /^\/user\/repos$/, scope: 'projects', run: listRepositories },
  {
    method: 'GET',
    path: /^\/user\/orgs$/,
    scope: 'groups',
    run: (call) => {
      const own = [...call.state.accounts.values()].filter(({ members }) => members.has(call.account.id));
      return page(
        call,
        own.map((group) => presentGroup(call.state, group)),
      );
    },
  },
  { method: 'GET', path: /^\/orgs\/(?<login>[^/]+)\/repos$/, scope: 'projects', run: listOrganization },
  {
    method: 'GET',
    path: /^\/orgs\/(?<login>[^/]+)$/,
    scope: 'groups',
    run: ({ state, at }) => {
      const account = findAccount(state, at['login'] ?? '');
      return { status: 200, body: presentWholeGroup(state, found(account?.type === 'Group' ? account : undefined)) };
    },
  },
  {
    method: 'GET',
    path: /^\/orgs\/(?<organization>[^/]+)\/memberships\/(?<login>[^/]+)$/,
    scope: 'groups',
    run: readMembership,
  },
];

/** A repository, its webhooks, and who may do what. */
export const REPOSITORY_ROUTES: readonly FakeRoute<FakeRepositoryCall>[] = [
  {
    method: 'GET',
    path: /^$/,
    scope: 'projects',
    run: (call) => ({ status: 200, body: { ...presentRepository(call.state, call.repository), ...rights(call) } }),
  },
  {
    method: 'GET',
    path: /^\/collaborators\/(?<login>[^/]+)\/permission$/,
    scope: 'projects',
    run: readPermission,
  },
  { method: 'GET', path: /^\/hooks$/, scope: 'hook', run: listHooks },
  { method: 'POST', path: /^\/hooks$/, scope: 'hook', run: createHook },
  { method: 'PATCH', path: /^\/hooks\/(?<id>\d+)$/, scope: 'hook', run: updateHook },
  { method: 'DELETE', path: /^\/hooks\/(?<id>\d+)$/, scope: 'hook', run: deleteHook },
];

function listRepositories(call: FakeCall): FakeAnswer {
  const { state, account } = call;
  const reached = [...state.repositories.values()].flatMap((repository) => {
    const permission = repository.owner === account ? 'admin' : repository.permissions.get(account.id);
    return permission === undefined ? [] : [{ ...presentRepository(state, repository), ...rights({ permission }) }];
  });
  return page(call, reached);
}

function listOrganization(call: FakeCall): FakeAnswer {
  const { state, account, at } = call;
  const owner = findAccount(state, at['login'] ?? '');
  found(owner?.type === 'Group' ? owner : undefined);
  const seen = [...state.repositories.values()].filter((repository) => repository.owner === owner);
  const visible = seen.filter((repository) => permissionOf(repository, account) !== undefined);
  return page(
    call,
    visible.map((repository) => presentRepository(state, repository)),
  );
}

function rights({ permission }: Pick<FakeRepositoryCall, 'permission'>) {
  return { permission: { pull: true, push: permission !== 'read', admin: permission === 'admin' } };
}

function readMembership({ state, at }: FakeCall): FakeAnswer {
  const organization = found(findAccount(state, at['organization'] ?? ''));
  const member = found(findAccount(state, at['login'] ?? ''));
  const active = organization.members.has(member.id);
  found(active || organization.invited.has(member.id) || undefined);
  const places = { url: `${organization.login}/${member.login}`, organization_url: organization.login };
  const shown = { organization: presentGroup(state, organization), user: presentMini(state, member) };
  return { status: 200, body: { ...places, active, remark: '', role: 'member', ...shown } };
}

function readPermission({ state, repository, at }: FakeRepositoryCall): FakeAnswer {
  const account = found(findAccount(state, at['login'] ?? ''));
  const permission = permissionOf(repository, account) ?? 'none';
  return { status: 200, body: { ...presentAccount(state, account), permission } };
}

function listHooks(call: FakeRepositoryCall): FakeAnswer {
  requirePermission(call, 'admin');
  return page(
    call,
    call.repository.hooks.map((hook) => presentHook(call.repository, hook)),
  );
}

function createHook(call: FakeRepositoryCall): FakeAnswer {
  requirePermission(call, 'admin');
  const { state, repository, body } = call;
  const url = textOf(body, 'url');
  if (url === undefined) {
    throw new FakeRefusal(400, 'url is missing');
  }
  const hook: FakeHook = { id: takeId(state), url, password: '', encryptionType: 0, pullRequests: false, notes: false };
  applyHook(hook, body);
  repository.hooks.push(hook);
  return { status: 201, body: presentHook(repository, hook) };
}

function deleteHook(call: FakeRepositoryCall): FakeAnswer {
  requirePermission(call, 'admin');
  const { hooks } = call.repository;
  hooks.splice(hooks.indexOf(found(hooks.find(({ id }) => String(id) === call.at['id']))), 1);
  return { status: 204 };
}

function updateHook(call: FakeRepositoryCall): FakeAnswer {
  requirePermission(call, 'admin');
  const hook = found(call.repository.hooks.find(({ id }) => String(id) === call.at['id']));
  applyHook(hook, call.body);
  return { status: 200, body: presentHook(call.repository, hook) };
}

function applyHook(hook: FakeHook, body: FakeCall['body']): void {
  hook.url = textOf(body, 'url') ?? hook.url;
  hook.password = textOf(body, 'password') ?? hook.password;
  hook.encryptionType = Number(body['encryption_type'] ?? hook.encryptionType);
  hook.pullRequests = flagOf(body, 'merge_requests_events') ?? hook.pullRequests;
  hook.notes = flagOf(body, 'note_events') ?? hook.notes;
}
