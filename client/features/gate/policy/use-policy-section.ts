import type { FieldPath, FieldValues } from 'react-hook-form';
import { useIntl } from 'react-intl';
import type { Problems } from '#client/components/form/form.ts';
import { operationOptions, type Refusals } from '#client/components/form/refusals.ts';
import { type StoredForm, useStoredForm } from '#client/components/form/use-stored-form.ts';
import { showToast } from '#client/components/toast.ts';
import type { PolicyFactsFragment, UpdateGatePolicyInput, UpdateGatePolicyMutation } from '#generated/graphql.ts';
import { useUpdateGatePolicyMutation } from '#generated/hooks.ts';

/** What a section changes of the rules; what it leaves out stays. */
export type PolicyChanges = Omit<UpdateGatePolicyInput, 'linkId'>;

/** The rules that are stored, and what learns of their change. */
export interface StoredPolicy {
  readonly linkId: string;
  readonly policy: PolicyFactsFragment;
  readonly onSaved: (policy: PolicyFactsFragment) => void;
}

interface SectionOptions<V extends FieldValues> {
  /** Its id in the page. */
  readonly id: string;
  readonly toValues: (policy: PolicyFactsFragment) => V;
  readonly toChanges: (values: V) => PolicyChanges;
  readonly findProblems?: (values: V) => Problems<V>;
  /** Inputs that the service calls by another name. */
  readonly fields: NonNullable<Refusals<FieldPath<V>>['fields']>;
}

/** The form of a section, which is saved by itself; says after saving how many pull requests are judged again. */
export function usePolicySection<V extends FieldValues>(
  { linkId, policy, onSaved }: StoredPolicy,
  { toChanges, fields, ...options }: SectionOptions<V>,
): StoredForm<V> {
  const intl = useIntl();
  const refusals: Refusals<FieldPath<V>> = { codes: ['bad_request_parameter', 'link_frozen'], fields };
  const [update] = useUpdateGatePolicyMutation(operationOptions(refusals));
  return useStoredForm<V, UpdateGatePolicyMutation, PolicyFactsFragment>({
    ...options,
    stored: policy,
    toStored: ({ updateGatePolicy }) => updateGatePolicy.policy,
    refusals,
    submit: (values) => update({ variables: { input: { linkId, ...toChanges(values) } } }),
    onSaved: (saved, { updateGatePolicy: { judgedAgain } }) => {
      onSaved(saved);
      showToast(intl.formatMessage({ id: 'gatePolicy.done' }, { count: judgedAgain }));
    },
  });
}
