import { posix } from 'node:path';
import { CoverageGap } from './judgement.rules.ts';
import { type JudgedSubject, type ProposedChange } from './judgement.ts';
import type { GatePolicyFacts } from './policy/gate-policy.rules.ts';

/** The exemptions of a policy, for one change. */
export interface Exemptions {
  /**
   * Returns the subject as covered when it is exempt; members of groups are, when the platform vouches for the account.
   * The platform is asked once for each group and account.
   */
  apply(subject: JudgedSubject, vouched: boolean): Promise<JudgedSubject>;
}

/** Reads what the platform tells only when somebody is not covered. */
export function createExemptions(change: ProposedChange, policy: GatePolicyFacts): Exemptions {
  const memberships = new Map<string, Promise<boolean | undefined>>();
  let small: Promise<boolean> | undefined;
  const isMember = (group: string, account: NonNullable<JudgedSubject['account']>): Promise<boolean | undefined> => {
    const key = `${group} ${account.id}`;
    const asked = memberships.get(key) ?? change.isMember(group, account);
    memberships.set(key, asked);
    return asked;
  };
  return {
    async apply(subject, vouched) {
      if (subject.covered || !subject.required) {
        return subject;
      }
      small ??= isSmall(change, policy);
      if (await small) {
        return exempt(subject, `minimumLines ${String(policy.minimumLines)}`);
      }
      return vouched ? exemptMember(subject, policy.exemptOrganizations, isMember) : subject;
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

async function isSmall(change: ProposedChange, { minimumLines, minimumLinesFiles }: GatePolicyFacts): Promise<boolean> {
  const { changedLines } = change;
  if (minimumLines === null || changedLines === null || changedLines > minimumLines) {
    return false;
  }
  if (minimumLinesFiles.length === 0) {
    return true;
  }
  const files = (await change.listFiles()) ?? [];
  return (
    files.length > 0 && files.every((file) => minimumLinesFiles.some((pattern) => posix.matchesGlob(file, pattern)))
  );
}
