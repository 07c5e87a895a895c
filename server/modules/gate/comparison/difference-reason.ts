import type { JudgedSubject, Judgement } from '#server/modules/gate/evaluation/judgement.ts';
import { Verdict } from '#server/modules/gate/pull-request/pull-request.entity.ts';
import { DifferenceReason } from './compare-verdicts.rules.ts';

/** What the gate decided. */
interface Decision {
  readonly verdict: Verdict;
  readonly judgement: Judgement;
  readonly overriddenBy: string | null;
}

/** What covers people although they have not signed here, the least expected first. */
const RULES = ['exemption', 'bot', 'import'] as const;

/** Why the gate decided so: the first gap, or what covers somebody who did not sign here. */
export function reasonOf({ verdict, judgement, overriddenBy }: Decision): DifferenceReason {
  if (overriddenBy !== null) {
    return DifferenceReason.OVERRIDE;
  }
  const required = judgement.commits.flatMap(({ subjects }) => subjects).filter((subject) => subject.required);
  if (verdict !== Verdict.COVERED) {
    return required.find(({ missing }) => missing !== null)?.missing ?? DifferenceReason.LIST_INCOMPLETE;
  }
  const isBy = (kind: string) => (subject: JudgedSubject) => subject.rule?.kind === kind;
  const rule = RULES.find((kind) => required.some(isBy(kind)));
  return rule ?? (required.length === 0 ? DifferenceReason.NOBODY_ASKED : DifferenceReason.SIGNING);
}
