import type { FakeCall, FakeRoute } from './fake-call.ts';
import type { FakeFace, FakeRefusal, FakeRequest, FakeState } from './fake-face.ts';
import type {
  FakeAccount,
  FakeComment,
  FakeCommit,
  FakeHook,
  FakePull,
  FakeRepository,
  FakeRole,
  FakeToken,
} from './fake-state.ts';

/** What scopes of tokens open. */
export type TokenScope = 'user' | 'groups' | 'projects' | 'pulls' | 'notes' | 'hooks';

/** A platform whose API is asked with the token of an account. */
export interface TokenFace extends FakeFace {
  /** Names of the scopes. */
  readonly scopes: Readonly<Record<TokenScope, string>>;
  readonly accountRoutes: readonly FakeRoute<TokenCall>[];
  readonly repositoryRoutes: readonly FakeRoute<TokenRepositoryCall>[];
  readonly show: TokenViews;
  readonly rules: TokenRules;
}

/** How a platform shows things. */
interface TokenViews {
  profile(state: FakeState, account: FakeAccount): object;
  repository(state: FakeState, repository: FakeRepository): object;
  /** What an account may do; undefined where it may do nothing and that is a missing thing. */
  permission(state: FakeState, account: FakeAccount, role: FakeRole | undefined): object | undefined;
  hook(repository: FakeRepository, hook: FakeHook, place: 'listed' | 'changed'): object;
  newLabel(state: FakeState, repository: FakeRepository, name: string): object;
  /** The answer to labels that a pull request was given. */
  givenLabels(state: FakeState, pull: FakePull, names: readonly string[]): object[];
  pull(state: FakeState, pull: FakePull, place: 'listed' | 'alone'): object;
  commit(state: FakeState, repository: FakeRepository, commit: FakeCommit): object;
  comment(state: FakeState, repository: FakeRepository, comment: FakeComment): object;
  newComment(state: FakeState, repository: FakeRepository, comment: FakeComment): object;
  changedComment(state: FakeState, repository: FakeRepository, comment: FakeComment): object;
}

/** What one platform does otherwise than another. */
interface TokenRules {
  readonly unknownToken: string;
  refuseScope(scope: string): FakeRefusal;
  /** Whether a request gets through to the API at all; a status without a body if not. */
  stops?(request: FakeRequest): number | undefined;
  /** The right of those who have none in a public repository. */
  readonly publicRole: FakeRole | undefined;
  /** Whether a repository that is asked for by itself says what the account may do there. */
  readonly showsRights: boolean;
  /** Least right for the list of webhooks. */
  readonly readsHooks: FakeRole;
  /** Status for those who may not set labels. */
  readonly noLabels: number;
  readonly missingLabel: readonly [status: number, message: string];
  readonly color: RegExp;
  /** Commits that are listed at most, all at once; null for pages of all. */
  readonly commitsMax: number | null;
  readonly newestCommentFirst: boolean;
  /** Whether webhooks are sent about what is done over the API. */
  readonly tellsOwn: boolean;
  mayChange(call: TokenRepositoryCall, comment: FakeComment, way: 'edit' | 'delete'): boolean;
}

/** The whole of such a platform. */
export interface TokenState extends FakeState {
  readonly face: TokenFace;
}

/** A request by the account of a token. */
export interface TokenCall extends FakeCall {
  readonly state: TokenState;
  readonly account: FakeAccount;
  readonly token: FakeToken;
}

/** A request about a repository that the account sees. */
export interface TokenRepositoryCall extends TokenCall {
  readonly repository: FakeRepository;
  readonly role: FakeRole | undefined;
}

/** What an account may do in a repository; undefined for nothing at all. */
export function roleOf({ face }: TokenState, repository: FakeRepository, account: FakeAccount): FakeRole | undefined {
  if (repository.owner === account) {
    return 'admin';
  }
  return repository.roles.get(account.id) ?? (repository.private ? undefined : face.rules.publicRole);
}
