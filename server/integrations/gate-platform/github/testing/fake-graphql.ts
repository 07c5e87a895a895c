import { execute, GraphQLError, parse, validate, type DocumentNode } from 'graphql';
import { textOf } from '#server/integrations/gate-platform/testing/fake-call.ts';
import { coAuthorsOf } from '#server/integrations/gate-platform/testing/fake-commits.ts';
import { findAccount } from '#server/integrations/gate-platform/testing/fake-people.ts';
import { headOf, pathOf } from '#server/integrations/gate-platform/testing/fake-places.ts';
import { readCommits } from '#server/integrations/gate-platform/testing/fake-pulls.ts';
import type {
  FakeAccount,
  FakeCommit,
  FakeCommitPerson,
  FakePull,
  FakeRepository,
} from '#server/integrations/gate-platform/testing/fake-state.ts';
import { isPermitted, reaches } from './fake-auth.ts';
import type { FakeGithubState, FakeInstallation } from './fake-github-state.ts';
import { linkedUser } from './fake-linked-user.ts';
import { findRepository } from './fake-repositories.ts';
import { FAKE_SCHEMA } from './fake-schema.ts';

/** Entries a page may have. */
const PAGE_MAX = 100;

interface PageArguments {
  readonly first?: number;
  readonly after?: string;
}

interface Viewer {
  readonly state: FakeGithubState;
  readonly installation: FakeInstallation;
}

/** Answers a GraphQL request; refusals are errors within status 200, as on GitHub. */
export async function answerGraphql(viewer: Viewer, body: Readonly<Record<string, unknown>>): Promise<unknown> {
  const document = checkQuery(textOf(body, 'query') ?? '');
  if (!('kind' in document)) {
    return { errors: document.map(({ message }) => ({ message })) };
  }
  const { data, errors } = await execute({
    schema: FAKE_SCHEMA,
    document,
    rootValue: {
      repository: ({ owner, name }: { owner: string; name: string }) => showNamed(viewer, `${owner}/${name}`),
      nodes: ({ ids }: { ids: string[] }) => ids.map((id) => showNode(viewer, id)),
      user: ({ login }: { login: string }) => showUser(viewer, login),
    },
    variableValues: body['variables'] as Record<string, unknown>,
  });
  return { data, ...(errors === undefined ? {} : { errors: errors.map(presentError) }) };
}

/** A client has few queries, and sends them often. */
const checked = new Map<string, DocumentNode | readonly GraphQLError[]>();

function checkQuery(query: string): DocumentNode | readonly GraphQLError[] {
  const known = checked.get(query);
  if (known !== undefined) {
    return known;
  }
  const document = parse(query);
  const invalid = validate(FAKE_SCHEMA, document);
  const result = invalid.length > 0 ? invalid : document;
  checked.set(query, result);
  return result;
}

function presentError({ message, path, extensions }: GraphQLError) {
  return { message, path, ...extensions };
}

function refuse(type: string, message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { type } });
}

function showNamed(viewer: Viewer, path: string) {
  const repository = findRepository(viewer.state, path);
  if (repository === undefined || (repository.private && !reaches(viewer.installation, repository))) {
    throw refuse('NOT_FOUND', `Could not resolve to a Repository with the name '${path}'.`);
  }
  return showRepository(viewer, repository);
}

function showUser({ state }: Viewer, login: string) {
  const user = findAccount(state, login);
  if (user?.type !== 'User') {
    throw refuse('NOT_FOUND', `Could not resolve to a User with the login of '${login}'.`);
  }
  return showAccount(user);
}

function showNode(viewer: Viewer, id: string) {
  const commit = viewer.state.commits.get(id.replace('C_', ''));
  return commit === undefined ? null : showCommit(viewer, commit);
}

