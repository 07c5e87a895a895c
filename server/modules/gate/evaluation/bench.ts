import type { CommitFacts } from '#server/integrations/gate-platform/gate-platform.ts';
import type { GatePolicyFacts } from '#server/modules/gate/policy/gate-policy.rules.ts';
import type { Vouching } from '#server/modules/gate/vouching/vouching.rules.ts';
import type { CommitSubject } from './commit-subjects.ts';
import type { CoverageFacts, CoveringSigning } from './coverage.ts';
import type { CoverageGap, CoverageRule, CoverageStep } from './judgement.rules.ts';
import type { EarlierCover, ProposedChange } from './judgement.ts';

/** What the subjects of a change are judged by. */
export interface Bench {
  readonly change: ProposedChange;
  readonly policy: GatePolicyFacts;
  readonly facts: CoverageFacts;
  /** Whether there is nothing better than typed addresses, because no platform vouches for anybody. */
  readonly typedOnly: boolean;
  /** The signing of any address that the change names with an account, by `accountKey`: they are one person. */
  readonly signingsOfAccounts: ReadonlyMap<string, CoveringSigning>;
  /** Who was covered when this head was judged before, by commit. */
  readonly earlier: ReadonlyMap<string, readonly EarlierCover[]>;
  /** Domains that mail reaches although they are private. */
  readonly reachableDomains: readonly string[];
}

/** A subject in one commit. */
export interface SubjectCase {
  readonly subject: CommitSubject;
  readonly commit: CommitFacts;
  readonly vouchedBy: readonly Vouching[];
  /** The valid signing that would cover it. */
  readonly signing: CoveringSigning | undefined;
}

/** What a subject is missing, and what fixes it. */
export interface Gap {
  readonly missing: CoverageGap;
  readonly step: CoverageStep;
}

/** What covers a subject, or what is missing. */
export type Finding = CoverageRule | Gap;
