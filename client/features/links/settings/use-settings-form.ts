import type { FieldPath, FieldValues } from 'react-hook-form';
import { useIntl } from 'react-intl';
import type { Form, Problems } from '#client/components/form/form.ts';
import { operationOptions, type Refusals } from '#client/components/form/refusals.ts';
import { useForm } from '#client/components/form/use-form.ts';
import { showToast } from '#client/components/toast.ts';
import type { UpdateLinkInput } from '#generated/graphql.ts';
import { useUpdateLinkMutation } from '#generated/hooks.ts';

interface SettingsFormOptions<V extends FieldValues> {
  readonly linkId: string;
  /** Begins the ids of the inputs. */
  readonly section: string;
  readonly initial: V;
  readonly findProblems?: (values: V) => Problems<V>;
  /** The inputs that refusals concern. */
  readonly inputs?: NonNullable<Refusals<FieldPath<V>>['inputs']>;
  readonly toInput: (values: V) => Omit<UpdateLinkInput, 'linkId'>;
  readonly onSaved?: () => void;
}

/** The form of one section of a link's settings, which changes what is in it and nothing else. */
export function useSettingsForm<V extends FieldValues>({
  linkId,
  section,
  inputs = {},
  toInput,
  onSaved,
  ...options
}: SettingsFormOptions<V>): Form<V> {
  const intl = useIntl();
  const refusals: Refusals<FieldPath<V>> = { inputs, codes: ['bad_request_parameter'] };
  const [update] = useUpdateLinkMutation(operationOptions(refusals));
  return useForm<V>({
    ...options,
    id: `settings-${section}`,
    refusals,
    submit: (values) => update({ variables: { input: { linkId, ...toInput(values) } } }),
    onDone: () => {
      showToast(intl.formatMessage({ id: 'links.edit.done' }));
      onSaved?.();
    },
  });
}
