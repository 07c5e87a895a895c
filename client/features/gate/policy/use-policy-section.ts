import type { FieldPath, FieldValues } from 'react-hook-form';
import { useIntl } from 'react-intl';
import type { Form, Problems } from '#client/components/form/form.ts';
import { operationOptions, type Refusals } from '#client/components/form/refusals.ts';
import { useForm } from '#client/components/form/use-form.ts';
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

/** A section of the rules, which is saved by itself. */
export interface PolicySection<V extends FieldValues> {
  readonly id: string;
  readonly form: Form<V>;
  /** Whether what it says is not stored yet. */
  readonly isChanged: boolean;
}

/** The form of a section; says after saving how many pull requests are judged again. */
export function usePolicySection<V extends FieldValues>(
  { linkId, policy, onSaved }: StoredPolicy,
  { id, toValues, toChanges, findProblems, fields }: SectionOptions<V>,
): PolicySection<V> {
  const intl = useIntl();
  const refusals: Refusals<FieldPath<V>> = { codes: ['bad_request_parameter', 'link_frozen'], fields };
  const [update] = useUpdateGatePolicyMutation(operationOptions(refusals));
  const form = useForm<V, UpdateGatePolicyMutation>({
    id,
    initial: toValues(policy),
    ...(findProblems !== undefined && { findProblems }),
    refusals,
    submit: (values) => update({ variables: { input: { linkId, ...toChanges(values) } } }),
    onDone: ({ updateGatePolicy: { judgedAgain, policy: saved } }) => {
      form.reset(toValues(saved));
      onSaved(saved);
      showToast(intl.formatMessage({ id: 'gatePolicy.done' }, { count: judgedAgain }));
    },
  });
  const isChanged = JSON.stringify(toChanges(form.values)) !== JSON.stringify(toChanges(toValues(policy)));
  return { id, form, isChanged };
}
