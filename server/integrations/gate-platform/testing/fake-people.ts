import { randomBytes } from 'node:crypto';
import { EPOCH } from '#server/integrations/code-platform/testing/github-objects.ts';
import type { FakeState } from './fake-face.ts';
import { takeId } from './fake-places.ts';
import type { FakeAccount, FakeRepository } from './fake-state.ts';

/** Attributes of an account that a test cares for. */
export interface NewAccount {
  readonly id?: number;
  readonly type?: FakeAccount['type'];
  readonly emails?: readonly string[];
  readonly createdAt?: string;
}

/** The account that stands for deleted ones. */
export const GHOST: FakeAccount = {
  id: 10_137,
  apiId: '10137',
  login: 'ghost',
  type: 'User',
  createdAt: EPOCH,
  emails: [],
  members: new Set(),
  invited: new Set(),
  teams: new Map(),
};

function addAccount(state: FakeState, login: string, account: NewAccount): FakeAccount {
  const { id = takeId(state), type = 'User', emails = [], createdAt = EPOCH } = account;
  const added: FakeAccount = {
    id,
    apiId: state.face.apiIdOf(id, type),
    login,
    type,
    createdAt,
    emails: [...emails],
    members: new Set(),
    invited: new Set(),
    teams: new Map(),
  };
  state.accounts.set(id, added);
  return added;
}

/** Adds a user, by default with an address; an empty list stands for somebody who hides theirs. */
export function addUser(state: FakeState, login: string, account: NewAccount = {}): FakeAccount {
  return addAccount(state, login, { emails: [`${login}@example.com`], ...account });
}

export function addBot(state: FakeState, login: string, account: NewAccount = {}): FakeAccount {
  return addAccount(state, login, { type: 'Bot', ...account });
}

export function addOrganization(state: FakeState, login: string, account: NewAccount = {}): FakeAccount {
  return addAccount(state, login, { type: 'Organization', ...account });
}

/** Finds an account by its login. */
export function findAccount({ accounts, face }: FakeState, login: string): FakeAccount | undefined {
  const fold = (name: string): string => (face.ignoresCase ? name.toLowerCase() : name);
  return [...accounts.values()].find((account) => fold(account.login) === fold(login));
}

/** The account that an address is tied to. */
export function accountOf({ accounts }: FakeState, email: string): FakeAccount | undefined {
  return [...accounts.values()].find(({ emails }) => emails.includes(email));
}

/** Attributes of a repository that a test cares for. */
export interface NewRepository {
  readonly owner: FakeAccount;
  readonly name: string;
  readonly private?: boolean;
  readonly parent?: FakeRepository;
}

/** Adds a repository with one branch. */
export function addRepository(state: FakeState, repository: NewRepository): FakeRepository {
  const { defaultBranch } = state.face;
  const added: FakeRepository = {
    id: takeId(state),
    owner: repository.owner,
    name: repository.name,
    private: repository.private ?? false,
    archived: false,
    parent: repository.parent ?? null,
    branches: new Map([[defaultBranch, randomBytes(20).toString('hex')]]),
    defaultBranch,
    pulls: new Map(),
    requiredChecks: [],
    roles: new Map(),
    checkRuns: [],
    statuses: [],
    comments: [],
    labels: new Set(),
    hooks: [],
    queue: [],
    youngCommits: new Map(),
    youngFor: 0,
    requiredTester: null,
    resolveAll: false,
  };
  state.repositories.set(added.id, added);
  return added;
}

/** Issues a token with all scopes that a gate needs, or with these alone. */
export function issueToken(
  state: FakeState,
  account: FakeAccount,
  scopes: readonly string[] = state.face.allScopes,
): string {
  const token = randomBytes(16).toString('hex');
  state.tokens.set(token, { account, scopes: new Set(scopes) });
  return token;
}

export function revokeToken({ tokens }: FakeState, token: string): void {
  tokens.delete(token);
}
