import type { IntlShape } from 'react-intl';
import type { Problems } from '#client/components/form/form.ts';
import type { CommentPolicy, GatePolicyQuery, PolicyFactsFragment } from '#generated/graphql.ts';
import { characterCount } from '#rules/field-value.ts';
import type { LanguageKey } from '#rules/language.ts';
import type { PolicyChanges } from './use-policy-section.ts';

/** The value that stands for a custom comment. */
export const CUSTOM = 'custom';

const LABEL_MAX = 50;

/** A built-in template with its settings. */
export type Template = GatePolicyQuery['gateTemplates'][number];

/** What appears on the code platform, as it is edited. */
export interface FeedbackValues {
  readonly comment: CommentPolicy;
  readonly commentTemplate: string;
  readonly commentText: string;
  readonly commentLanguage: LanguageKey;
  readonly covered: string;
  readonly uncovered: string;
  readonly commands: string[];
  readonly openerMayCancel: boolean;
  readonly resolveComment: boolean;
  readonly passAsTester: boolean;
  /** Whether unproved accounts suffice, where a template was chosen that says so. */
  readonly acceptClaimedAccounts: boolean | null;
}

/** What appears on the code platform by the stored rules. */
export function toFeedbackValues(policy: PolicyFactsFragment): FeedbackValues {
  const { comment, commentTemplate, commentLanguage, openerMayCancel, resolveComment, passAsTester } = policy;
  return {
    comment,
    commentTemplate,
    commentText: policy.commentText ?? '',
    commentLanguage,
    ...labelsOf(policy),
    commands: [...policy.commands],
    openerMayCancel,
    resolveComment,
    passAsTester,
    acceptClaimedAccounts: null,
  };
}

/** What belongs to a built-in template. */
export function templateValues(
  template: Template,
): Pick<FeedbackValues, 'acceptClaimedAccounts' | 'comment' | 'covered' | 'uncovered' | 'commands'> {
  const { acceptClaimedAccounts, comment, commands } = template;
  return { acceptClaimedAccounts, comment, ...labelsOf(template), commands: [...commands] };
}

/** The change that stores what appears on the code platform. */
export function toFeedbackChanges(values: FeedbackValues): PolicyChanges {
  const { covered, uncovered, commentText, acceptClaimedAccounts, ...stored } = values;
  return {
    ...stored,
    labels: toLabels({ covered, uncovered }),
    ...(stored.commentTemplate === CUSTOM && { commentText }),
    ...(acceptClaimedAccounts !== null && { acceptClaimedAccounts }),
  };
}

/** What is wrong with what appears on the code platform, as typed. */
export function findFeedbackProblems(intl: IntlShape, values: FeedbackValues): Problems<FeedbackValues> {
  const isEmpty = values.commentTemplate === CUSTOM && values.commentText.trim() === '';
  return {
    commentText: isEmpty ? intl.formatMessage({ id: 'gatePolicy.text.problem' }) : undefined,
    covered: areLabels(values) ? undefined : intl.formatMessage({ id: 'gatePolicy.labels.problem' }),
    uncovered: undefined,
    commands: undefined,
  };
}

/** Two labels as they are edited. */
export type LabelValues = Pick<FeedbackValues, 'covered' | 'uncovered'>;

/** Two labels as they are stored; null for none. */
export function toLabels({ covered, uncovered }: LabelValues): LabelValues | null {
  return covered.trim() === '' ? null : { covered: covered.trim(), uncovered: uncovered.trim() };
}

/** Two labels as they are edited; empty for none. */
export function labelsOf({ labels }: Pick<PolicyFactsFragment, 'labels'>): LabelValues {
  return { covered: labels?.covered ?? '', uncovered: labels?.uncovered ?? '' };
}

/** Whether these are two different labels, or none. */
export function areLabels(values: Pick<FeedbackValues, 'covered' | 'uncovered'>): boolean {
  const labels = [values.covered.trim(), values.uncovered.trim()];
  const [covered = '', uncovered = ''] = labels;
  const areFine = labels.every((label) => label !== '' && characterCount(label) <= LABEL_MAX && !label.includes(','));
  return (covered === '' && uncovered === '') || (areFine && covered.toLowerCase() !== uncovered.toLowerCase());
}
