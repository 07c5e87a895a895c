import type { Dependencies } from '#server/context.ts';
import { cutText } from '#server/integrations/gate-platform/cut-text.ts';
import { createPace, type Pace } from '#server/isolation/pace.ts';
import type { Link } from '#server/modules/community/link/link.entity.ts';
import { CoAuthorPolicy, type GatePolicyFacts } from '#server/modules/gate/policy/gate-policy.rules.ts';
import type { Bench } from './bench.ts';
import { readCoverage } from './coverage.queries.ts';
import { signingsByAccount } from './coverage.ts';
import { createExemptions, type Exemptions } from './exemptions.ts';
import { judgeSubject } from './judge-subject.ts';
import { Assurance, CoverageGap, CoverageStep, SubjectRole } from './judgement.rules.ts';
import type { JudgedCommit, JudgedSubject, Judgement, ProposedChange } from './judgement.ts';
import { keepCover } from './keep-cover.ts';
import { nameSubjects, type NamedCommit } from './named-commits.ts';

/** Bytes of the first line of a message that are kept: it is only shown. */
const SUBJECT_MAX_BYTES = 300;

/** A change, and what it is judged by. */
export interface JudgeCommitsInput {
  readonly link: Link;
  readonly policy: GatePolicyFacts;
  readonly change: ProposedChange;
  /** The date of the verdict: signings count as they stand then. */
  readonly at: Date;
  /** True when no platform vouches for anybody, so that typed addresses have to do. */
  readonly typedOnly?: boolean;
  readonly pace?: Pace;
}

/**
 * Judges the commits of a change by the policy of a link. The verdict is unknown without commits, and with an
 * incomplete list unless somebody seen is not covered. Throws what `pace` throws, and what `change` throws when the
 * platform cannot be read.
 */
export async function judgeCommits(
  deps: Pick<Dependencies, 'orm' | 'signingStatuses' | 'config'>,
  { link, policy, change, at, typedOnly = false, pace = createPace() }: JudgeCommitsInput,
): Promise<Judgement> {
  const named = await nameSubjects(change, policy, pace);
  const subjects = named.flatMap((one) => one.subjects);
  const signerKeys = change.earlier.map(({ signerKey }) => signerKey);
  const facts = await readCoverage({ deps, em: deps.orm.em.fork() }, { link, change, subjects, at, signerKeys, pace });
  const { reachableDomains } = deps.config;
  await pace();
  const bench: Bench = {
    change,
    policy,
    facts,
    typedOnly,
    signingsOfAccounts: signingsByAccount(subjects, facts),
    earlier: Map.groupBy(change.earlier, ({ sha }) => sha),
    reachableDomains,
  };
  const exemptions = createExemptions(change, policy);
  const commits: JudgedCommit[] = [];
  for (const one of named) {
    await pace();
    commits.push(await judgeCommit(one, bench, exemptions));
  }
  return conclude(commits, change);
}

async function judgeCommit(
  { commit, subjects, malformed }: NamedCommit,
  bench: Bench,
  exemptions: Exemptions,
): Promise<JudgedCommit> {
  const judged: JudgedSubject[] = [];
  for (const subject of subjects) {
    const found = keepCover(judgeSubject(subject, commit, bench), commit, bench);
    judged.push(await exemptions.apply(found, commit));
  }
  const unread = malformed > 0 ? [malformedCoAuthor(bench.policy)] : [];
  return { sha: commit.sha, subject: firstLine(commit.message), subjects: [...judged, ...unread] };
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
  const [line = ''] = message.split('\n', 1);
  return cutText(line.trim(), SUBJECT_MAX_BYTES) || null;
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
