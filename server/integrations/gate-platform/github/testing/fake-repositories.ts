import {
  presentAccount,
  presentOrganization,
  presentRepository,
} from '#server/integrations/code-platform/testing/github-objects.ts';
import { addRepository, type NewRepository } from '#server/integrations/gate-platform/testing/fake-people.ts';
import { pathOf } from '#server/integrations/gate-platform/testing/fake-places.ts';
import type { FakeAccount, FakeRepository } from '#server/integrations/gate-platform/testing/fake-state.ts';
import type { FakeGithubState } from './fake-github-state.ts';
import { emit } from './fake-webhooks.ts';

/** Adds a repository as `addRepository` does, and sends its webhook. */
export function createRepository(
  state: FakeGithubState,
  { by, ...repository }: NewRepository & { readonly by: FakeAccount },
): FakeRepository {
  const created = addRepository(state, repository);
  emit(state, { event: 'repository', action: 'created', repository: created, sender: by });
  return created;
}

/** Whose fork it is to be, and its name there if not that of the repository. */
interface NewFork {
  readonly by: FakeAccount;
  readonly owner: FakeAccount;
  readonly name?: string;
}

/**
 * Forks a repository. Apps of the new owner hear of a repository that was created, those that asked for forks hear of
 * the one that was forked.
 */
export function forkRepository(
  state: FakeGithubState,
  parent: FakeRepository,
  { by, owner, name = parent.name }: NewFork,
): FakeRepository {
  const forked = createRepository(state, { owner, name, private: parent.private, parent, by });
  const shown = Object.entries(presentRepository(state, forked));
  // The one member of repositories that this event leaves out.
  const payload = { forkee: Object.fromEntries(shown.filter(([member]) => member !== 'has_discussions')) };
  emit(state, { event: 'fork', repository: parent, sender: by, payload });
  return forked;
}

/** Edits the description of a repository, which is not kept, and sends its webhook. */
export function editRepository(state: FakeGithubState, repository: FakeRepository, by: FakeAccount): void {
  const payload = { changes: { description: { from: null } } };
  emit(state, { event: 'repository', action: 'edited', repository, sender: by, payload });
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

/**
 * Gives a repository another name and sends its webhook; its old path goes on leading to it until somebody takes it.
 */
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

/** Archives a repository, or makes it writable again, and sends its webhook. */
export function setArchived(
  state: FakeGithubState,
  repository: FakeRepository,
  { by, to }: { readonly by: FakeAccount; readonly to: boolean },
): void {
  repository.archived = to;
  emit(state, { event: 'repository', action: to ? 'archived' : 'unarchived', repository, sender: by });
}

/** Makes a repository private or public and sends its webhook. */
export function setPrivate(
  state: FakeGithubState,
  repository: FakeRepository,
  { by, to }: { readonly by: FakeAccount; readonly to: boolean },
): void {
  repository.private = to;
  emit(state, { event: 'repository', action: to ? 'privatized' : 'publicized', repository, sender: by });
}
