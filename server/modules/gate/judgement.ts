import type { GatePlatformName } from '#rules/gate-platform.ts';
import type { CommitFacts, PlatformPerson } from '#server/integrations/gate-platform/gate-platform.ts';

/** How sure it is that a subject is who the commit says. */
export const Assurance = {
  /** Typed into the commit. */
  A0: 'a0',
  /** The platform ties an account to the typed address. */
  A1: 'a1',
  /** Opened or pushed by that account. */
  A2: 'a2',
  /** Signed by that account, which is author and committer. */
  A3: 'a3',
  /** Address or account proved here. */
  A4: 'a4',
} as const;
export type Assurance = (typeof Assurance)[keyof typeof Assurance];

/** A subject's part in a commit. */
export const SubjectRole = {
  AUTHOR: 'author',
  COMMITTER: 'committer',
  CO_AUTHOR: 'co_author',
  /** Evidence, never a subject. */
  OPENER: 'opener',
} as const;
export type SubjectRole = (typeof SubjectRole)[keyof typeof SubjectRole];

/** Why a subject is not covered. */
export const CoverageGap = {
  NOT_SIGNED: 'not_signed',
  INACTIVE: 'inactive',
  EXPIRED: 'expired',
  UNPROVED_ADDRESS: 'unproved_address',
  NO_ADDRESS: 'no_address',
  UNKNOWN_BOT: 'unknown_bot',
  LIST_INCOMPLETE: 'list_incomplete',
  PLATFORM_UNREADABLE: 'platform_unreadable',
} as const;
export type CoverageGap = (typeof CoverageGap)[keyof typeof CoverageGap];

/** The one thing that mends a gap. */
export const CoverageStep = {
  SIGN: 'sign',
  SIGN_AS_EMPLOYEE: 'sign_as_employee',
  ASK_COMPANY: 'ask_company',
  AGREE_TO_UPDATE: 'agree_to_update',
  PROVE_ADDRESS: 'prove_address',
  FIX_COMMIT: 'fix_commit',
  REGISTER_BOT: 'register_bot',
  WAIT: 'wait',
} as const;
export type CoverageStep = (typeof CoverageStep)[keyof typeof CoverageStep];

/** What covers a subject. */
export interface CoverageRule {
  readonly kind: 'signing' | 'exemption' | 'bot' | 'override';
  /** Reference of the signing, or the entry of the policy; null for an override. */
  readonly entry: string | null;
}

/** One subject of a commit and what was found about it. */
export interface JudgedSubject {
  readonly role: SubjectRole;
  readonly email: string | null;
  readonly account: PlatformPerson | null;
  readonly assurance: Assurance;
  readonly covered: boolean;
  /** False for somebody who is shown but whom the policy does not ask for, such as a co-author. */
  readonly required: boolean;
  readonly rule: CoverageRule | null;
  readonly missing: CoverageGap | null;
  readonly step: CoverageStep | null;
}

/** One commit and its subjects. */
export interface JudgedCommit {
  readonly sha: string;
  /** First line of the message; null when there is none. */
  readonly subject: string | null;
  readonly subjects: readonly JudgedSubject[];
}

/** A verdict with its reasons. */
export interface Judgement {
  readonly verdict: 'covered' | 'uncovered' | 'unknown';
  /** Whether all commits were seen. */
  readonly complete: boolean;
  readonly commits: readonly JudgedCommit[];
}

/** What is judged: the commits of one head, and what the platform vouches for. */
export interface ProposedChange {
  readonly platform: GatePlatformName | null;
  /** Address of the instance; null when the commits are of no known platform. */
  readonly host: string | null;
  readonly commits: readonly CommitFacts[];
  readonly complete: boolean;
  readonly opener: PlatformPerson | null;
  /** Who pushed a commit, by its hash, as far as it is known. */
  readonly pushers: ReadonlyMap<string, PlatformPerson>;
  /** Null when not known. */
  readonly changedLines: number | null;
  /** Paths of the changed files; read only when the policy asks for them. Undefined: too many. */
  listFiles(): Promise<readonly string[] | undefined>;
  /** Whether an account is in an organisation or team; undefined when it cannot be seen. */
  isMember(group: string, person: PlatformPerson): Promise<boolean | undefined>;
}
