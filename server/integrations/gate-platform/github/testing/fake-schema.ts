import { buildSchema } from 'graphql';

/** The part of GitHub's GraphQL schema that the fake knows; a test compares it with the whole. */
export const FAKE_SCHEMA = buildSchema(/* GraphQL */ `
  scalar DateTime
  scalar GitObjectID
  scalar URI
  interface Node {
    id: ID!
  }
  interface Actor {
    login: String!
  }
  interface RepositoryOwner {
    login: String!
  }
  interface GitObject {
    oid: GitObjectID!
  }
  interface GitSignature {
    isValid: Boolean!
    wasSignedByGitHub: Boolean!
    signer: User
  }
  type UnknownSignature implements GitSignature {
    isValid: Boolean!
    wasSignedByGitHub: Boolean!
    signer: User
  }
  type User implements Actor & RepositoryOwner {
    createdAt: DateTime!
    databaseId: Int
    login: String!
  }
  type Organization implements Actor & RepositoryOwner {
    databaseId: Int
    login: String!
  }
  type Bot implements Actor {
    databaseId: Int
    login: String!
  }
  type PageInfo {
    hasNextPage: Boolean!
    endCursor: String
  }
  type GitActor {
    name: String
    email: String
    user: User
  }
  type GitActorConnection {
    totalCount: Int!
    pageInfo: PageInfo!
    nodes: [GitActor]
  }
  type CommitConnection {
    totalCount: Int!
  }
  type Commit implements GitObject & Node {
    id: ID!
    oid: GitObjectID!
    message: String!
    parents(first: Int): CommitConnection!
    author: GitActor
    committer: GitActor
    authors(first: Int, after: String): GitActorConnection!
    signature: GitSignature
  }
  type PullRequestCommit {
    commit: Commit!
  }
  type PullRequestCommitConnection {
    totalCount: Int!
    pageInfo: PageInfo!
    nodes: [PullRequestCommit]
  }
  enum PullRequestState {
    CLOSED
    MERGED
    OPEN
  }
  type PullRequest {
    number: Int!
    title: String!
    url: URI!
    state: PullRequestState!
    isDraft: Boolean!
    isCrossRepository: Boolean!
    headRefOid: GitObjectID!
    baseRefOid: GitObjectID!
    baseRefName: String!
    additions: Int!
    deletions: Int!
    author: Actor
    commits(first: Int, after: String): PullRequestCommitConnection!
  }
  type PullRequestConnection {
    pageInfo: PageInfo!
    nodes: [PullRequest]
  }
  type MergeQueueEntry {
    headCommit: Commit
    pullRequest: PullRequest
  }
  type MergeQueueEntryConnection {
    pageInfo: PageInfo!
    nodes: [MergeQueueEntry]
  }
  type MergeQueue {
    entries(first: Int, after: String): MergeQueueEntryConnection
  }
  type Repository implements Node {
    id: ID!
    databaseId: Int
    nameWithOwner: String!
    isPrivate: Boolean!
    owner: RepositoryOwner!
    pullRequest(number: Int!): PullRequest
    pullRequests(first: Int, after: String, states: [PullRequestState!]): PullRequestConnection!
    mergeQueue(branch: String): MergeQueue
    object(oid: GitObjectID): GitObject
  }
  type Query {
    repository(owner: String!, name: String!): Repository
    nodes(ids: [ID!]!): [Node]!
    user(login: String!): User
  }
`);
