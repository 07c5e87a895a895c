import type { Dependencies } from '#server/context.ts';
import type { Link } from '#server/modules/link/link.entity.ts';
import type { Bench } from './bench.ts';
import { malformedCoAuthors, type CommitSubject } from './commit-subjects.ts';
import { readCoverage } from './coverage.queries.ts';
import { accountKey } from './coverage.ts';
import { createExemptions, type Exemptions } from './exemptions.ts';
import { judgeSubject } from './judge-subject.ts';
import { Assurance, CoverageGap, CoverageStep, SubjectRole } from './judgement.rules.ts';
import type { JudgedCommit, JudgedSubject, Judgement, ProposedChange } from './judgement.ts';
import { keepCover } from './keep-cover.ts';
import { nameSubjects, type NamedCommit } from './named-commits.ts';
import { CoAuthorPolicy, type GatePolicyFacts } from './policy/gate-policy.rules.ts';

/** A change, and what it is judged by. */
export interface JudgeCommitsInput {
  readonly link: Link;
  readonly policy: GatePolicyFacts;
  readonly change: ProposedChange;
  /** The date of the verdict: signings count as they stand then. */
  readonly at: Date;
  /** True when no platform vouches for anybody, so that typed addresses have to do. */
  readonly typedOnly?: boolean;
}

/**
 * Judges the commits of a change by the policy of a link. The verdict is unknown without commits, and with an
 * incomplete list unless somebody seen is not covered. Throws what `change` throws when the platform cannot be read.
 */
export async function judgeCommits(
  deps: Pick<Dependencies, 'orm' | 'signingStatuses' | 'config'>,
  { link, policy, change, at, typedOnly = false }: JudgeCommitsInput,
): Promise<Judgement> {
  const named = nameSubjects(change, policy);
  const subjects = named.flatMap((one) => one.subjects);
  const signerKeys = change.earlier.map(({ signerKey }) => signerKey);
  const facts = await readCoverage({ deps, em: deps.orm.em.fork() }, { link, change, subjects, at, signerKeys });
  const { reachableDomains } = deps.config;
  const bench: Bench = { change, policy, facts, typedOnly, sameAccount: byAccount(subjects), reachableDomains };
  const exemptions = createExemptions(change, policy);
  const commits: JudgedCommit[] = [];
  for (const one of named) {
    commits.push(await judgeCommit(one, bench, exemptions));
  }
  return conclude(commits, change);
}

function byAccount(subjects: readonly CommitSubject[]): Map<string, CommitSubject[]> {
  return Map.groupBy(
    subjects.filter(({ account }) => account !== null),
    ({ account }) => (account === null ? '' : accountKey(account)),
  );
}

async function judgeCommit(
  { commit, subjects }: NamedCommit,
  bench: Bench,
  exemptions: Exemptions,
): Promise<JudgedCommit> {
  const judged: JudgedSubject[] = [];
  for (const subject of subjects) {
    const found = keepCover(judgeSubject(subject, commit, bench), commit, bench);
    judged.push(await exemptions.apply(found, commit));
  }
  const malformed = malformedCoAuthors(commit, bench.policy) > 0 ? [malformedCoAuthor(bench.policy)] : [];
  return { sha: commit.sha, subject: firstLine(commit.message), subjects: [...judged, ...malformed] };
}

const SHOWN = {
  email: null,
  account: null,
  assurance: Assurance.A0,
  vouchedBy: [],
  covered: false,
  required: false,
  rule: null,
};

/** Somebody is named as co-author in a way that nobody reads: a warning unless co-authors are required. */
function malformedCoAuthor({ coAuthors }: GatePolicyFacts): JudgedSubject {
  return {
    ...SHOWN,
    role: SubjectRole.CO_AUTHOR,
    required: coAuthors === CoAuthorPolicy.REQUIRE,
    missing: CoverageGap.NO_ADDRESS,
    step: CoverageStep.FIX_COMMIT,
  };
}

/** Stands in the last commit when more exist than the platform lists. */
const LIST_INCOMPLETE: JudgedSubject = {
  ...SHOWN,
  role: SubjectRole.OPENER,
  missing: CoverageGap.LIST_INCOMPLETE,
  step: CoverageStep.WAIT,
};

function firstLine(message: string): string | null {
  return message.split('\n')[0]?.trim() || null;
}

function conclude(commits: readonly JudgedCommit[], { complete, opener }: ProposedChange): Judgement {
  const uncovered = commits.some(({ subjects }) => subjects.some(({ covered, required }) => required && !covered));
  const unknown = commits.length === 0 || !complete;
  const verdict = uncovered ? 'uncovered' : unknown ? 'unknown' : 'covered';
  const last = commits.at(-1);
  if (complete || last === undefined) {
    return { verdict, complete, commits };
  }
  const subjects = [...last.subjects, { ...LIST_INCOMPLETE, account: opener }];
  return { verdict, complete, commits: [...commits.slice(0, -1), { ...last, subjects }] };
}
