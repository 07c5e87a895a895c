import type { FieldPath, FieldValues } from 'react-hook-form';
import { useIntl } from 'react-intl';
import type { Problems } from '#client/components/form/form.ts';
import { operationOptions, type Refusals } from '#client/components/form/refusals.ts';
import { type StoredForm, useStoredForm } from '#client/components/form/use-stored-form.ts';
import { showToast } from '#client/components/toast.ts';
import type { LinkRowFragment, UpdateLinkInput, UpdateLinkMutation } from '#generated/graphql.ts';
import { useUpdateLinkMutation } from '#generated/hooks.ts';

interface SettingsFormOptions<V extends FieldValues> {
  readonly details: LinkRowFragment;
  /** Begins the ids of the inputs. */
  readonly section: string;
  readonly toValues: (details: LinkRowFragment) => V;
  readonly typed?: Partial<V> | undefined;
  readonly findProblems?: (values: V) => Problems<V>;
  /** The inputs that refusals concern. */
  readonly inputs?: NonNullable<Refusals<FieldPath<V>>['inputs']>;
  readonly toInput: (values: V) => Omit<UpdateLinkInput, 'linkId'>;
  readonly onSaved?: () => void;
}

/** The form of some of a link's settings, which changes what is in it and nothing else. */
export function useSettingsForm<V extends FieldValues>({
  details,
  section,
  inputs = {},
  toInput,
  onSaved,
  ...options
}: SettingsFormOptions<V>): StoredForm<V> {
  const intl = useIntl();
  const refusals: Refusals<FieldPath<V>> = { inputs, codes: ['bad_request_parameter'] };
  const [update] = useUpdateLinkMutation(operationOptions(refusals));
  return useStoredForm<V, UpdateLinkMutation, LinkRowFragment>({
    ...options,
    id: `settings-${section}`,
    stored: details,
    toStored: ({ updateLink }) => updateLink.link,
    refusals,
    submit: (values) => update({ variables: { input: { linkId: details.id, ...toInput(values) } } }),
    onSaved: () => {
      showToast(intl.formatMessage({ id: 'links.edit.done' }));
      onSaved?.();
    },
  });
}