function showRepository(viewer: Viewer, repository: FakeRepository) {
  const { installation, state } = viewer;
  const pulls = [...repository.pulls.values()];
  const demand = (permission: string) => {
    if (!isPermitted(installation, permission) || !reaches(installation, repository)) {
      throw refuse('FORBIDDEN', 'Resource not accessible by integration');
    }
  };
  return {
    id: `R_${repository.id}`,
    databaseId: repository.id,
    nameWithOwner: pathOf(repository),
    isPrivate: repository.private,
    owner: showAccount(repository.owner),
    pullRequest: ({ number }: { number: number }) => {
      demand('pull_requests:read');
      const pull = repository.pulls.get(number);
      if (pull === undefined) {
        throw refuse('NOT_FOUND', `Could not resolve to a PullRequest with the number of ${number}.`);
      }
      return showPull(viewer, pull);
    },
    pullRequests: (page: PageArguments) => {
      demand('pull_requests:read');
      return paginate(
        page,
        pulls.filter((pull) => pull.state === 'open').map((pull) => showPull(viewer, pull)),
      );
    },
    mergeQueue: ({ branch }: { branch: string }) => {
      demand('merge_queues:read');
      const groups = repository.queue.filter((group) => group.branch === branch);
      const entries = groups.flatMap((group) =>
        group.pulls.map((pull) => ({
          headCommit: () => showCommit(viewer, state.commits.get(group.headSha)),
          pullRequest: () => showPull(viewer, pull),
        })),
      );
      return { entries: (page: PageArguments) => paginate(page, entries) };
    },
    object: ({ oid }: { oid: string }) => {
      demand('contents:read');
      const commit = state.commits.get(oid);
      return commit === undefined ? null : showCommit(viewer, commit);
    },
  };
}

function showPull(viewer: Viewer, pull: FakePull) {
  const commits = readCommits(pull);
  return {
    number: pull.number,
    title: pull.title,
    url: `${viewer.state.url}/${pathOf(pull.repository)}/pull/${pull.number}`,
    state: pull.state.toUpperCase(),
    isDraft: pull.draft,
    isCrossRepository: pull.fromFork,
    headRefOid: (commits.at(-1) ?? headOf(pull)).sha,
    baseRefOid: pull.baseSha,
    baseRefName: pull.base,
    additions: pull.changedLines,
    deletions: 0,
    author: pull.opener === null ? null : showAccount(pull.opener),
    commits: (page: PageArguments) =>
      paginate(
        page,
        commits.map((commit) => ({ commit: () => showCommit(viewer, commit) })),
      ),
  };
}

function showCommit(viewer: Viewer, commit: FakeCommit | undefined) {
  if (commit === undefined) {
    return null;
  }
  const show = (person: FakeCommitPerson) => showPerson(viewer.state, person);
  const signed = commit.web || commit.signer !== null;
  return {
    __typename: 'Commit',
    id: `C_${commit.sha}`,
    oid: commit.sha,
    message: commit.message,
    parents: { totalCount: commit.parents.length },
    author: show(commit.author),
    committer: show(commit.committer),
    authors: (page: PageArguments) => paginate(page, [commit.author, ...coAuthorsOf(commit)].map(show)),
    signature: signed
      ? {
          __typename: 'UnknownSignature',
          isValid: true,
          wasSignedByGitHub: commit.web,
          signer: commit.signer === null ? null : showAccount(commit.signer),
        }
      : null,
  };
}

function showPerson(state: FakeGithubState, { name, email }: FakeCommitPerson) {
  const user = linkedUser(state, email);
  return { name, email, user: user === undefined ? null : showAccount(user) };
}

/** GraphQL shows bots without the `[bot]` of their logins. */
function showAccount({ id, login, type, createdAt }: FakeAccount) {
  return { __typename: type, databaseId: id, createdAt, login: type === 'Bot' ? login.replace('[bot]', '') : login };
}

function paginate<T>({ first, after }: PageArguments, entries: readonly T[]) {
  if (first === undefined || first < 1 || first > PAGE_MAX) {
    throw refuse('EXCESSIVE_PAGINATION', `Requesting ${first} records on the connection exceeds the limit of 100.`);
  }
  const start = after === undefined || after === null ? 0 : Number(Buffer.from(after, 'base64').toString());
  const end = start + first;
  return {
    totalCount: entries.length,
    pageInfo: { hasNextPage: end < entries.length, endCursor: Buffer.from(String(end)).toString('base64') },
    nodes: entries.slice(start, end),
  };
}
