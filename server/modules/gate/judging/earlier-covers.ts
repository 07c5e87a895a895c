import type { Em } from '#server/db/open-database.ts';
import { inParts, type Pace } from '#server/isolation/pace.ts';
import { Assurance } from '#server/modules/gate/evaluation/judgement.rules.ts';
import type { EarlierCover } from '#server/modules/gate/evaluation/judgement.ts';
import type { GatePolicyFacts } from '#server/modules/gate/policy/gate-policy.rules.ts';
import { GateSubject } from '#server/modules/gate/pull-request/gate-subject.entity.ts';
import {
  PullRequestVerdict,
  type TracedSubject,
} from '#server/modules/gate/pull-request/pull-request-verdict.entity.ts';
import { Verdict } from '#server/modules/gate/pull-request/pull-request.entity.ts';
import { EmployeeSigning } from '#server/modules/signing/employee/employee-signing.entity.ts';
import { IndividualSigning } from '#server/modules/signing/signing/individual/individual-signing.entity.ts';

/** Rows that one statement reads. */
const ROWS_MAX = 200;

/** A head of a pull request of a link, and the policy that it is judged by. */
export interface JudgedHead {
  readonly pullRequestId: string;
  readonly headSha: string;
  readonly link: { readonly id: string };
  readonly policy: Pick<GatePolicyFacts, 'acceptClaimedAccounts'>;
  readonly pace: Pace;
}

/** Finds who was covered by signings when a head was last found to be covered; nobody if it never was. */
export async function findEarlierCovers(
  em: Em,
  { pullRequestId, headSha, link, policy, pace }: JudgedHead,
): Promise<EarlierCover[]> {
  const where = { pullRequest: pullRequestId, headSha, verdict: Verdict.COVERED, overriddenBy: null };
  // A trace may be long, and what a unit of work has loaded is compared with what it was.
  const order = { orderBy: { decidedAt: 'desc', id: 'desc' }, limit: 1, disableIdentityMap: true } as const;
  const [last] = await em.find(PullRequestVerdict, where, order);
  const covered = (last?.commits ?? []).flatMap(({ sha, subjects }) =>
    subjects.flatMap((subject) => {
      const reference = subject.rule?.kind === 'signing' ? subject.rule.entry : null;
      return reference !== null && stays(subject, policy) ? [{ sha, subject, reference }] : [];
    }),
  );
  const references = [...new Set(covered.map(({ reference }) => reference))];
  const signers = await findSignerKeys(em, link, { references, pace });
  const people = new Map<string, string>();
  const ids = [...new Set(covered.map(({ subject }) => subject.subjectId))];
  for await (const part of inParts(ids, ROWS_MAX, pace)) {
    const found = await em.find(GateSubject, { id: { $in: part } }, { disableIdentityMap: true });
    found.forEach(({ id, emailKey }) => people.set(id, emailKey));
  }
  return covered.flatMap(({ sha, subject, reference }): EarlierCover[] => {
    const signerKey = signers.get(reference);
    const { role, assurance, vouchedBy = [] } = subject;
    const emailKey = people.get(subject.subjectId) ?? '';
    return signerKey === undefined ? [] : [{ sha, role, emailKey, assurance, vouchedBy, reference, signerKey }];
  });
}

/** A mere claim goes on covering while the policy accepts claims. Older traces do not name who vouched. */
function stays({ assurance, vouchedBy }: TracedSubject, { acceptClaimedAccounts }: JudgedHead['policy']): boolean {
  const wasTyped = assurance === Assurance.A0 || assurance === Assurance.A1;
  return acceptClaimedAccounts || (vouchedBy === undefined ? !wasTyped : vouchedBy.length > 0);
}

async function findSignerKeys(
  em: Em,
  link: { readonly id: string },
  { references, pace }: { readonly references: readonly string[]; readonly pace: Pace },
): Promise<Map<string, string>> {
  const signers = new Map<string, string>();
  for await (const part of inParts(references, ROWS_MAX, pace)) {
    const named = { link: link.id, reference: { $in: part } };
    const fields = { fields: ['reference', 'emailKey'] as const };
    const individuals = await em.find(IndividualSigning, named, fields);
    const employees = await em.find(EmployeeSigning, named, fields);
    [...individuals, ...employees].forEach(({ reference, emailKey }) => signers.set(reference, emailKey));
  }
  return signers;
}
