import { EPOCH } from '#server/integrations/code-platform/testing/github-objects.ts';
import { takeId } from './fake-places.ts';
import type { FakeAccount, FakeGithubState } from './fake-state.ts';

/** Attributes of an account that a test cares for. */
export interface NewAccount {
  readonly login: string;
  readonly id?: number;
  readonly type?: FakeAccount['type'];
  readonly emails?: readonly string[];
  readonly createdAt?: string;
}

/** Adds a user, bot or organisation. */
export function addAccount(
  state: FakeGithubState,
  { login, id, type = 'User', emails = [], createdAt = EPOCH }: NewAccount,
): FakeAccount {
  const account: FakeAccount = {
    id: id ?? takeId(state),
    login,
    type,
    createdAt,
    emails: [...emails],
    members: new Set(),
    teams: new Map(),
  };
  state.accounts.set(account.id, account);
  return account;
}

/** Finds an account by its login, in any case. */
export function findAccount(state: FakeGithubState, login: string): FakeAccount | undefined {
  return [...state.accounts.values()].find((account) => account.login.toLowerCase() === login.toLowerCase());
}

/** The user that GitHub ties to an address of a commit: by a confirmed address or by one for those who hide theirs. */
export function linkedUser(state: FakeGithubState, email: string): FakeAccount | undefined {
  const users = [...state.accounts.values()].filter(({ type }) => type === 'User');
  const [, id, login = ''] = /^(?:(\d+)\+)?([^@]+)@users\.noreply\.github\.com$/i.exec(email) ?? [];
  if (id !== undefined) {
    return users.find((user) => user.id === Number(id));
  }
  return users.find(
    (user) =>
      user.emails.some((known) => known.toLowerCase() === email.toLowerCase()) ||
      (login !== '' && user.login.toLowerCase() === login.toLowerCase()),
  );
}
