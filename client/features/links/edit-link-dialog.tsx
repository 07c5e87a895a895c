import { type ReactElement, type RefObject, useEffect } from 'react';
import { FormattedMessage, type IntlShape, useIntl } from 'react-intl';
import { CheckboxField } from '#client/components/form/checkbox-field.tsx';
import { FormDialog } from '#client/components/form/form-dialog.tsx';
import type { Form, Problems } from '#client/components/form/form.ts';
import { operationOptions, type Refusals } from '#client/components/form/refusals.ts';
import { TextField } from '#client/components/form/text-field.tsx';
import { unprintableText } from '#client/components/form/unprintable-text.ts';
import { useForm } from '#client/components/form/use-form.ts';
import { useUnprintable } from '#client/components/form/use-unprintable.ts';
import {
  forgetLinkSettings,
  keepLinkSettings,
  keptLinkSettings,
  type LinkSettings,
} from '#client/components/link-settings-draft.ts';
import { StatusVisibilityChoice } from '#client/components/status-visibility-choice.tsx';
import { showToast } from '#client/components/toast.ts';
import type { LinkRowFragment } from '#generated/graphql.ts';
import { useUpdateLinkMutation } from '#generated/hooks.ts';
import { ALIAS_MAX_LENGTH, GRACE_PERIOD_MAX_DAYS, RETENTION_MAX_DAYS } from '#rules/project.ts';
import { isLonger, typedText } from '#rules/typed-text.ts';
import { ErasureSettings } from './erasure-settings.tsx';
import { originsProblemText, ReturnOriginsInput, toOrigins } from './return-origins-input.tsx';
import { SenderSelect } from './sender-select.tsx';

const REFUSALS: Refusals<keyof LinkSettings> = {
  inputs: { link_exists: 'alias', second_factor_missing: 'requiresSecondFactor' },
  codes: ['bad_request_parameter'],
};

interface EditLinkDialogProps {
  readonly details: LinkRowFragment;
  readonly returnFocusTo: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

/** Changes the settings of a link. What was typed is kept while its author authorises another sender. */
export function EditLinkDialog({ details, returnFocusTo, onClose, onSaved }: EditLinkDialogProps): ReactElement {
  const close = () => {
    forgetLinkSettings(details.id);
    onClose();
  };
  const form = useEditLink(details, () => {
    close();
    onSaved();
  });
  return (
    <FormDialog
      form={form}
      isEntry
      title={<FormattedMessage id="links.edit.title" values={{ name: details.link.alias }} />}
      submit={<FormattedMessage id="links.edit.submit" />}
      refused={<FormattedMessage id="links.edit.refused" />}
      returnFocusTo={returnFocusTo}
      onClose={close}
    >
      <TextField input={form.input('alias')} label={<FormattedMessage id="links.edit.alias" />} />
      <TextField
        input={form.input('gracePeriodDays')}
        label={<FormattedMessage id="links.edit.gracePeriod" />}
        help={<FormattedMessage id="links.edit.gracePeriod.help" />}
        attributes={{ inputMode: 'numeric' }}
      />
      <StatusVisibilityChoice input={form.input('statusVisibility')} />
      <CheckboxField
        input={form.input('listed')}
        label={<FormattedMessage id="links.edit.listed" />}
        isRequired={false}
      />
      <SenderSelect
        input={form.input('senderAddress')}
        current={details.senderAddress ?? undefined}
        linkId={details.id}
        onLeave={() => keepLinkSettings(details.id, form.values)}
      />
      <CheckboxField
        input={form.input('requiresSecondFactor')}
        isRequired={false}
        label={<FormattedMessage id="links.edit.secondFactor" />}
      />
      <ReturnOriginsInput input={form.input('returnOrigins')} />
      <ErasureSettings retentionDays={form.input('retentionDays')} legalHold={form.input('legalHold')} />
    </FormDialog>
  );
}

function useEditLink(details: LinkRowFragment, onDone: () => void): Form<LinkSettings> {
  const intl = useIntl();
  const [update] = useUpdateLinkMutation(operationOptions(REFUSALS));
  const { find, prepare } = useUnprintable();
  const form = useForm<LinkSettings>({
    id: `edit-${details.id}`,
    initial: { ...settingsOf(details), ...keptLinkSettings(details.id) },
    findProblems: (values) => {
      const problems = findProblems(intl, values);
      const label = intl.formatMessage({ id: 'links.edit.alias' });
      return { ...problems, alias: problems.alias ?? unprintableText(intl, label, find(values.alias)) };
    },
    refusals: REFUSALS,
    submit: ({ alias, gracePeriodDays, senderAddress, returnOrigins, ...settings }) => {
      const { statusVisibility, listed, requiresSecondFactor, legalHold } = settings;
      const switches = { statusVisibility, listed, requiresSecondFactor, legalHold };
      const days = { gracePeriodDays: Number(gracePeriodDays), retentionDays: Number(settings.retentionDays) };
      const facts = { alias: alias.trim(), ...days, ...switches };
      const sender = senderAddress === '' ? {} : { senderAddress };
      const input = { linkId: details.id, ...facts, ...sender, returnOrigins: toOrigins(returnOrigins) };
      return update({ variables: { input } });
    },
    onDone: () => {
      showToast(intl.formatMessage({ id: 'links.edit.done' }));
      onDone();
    },
  });
  const { alias } = form.values;
  useEffect(() => prepare(alias), [prepare, alias]);
  return form;
}

function settingsOf({ link, gracePeriodDays, senderAddress, ...details }: LinkRowFragment): LinkSettings {
  return {
    alias: link.alias,
    gracePeriodDays: String(gracePeriodDays),
    senderAddress: senderAddress ?? '',
    statusVisibility: details.statusVisibility,
    listed: details.listed,
    requiresSecondFactor: details.requiresSecondFactor,
    retentionDays: String(details.retentionDays),
    legalHold: details.legalHold,
    returnOrigins: link.returnOrigins.join('\n'),
  };
}

function findProblems(
  intl: IntlShape,
  { alias, gracePeriodDays, retentionDays, returnOrigins }: LinkSettings,
): Problems<LinkSettings> {
  const isName = typedText(alias) !== '' && !isLonger(typedText(alias), ALIAS_MAX_LENGTH);
  return {
    alias: isName ? undefined : intl.formatMessage({ id: 'links.edit.problem.alias' }, { max: ALIAS_MAX_LENGTH }),
    gracePeriodDays: isDays(gracePeriodDays, GRACE_PERIOD_MAX_DAYS)
      ? undefined
      : intl.formatMessage({ id: 'links.edit.problem.gracePeriod' }, { max: GRACE_PERIOD_MAX_DAYS }),
    retentionDays: isDays(retentionDays, RETENTION_MAX_DAYS)
      ? undefined
      : intl.formatMessage({ id: 'links.edit.problem.gracePeriod' }, { max: RETENTION_MAX_DAYS }),
    senderAddress: undefined,
    requiresSecondFactor: undefined,
    returnOrigins: originsProblemText(intl, returnOrigins),
  };
}

function isDays(typed: string, max: number): boolean {
  return /^\d{1,5}$/.test(typed.trim()) && Number(typed) <= max;
}
