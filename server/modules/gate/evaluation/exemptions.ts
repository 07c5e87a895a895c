import { posix } from 'node:path';
import type { CommitFacts } from '#server/integrations/gate-platform/gate-platform.ts';
import { exemptGroupsAt } from '#server/modules/gate/policy/exempt-group.rules.ts';
import type { GatePolicyFacts } from '#server/modules/gate/policy/gate-policy.rules.ts';
import { isPlatformMerge } from './commit-subjects.ts';
import { CoverageGap, SubjectRole } from './judgement.rules.ts';
import { type JudgedSubject, type ProposedChange } from './judgement.ts';

/** The exemptions of a policy, for one change. */
export interface Exemptions {
  /**
   * Returns the subject as covered when it is exempt. Members of groups are, when their account stands behind the commit,
   * and people who may write to the repository, as authors of merges that the platform made for them.
   * The platform is asked once for each group and account.
   */
  apply(subject: JudgedSubject, commit: CommitFacts): Promise<JudgedSubject>;
}

/** Reads from the platform only when somebody is not covered. */
export function createExemptions(change: ProposedChange, policy: GatePolicyFacts): Exemptions {
  const groups = exemptGroupsAt(policy.exemptOrganizations, change.instance);
  const memberships = new Map<string, Promise<boolean | undefined>>();
  let small: Promise<boolean> | undefined;
  const roles = new Map<string, Promise<boolean>>();
  const mayWrite = async ({ account }: JudgedSubject): Promise<boolean> => {
    if (account === null) {
      return false;
    }
    const asked = roles.get(account.id) ?? change.mayWrite(account);
    roles.set(account.id, asked);
    return asked;
  };
  const isMember = (group: string, account: NonNullable<JudgedSubject['account']>): Promise<boolean | undefined> => {
    const key = `${group} ${account.id}`;
    const asked = memberships.get(key) ?? change.isMember(group, account);
    memberships.set(key, asked);
    return asked;
  };
  return {
    async apply(subject, commit) {
      if (subject.covered || !subject.required) {
        return subject;
      }
      small ??= isSmall(change, policy);
      if (await small) {
        return exempt(subject, `minimumLines ${String(policy.minimumLines)}`);
      }
      if (isPlatformMerge(commit) && subject.role === SubjectRole.AUTHOR && (await mayWrite(subject))) {
        return exempt(subject, 'write access');
      }
      const vouched = subject.vouchedBy.length > 0;
      return vouched ? exemptMember(subject, groups, isMember) : subject;
    },
  };
}

function exempt(subject: JudgedSubject, entry: string): JudgedSubject {
  return { ...subject, covered: true, rule: { kind: 'exemption', entry }, missing: null, step: null };
}

/** A membership that cannot be seen is none. */
async function exemptMember(
  subject: JudgedSubject,
  groups: readonly string[],
  isMember: (group: string, account: NonNullable<JudgedSubject['account']>) => Promise<boolean | undefined>,
): Promise<JudgedSubject> {
  const { account } = subject;
  if (account === null) {
    return subject;
  }
  let unreadable = false;
  for (const group of groups) {
    const member = await isMember(group, account);
    if (member === true) {
      return exempt(subject, group);
    }
    unreadable ||= member === undefined;
  }
  return unreadable ? { ...subject, missing: CoverageGap.PLATFORM_UNREADABLE } : subject;
}

/** The platform's count of lines knows no binaries, modes, renames and submodules: the change itself is read. */
async function isSmall(change: ProposedChange, { minimumLines, minimumLinesFiles }: GatePolicyFacts): Promise<boolean> {
  const { changedLines } = change;
  if (minimumLines === null || changedLines === null || changedLines > minimumLines) {
    return false;
  }
  const text = await change.readTextChange();
  if (text === undefined || text.lines > minimumLines) {
    return false;
  }
  const isExempt = (file: string): boolean => minimumLinesFiles.some((pattern) => posix.matchesGlob(file, pattern));
  return minimumLinesFiles.length === 0 || text.files.every(isExempt);
}
