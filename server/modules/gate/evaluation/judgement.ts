import type { CommitFacts, PlatformPerson, TextChange } from '#server/integrations/gate-platform/gate-platform.ts';
import type { Voucher } from '#server/modules/gate/vouching/vouchers.ts';
import type { Vouching } from '#server/modules/gate/vouching/vouching.rules.ts';
import type { Assurance, CoverageGap, CoverageRule, CoverageStep, SubjectRole } from './judgement.rules.ts';
import type { PlatformInstance } from './platform-instance.rules.ts';

/** One subject of a commit and what was found about it. */
export interface JudgedSubject {
  readonly role: SubjectRole;
  readonly email: string | null;
  readonly account: PlatformPerson | null;
  readonly assurance: Assurance;
  /** How it is known that the subject stands behind the commit; empty when nobody vouches. */
  readonly vouchedBy: readonly Vouching[];
  readonly covered: boolean;
  /** False for somebody who is shown but not required by the policy, such as a co-author. */
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
  /** Set when judging keeps failing: nothing is known, and waiting does not help. */
  readonly parked?: true;
  readonly commits: readonly JudgedCommit[];
}

/** Somebody who was covered by a signing when a head was judged before, and still is while both stay as they are. */
export interface EarlierCover {
  readonly sha: string;
  readonly role: SubjectRole;
  /** Normalised address; empty without one. */
  readonly emailKey: string;
  readonly assurance: Assurance;
  readonly vouchedBy: readonly Vouching[];
  readonly reference: string;
  /** The address that signed, normalised. */
  readonly signerKey: string;
}

/** What is judged: the commits of one head, and what the platform vouches for. */
export interface ProposedChange {
  /** The instance it comes from; null without a platform. */
  readonly instance: PlatformInstance | null;
  readonly commits: readonly CommitFacts[];
  readonly complete: boolean;
  readonly opener: PlatformPerson | null;
  /** Who pushed a commit, by its hash, as far as it is known. */
  readonly pushers: ReadonlyMap<string, PlatformPerson>;
  /** Who stands behind commits, by their hashes, as it was stored before. */
  readonly vouchers: ReadonlyMap<string, readonly Voucher[]>;
  /** Whether the commits are in a fork; null when the platform does not say. */
  readonly fromFork: boolean | null;
  /** Instances whose no-reply addresses name accounts. */
  readonly instances: readonly PlatformInstance[];
  /** Address of the person who answers for commits of AI agents; null without one, undefined where a platform knows. */
  readonly accountable: string | null | undefined;
  /** Who was covered when this head was judged before. */
  readonly earlier: readonly EarlierCover[];
  /** Null when not known. */
  readonly changedLines: number | null;
  /** What changes; read only when it may be small. Undefined when it is more than lines of text, or unknown. */
  readTextChange(): Promise<TextChange | undefined>;
  /** Whether an account is in an organisation or team; undefined when it cannot be seen. */
  isMember(group: string, person: PlatformPerson): Promise<boolean | undefined>;
  /** Whether an account may write to the repository. */
  mayWrite(person: PlatformPerson): Promise<boolean>;
}
