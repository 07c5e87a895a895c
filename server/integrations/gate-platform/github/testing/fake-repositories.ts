import { randomBytes } from 'node:crypto';
import { presentAccount, presentOrganization } from '#server/integrations/code-platform/testing/github-objects.ts';
import { pathOf, takeId } from '#server/integrations/gate-platform/testing/fake-places.ts';
import type { FakeAccount, FakeGithubState, FakeRepository } from './fake-state.ts';
import { emit } from './fake-webhooks.ts';

/** Attributes of a repository that a test cares for. */
export interface NewRepository {
  readonly owner: FakeAccount;
  readonly name: string;
  readonly private?: boolean;
}

/** Adds a repository with one branch, `main`. */
export function addRepository(state: FakeGithubState, repository: NewRepository): FakeRepository {
  const added: FakeRepository = {
    id: takeId(state),
    owner: repository.owner,
    name: repository.name,
    private: repository.private ?? false,
    archived: false,
    branches: new Map([['main', randomBytes(20).toString('hex')]]),
    defaultBranch: 'main',
    pulls: new Map(),
    requiredChecks: [],
    roles: new Map(),
    checkRuns: [],
    comments: [],
    queue: [],
    youngCommits: new Map(),
  };
  state.repositories.set(added.id, added);
  return added;
}

/** Adds a repository as `addRepository` does, and tells of it. */
export function createRepository(
  state: FakeGithubState,
  { by, ...repository }: NewRepository & { readonly by: FakeAccount },
): FakeRepository {
  const created = addRepository(state, repository);
  emit(state, { event: 'repository', action: 'created', repository: created, sender: by });
  return created;
}

/** Finds a repository by its path, as GraphQL does: former paths count. */
export function findRepository(state: FakeGithubState, path: string): FakeRepository | undefined {
  const former = state.formerPaths.get(path.toLowerCase());
  return findCurrent(state, path) ?? (former === undefined ? undefined : state.repositories.get(former));
}

/** Finds the repository that has a path now. */
export function findCurrent(state: FakeGithubState, path: string): FakeRepository | undefined {
  return [...state.repositories.values()].find((known) => pathOf(known).toLowerCase() === path.toLowerCase());
}

/** Gives a repository another name and tells of it; its old path goes on leading to it until somebody takes it. */
export function renameRepository(
  state: FakeGithubState,
  repository: FakeRepository,
  { by, name }: { readonly by: FakeAccount; readonly name: string },
): void {
  const from = repository.name;
  state.formerPaths.set(pathOf(repository).toLowerCase(), repository.id);
  repository.name = name;
  const changes = { repository: { name: { from } } };
  emit(state, { event: 'repository', action: 'renamed', repository, sender: by, payload: { changes } });
}

/** Gives a repository to somebody else; only Apps of the new owner hear of it. */
export function transferRepository(
  state: FakeGithubState,
  repository: FakeRepository,
  { by, to }: { readonly by: FakeAccount; readonly to: FakeAccount },
): void {
  const { owner } = repository;
  state.formerPaths.set(pathOf(repository).toLowerCase(), repository.id);
  repository.owner = to;
  const from =
    owner.type === 'Organization'
      ? { organization: presentOrganization(state, owner) }
      : { user: presentAccount(state, owner) };
  const payload = { changes: { owner: { from } } };
  emit(state, { event: 'repository', action: 'transferred', repository, sender: by, payload });
}

/** Archives a repository, or makes it writable again, and tells of it. */
export function setArchived(
  state: FakeGithubState,
  repository: FakeRepository,
  { by, to }: { readonly by: FakeAccount; readonly to: boolean },
): void {
  repository.archived = to;
  emit(state, { event: 'repository', action: to ? 'archived' : 'unarchived', repository, sender: by });
}

/** Makes a repository private or public and tells of it. */
export function setPrivate(
  state: FakeGithubState,
  repository: FakeRepository,
  { by, to }: { readonly by: FakeAccount; readonly to: boolean },
): void {
  repository.private = to;
  emit(state, { event: 'repository', action: to ? 'privatized' : 'publicized', repository, sender: by });
}
