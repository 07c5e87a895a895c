import type {
  ConnectionRowFragment,
  GatedRepositoryRowFragment,
  JudgedPullRequestFragment,
  OldCheckComparisonFragment,
  TracedCommitFragment,
  TracedPersonFragment,
} from '#generated/graphql.ts';

/** A link that compares its verdicts with no other check. */
export const NO_COMPARISON: OldCheckComparisonFragment = {
  __typename: 'VerdictComparison',
  oldCheck: null,
  days: [],
};

/** Builds somebody whom a commit names; by default an author who has not signed. */
export function buildPerson(facts: Partial<TracedPersonFragment> = {}): TracedPersonFragment {
  return {
    __typename: 'SubjectTrace',
    person: 0,
    role: 'AUTHOR',
    email: 's***@e***.org',
    account: 'example-signer',
    assurance: 'A2',
    covered: false,
    required: true,
    rule: null,
    importedFrom: null,
    missing: 'NOT_SIGNED',
    step: 'SIGN',
    stepUrl: 'https://cla.example.org/sign/web_example-1',
    ...facts,
  };
}

/** Builds a commit of some people, by default of one who has not signed. */
export function buildCommit(sha: string, subjects = [buildPerson()]): TracedCommitFragment {
  return { __typename: 'CommitTrace', sha: sha.padStart(40, '0'), subject: `改动${sha}`, subjects };
}

/** Builds an open pull request; by default one with a single commit whose author has not signed. */
export function buildPullRequest(
  facts: Partial<JudgedPullRequestFragment> = {},
  commits = [buildCommit('1')],
): JudgedPullRequestFragment {
  const verdict = facts.verdict ?? 'UNCOVERED';
  return {
    __typename: 'PullRequest',
    id: 'pull-1',
    linkId: 'web_example-1',
    owner: 'example',
    repository: 'project',
    number: 7,
    title: '修正一处错误',
    url: 'https://github.example.org/example/project/pull/7',
    opener: 'example-signer',
    open: true,
    mode: 'ENFORCE',
    verdict,
    parked: false,
    headSha: 'a'.repeat(40),
    updatedAt: '2026-11-21T08:00:00.000Z',
    trace: { __typename: 'VerdictTrace', verdict, complete: true, commits },
    verdicts: [
      {
        __typename: 'PullRequestVerdict',
        verdict,
        headSha: 'a'.repeat(40),
        decidedAt: '2026-11-21T08:00:00.000Z',
        overriddenBy: null,
        overrideReason: null,
      },
    ],
    ...facts,
  };
}

/** Builds a connection of the manager's own that works. */
export function buildConnection(facts: Partial<ConnectionRowFragment> = {}): ConnectionRowFragment {
  return {
    __typename: 'PlatformConnection',
    id: 'connection-1',
    platform: 'GITHUB',
    name: 'Example App',
    url: 'https://github.example.org',
    webhookUrl: 'https://cla.example.org/hooks/github/connection-1',
    state: 'ACTIVE',
    account: 'example-app[bot]',
    disconnectable: true,
    createdAt: '2026-11-20T08:00:00.000Z',
    lastDeliveryAt: null,
    ...facts,
  };
}

/** Builds a repository that is only observed. */
export function buildRepository(facts: Partial<GatedRepositoryRowFragment> = {}): GatedRepositoryRowFragment {
  return {
    __typename: 'GatedRepository',
    id: 'repository-1',
    connectionId: 'connection-1',
    repositoryId: '1001',
    path: 'example/project',
    mode: 'OBSERVE',
    reason: null,
    subjects: null,
    reachable: true,
    byOrganization: false,
    openPullRequests: 2,
    ...facts,
  };
}
