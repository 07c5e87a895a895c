import type { FormEvent } from 'react';
import { useIntl } from 'react-intl';
import { type Refusal, useFormFailure } from '#client/components/form/use-form-failure.ts';
import { type Form, useForm } from '#client/components/form/use-form.ts';
import { showToast } from '#client/components/toaster.tsx';
import type { LinkRowFragment } from '#generated/graphql.ts';
import { useUpdateLinkMutation } from '#generated/hooks.ts';
import { characterCount } from '#rules/field-value.ts';

/** Longest name of a community, in characters. */
const ALIAS_MAX_LENGTH = 100;
/** Longest grace period, in days. */
const GRACE_PERIOD_MAX_DAYS = 3650;

interface EditLink {
  readonly form: Form<{ readonly alias: string; readonly gracePeriodDays: string; readonly senderAddress: string }>;
  readonly refusal: Refusal | undefined;
  readonly isBusy: boolean;
  readonly handleSubmit: (event: FormEvent) => Promise<void>;
}

/** The form that changes a link's name, grace period and sender. */
export function useEditLink(details: LinkRowFragment, onSaved: () => void): EditLink {
  const intl = useIntl();
  const form = useForm({
    id: `edit-${details.id}`,
    initial: {
      alias: details.link.alias,
      gracePeriodDays: String(details.gracePeriodDays),
      senderAddress: details.senderAddress ?? '',
    },
    findProblems: ({ alias, gracePeriodDays }) => ({
      alias:
        alias.trim() === '' || characterCount(alias.trim()) > ALIAS_MAX_LENGTH
          ? intl.formatMessage({ id: 'links.edit.problem.alias' }, { max: ALIAS_MAX_LENGTH })
          : undefined,
      gracePeriodDays:
        /^\d{1,4}$/.test(gracePeriodDays.trim()) && Number(gracePeriodDays) <= GRACE_PERIOD_MAX_DAYS
          ? undefined
          : intl.formatMessage({ id: 'links.edit.problem.gracePeriod' }, { max: GRACE_PERIOD_MAX_DAYS }),
    }),
  });
  const failure = useFormFailure({ form, inputs: { link_exists: 'alias' }, codes: ['bad_request_parameter'] });
  const [update, { loading }] = useUpdateLinkMutation({
    errorPolicy: 'all',
    context: { handledCodes: failure.handledCodes },
  });

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (loading || !form.attempt()) {
      return;
    }
    failure.clear();
    const { alias, gracePeriodDays, senderAddress } = form.values;
    const sender = senderAddress === '' ? {} : { senderAddress };
    const input = { linkId: details.id, alias: alias.trim(), gracePeriodDays: Number(gracePeriodDays), ...sender };
    const { data, error } = await update({ variables: { input } });
    if (!data) {
      failure.show(error);
      return;
    }
    showToast(intl.formatMessage({ id: 'links.edit.done' }));
    onSaved();
  };
  return { form, refusal: failure.refusal, isBusy: loading, handleSubmit };
}
