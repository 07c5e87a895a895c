import type { Language } from '#rules/language.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import { createPace, inParts } from '#server/isolation/pace.ts';
import type { Link } from '#server/modules/community/link/link.entity.ts';
import { CoverageStep, SubjectRole } from '#server/modules/gate/evaluation/judgement.rules.ts';
import { GateSubject } from '#server/modules/gate/pull-request/gate-subject.entity.ts';
import type { TracedCommit, TracedSubject } from '#server/modules/gate/pull-request/pull-request-verdict.entity.ts';
import { EmployeeSigningState } from '#server/modules/signing/employee/employee-signing-state.rules.ts';
import { EmployeeSigning } from '#server/modules/signing/employee/employee-signing.entity.ts';
import { IndividualSigning } from '#server/modules/signing/signing/individual/individual-signing.entity.ts';

/** Most people of a verdict who are looked up, and how many by one statement. */
const PEOPLE_MAX = 1000;
const PART = 200;

/** A signer named in commits that nobody stands behind. */
export interface Confirmer {
  readonly name: string;
  /** The address that signed, as it was typed and normalised. */
  readonly email: string;
  readonly emailKey: string;
  /** The language of the CLA that was signed. */
  readonly language: Language;
  /** How many commits wait. */
  readonly commits: number;
}

/** Whether a commit waits for a person named in it: they may have signed, and nobody stands behind it. */
export function waitsForConfirmation({ covered, required, role, step }: TracedSubject): boolean {
  return required && !covered && role !== SubjectRole.OPENER && step === CoverageStep.CONFIRM_COMMITS;
}

/**
 * Finds the signers who could confirm commits of a verdict: the address in the commit has a valid signing of the link,
 * or is tied to one.
 */
export async function findConfirmers(
  ctx: AppContext,
  link: Link,
  commits: readonly TracedCommit[],
): Promise<Confirmer[]> {
  const waiting = Map.groupBy(
    commits.flatMap(({ sha, subjects }) =>
      subjects.filter(waitsForConfirmation).map(({ subjectId }) => ({ sha, subjectId })),
    ),
    ({ subjectId }) => subjectId,
  );
  const pace = createPace();
  const shas = new Map<string, Set<string>>();
  const ids = [...waiting.keys()].toSorted().slice(0, PEOPLE_MAX);
  for await (const part of inParts(ids, PART, pace)) {
    const people = { id: { $in: part }, bot: false, emailKey: { $ne: '' } };
    const named = await ctx.em.find(GateSubject, people);
    const references = await findReferences(ctx, link, named);
    for (const [index, { id }] of named.entries()) {
      const reference = references[index];
      const own = (waiting.get(id) ?? []).map(({ sha }) => sha);
      if (reference) {
        shas.set(reference, new Set([...(shas.get(reference) ?? []), ...own]));
      }
    }
  }
  const confirmers: Confirmer[] = [];
  for await (const part of inParts([...shas.keys()], PART, pace)) {
    for (const { name, email, emailKey, language, reference } of await findSignings(ctx, part)) {
      confirmers.push({ name, email, emailKey, language, commits: shas.get(reference)?.size ?? 0 });
    }
  }
  return confirmers;
}

/** References of the valid signings of people, in order; null for those who have none. */
async function findReferences(
  { deps }: AppContext,
  { linkId }: Link,
  named: readonly GateSubject[],
): Promise<(string | null)[]> {
  const asked = named.map(({ emailKey }) => ({ linkId, emailKey, mayKnow: true }));
  const statuses = await deps.signingStatuses.loadAll(asked);
  return statuses.map((status) =>
    status === undefined || status instanceof AppError || !status.signed ? null : status.reference,
  );
}

async function findSignings(
  { em }: AppContext,
  references: readonly string[],
): Promise<(IndividualSigning | EmployeeSigning)[]> {
  const reference = { $in: [...references] };
  return [
    ...(await em.find(IndividualSigning, { reference, endedAt: null })),
    ...(await em.find(EmployeeSigning, { reference, state: EmployeeSigningState.ACTIVE, suspendedAt: null })),
  ];
}
