import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CheckboxField } from '#client/components/form/checkbox-field.tsx';
import { TextField } from '#client/components/form/text-field.tsx';
import { RETENTION_MAX_DAYS } from '#rules/project.ts';
import { isDays } from './days.ts';
import { FormSection } from './form-section.tsx';
import type { SectionProps } from './section-props.ts';
import { useSettingsForm } from './use-settings-form.ts';

/** When the personal data of ended signings are erased, and whether anything is. */
export function RetentionSection({ details }: SectionProps): ReactElement {
  const intl = useIntl();
  const max = RETENTION_MAX_DAYS;
  const initial = { retentionDays: String(details.retentionDays), legalHold: details.legalHold };
  const form = useSettingsForm({
    linkId: details.id,
    section: 'retention',
    initial,
    findProblems: ({ retentionDays }) => ({
      retentionDays: isDays(retentionDays, max)
        ? undefined
        : intl.formatMessage({ id: 'links.edit.problem.gracePeriod' }, { max }),
    }),
    toInput: ({ retentionDays, legalHold }) => ({ retentionDays: Number(retentionDays), legalHold }),
  });
  return (
    <FormSection
      title={<FormattedMessage id="links.settings.retention" />}
      lead={<FormattedMessage id="links.settings.retention.text" />}
      form={form}
      initial={initial}
    >
      <TextField
        input={form.input('retentionDays')}
        label={<FormattedMessage id="links.edit.retention" />}
        help={<FormattedMessage id="links.edit.retention.help" />}
        attributes={{ inputMode: 'numeric', maxWidth: 'term' }}
      />
      <CheckboxField
        input={form.input('legalHold')}
        label={<FormattedMessage id="links.edit.legalHold" />}
        isRequired={false}
      />
    </FormSection>
  );
}
