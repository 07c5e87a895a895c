import type { IntlShape } from 'react-intl';
import type { Problems } from '#client/components/form/form.ts';
import type { PolicyFactsFragment } from '#generated/graphql.ts';
import { areLabels, type LabelValues, labelsOf, toLabels } from './feedback-values.ts';
import type { PolicyChanges } from './use-policy-section.ts';

/** Opens the rules at that check. */
export const OLD_CHECK_HASH = '#moving';

/** The check that the community is moving from, as it is edited; all empty for none. */
export interface OldCheckValues extends LabelValues {
  readonly name: string;
}

/** That check by the stored rules. */
export function toOldCheckValues({ oldCheck }: PolicyFactsFragment): OldCheckValues {
  return { name: oldCheck?.name ?? '', ...labelsOf({ labels: oldCheck?.labels ?? null }) };
}

/** The change that stores it. */
export function toOldCheckChanges({ name, ...values }: OldCheckValues): PolicyChanges {
  const oldCheck = { name: name.trim() === '' ? null : name.trim(), labels: toLabels(values) };
  return { oldCheck: oldCheck.name === null && oldCheck.labels === null ? null : oldCheck };
}

/** What is wrong with it, as typed. */
export function findOldCheckProblems(intl: IntlShape, values: OldCheckValues): Problems<OldCheckValues> {
  return {
    name: undefined,
    covered: areLabels(values) ? undefined : intl.formatMessage({ id: 'gatePolicy.labels.problem' }),
    uncovered: undefined,
  };
}
