import type { KeyObject } from 'node:crypto';
import type { FakeCall } from '#server/integrations/gate-platform/testing/fake-call.ts';
import type { FakeRequest, FakeState } from '#server/integrations/gate-platform/testing/fake-face.ts';
import type {
  FakeAccount,
  FakeDelivery,
  FakeRepository,
} from '#server/integrations/gate-platform/testing/fake-state.ts';

/** What an installation may still ask for. */
export interface FakeQuota {
  limit: number;
  remaining: number;
  /** Seconds since 1970. */
  resetAt: number;
}

/** An App on an account. */
export interface FakeInstallation {
  readonly id: number;
  readonly app: FakeApp;
  readonly account: FakeAccount;
  /** Ids of its repositories; null for all. */
  repositories: Set<number> | null;
  /** Accepted permissions, which may lag behind those of the App. */
  permissions: Record<string, string>;
  suspended: boolean;
  removed: boolean;
  readonly quota: { readonly core: FakeQuota; readonly graphql: FakeQuota };
}

/** A GitHub App. */
export interface FakeApp {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly owner: FakeAccount;
  /** The account that it comments as. */
  readonly bot: FakeAccount;
  readonly publicKey: KeyObject;
  /** PEM in PKCS#1, as GitHub hands it out. */
  readonly privateKey: string;
  webhookUrl: string;
  webhookSecret: string;
  setupUrl: string | null;
  permissions: Record<string, string>;
  events: string[];
  readonly deliveries: FakeAppDelivery[];
}

/** An attempt to hand over an event. */
export interface FakeAppDelivery extends FakeDelivery {
  /** Above 2^53. */
  readonly id: bigint;
  readonly guid: string;
  readonly event: string;
  readonly action: string | null;
  readonly installationId: number | null;
  readonly repositoryId: number | null;
  readonly deliveredAt: Date;
  readonly redelivery: boolean;
}

/** The whole of GitHub. */
export interface FakeGithubState extends FakeState {
  /** Ids of repositories by paths that they had. */
  readonly formerPaths: Map<string, number>;
  readonly apps: Map<number, FakeApp>;
  readonly installations: Map<number, FakeInstallation>;
  /** By token. */
  readonly grants: Map<string, { readonly installation: FakeInstallation; readonly expiresAt: Date }>;
  /** Apps made from manifests that wait for their conversion, by code. */
  readonly conversions: Map<string, FakeApp>;
  /** Whether diffs are shown to those who ask for them. */
  showsDiffs: boolean;
}

/** A request to GitHub as it came. */
export interface FakeGithubRequest extends FakeRequest {
  readonly state: FakeGithubState;
}

/** A request to GitHub without credentials. */
export interface FakeGithubCall extends FakeCall {
  readonly state: FakeGithubState;
}

/** A request with the JWT of an App. */
export interface FakeAppCall extends FakeGithubCall {
  readonly app: FakeApp;
}

/** A request with the token of an installation. */
export interface FakeInstallationCall extends FakeGithubCall {
  readonly installation: FakeInstallation;
}

/** A request about a repository that the installation reaches. */
export interface FakeRepositoryCall extends FakeInstallationCall {
  readonly repository: FakeRepository;
}
