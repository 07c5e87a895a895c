const COMMIT_FIELDS = /* GraphQL */ `
  fragment PersonFields on GitActor {
    name
    email
    user {
      databaseId
      login
    }
  }
  fragment CommitFields on Commit {
    oid
    message
    parents(first: 2) {
      totalCount
    }
    author {
      ...PersonFields
    }
    committer {
      ...PersonFields
    }
    authors(first: 20) {
      totalCount
      nodes {
        ...PersonFields
      }
    }
    signature {
      isValid
      wasSignedByGitHub
      signer {
        databaseId
        login
      }
    }
  }
`;

/**
 * A pull request with a page of its commits, whose messages may have 64 KiB each. The first page of both costs one
 * request.
 */
export const PULL_REQUEST = /* GraphQL */ `
  query PullRequest($owner: String!, $name: String!, $number: Int!, $pageSize: Int!, $after: String) {
    repository(owner: $owner, name: $name) {
      databaseId
      nameWithOwner
      isPrivate
      owner {
        ... on User {
          databaseId
        }
        ... on Organization {
          databaseId
        }
      }
      pullRequest(number: $number) {
        number
        title
        url
        state
        isDraft
        isCrossRepository
        headRefOid
        baseRefOid
        baseRefName
        additions
        deletions
        author {
          kind: __typename
          login
          ... on User {
            databaseId
          }
          ... on Bot {
            databaseId
          }
        }
        commits(first: $pageSize, after: $after) {
          totalCount
          pageInfo {
            hasNextPage
            endCursor
          }
          nodes {
            commit {
              ...CommitFields
            }
          }
        }
      }
    }
  }
  ${COMMIT_FIELDS}
`;

/** Commits by their node ids, at most 100. */
export const COMMITS = /* GraphQL */ `
  query Commits($ids: [ID!]!) {
    nodes(ids: $ids) {
      ... on Commit {
        ...CommitFields
      }
    }
  }
  ${COMMIT_FIELDS}
`;

/** A page of the open pull requests of a repository. */
export const OPEN_PULL_REQUESTS = /* GraphQL */ `
  query OpenPullRequests($owner: String!, $name: String!, $after: String) {
    repository(owner: $owner, name: $name) {
      databaseId
      pullRequests(first: 100, after: $after, states: OPEN) {
        pageInfo {
          hasNextPage
          endCursor
        }
        nodes {
          number
          headRefOid
        }
      }
    }
  }
`;

/** A page of the merge queue of a branch. */
export const MERGE_QUEUE = /* GraphQL */ `
  query MergeQueue($owner: String!, $name: String!, $branch: String!, $after: String) {
    repository(owner: $owner, name: $name) {
      mergeQueue(branch: $branch) {
        entries(first: 100, after: $after) {
          pageInfo {
            hasNextPage
            endCursor
          }
          nodes {
            headCommit {
              oid
            }
            pullRequest {
              number
            }
          }
        }
      }
    }
  }
`;
