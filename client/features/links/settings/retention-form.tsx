import { Text } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { CheckboxField } from '#client/components/form/checkbox-field.tsx';
import { TextField } from '#client/components/form/text-field.tsx';
import { RETENTION_MAX_DAYS } from '#rules/project.ts';
import { isDays } from './days.ts';
import type { SectionProps } from './section-props.ts';
import { SettingsForm } from './settings-form.tsx';
import { useSettingsForm } from './use-settings-form.ts';

/** When the personal data of ended signings are erased, and whether anything is. */
export function RetentionForm({ details }: SectionProps): ReactElement {
  const intl = useIntl();
  const max = RETENTION_MAX_DAYS;
  const stored = useSettingsForm({
    details,
    section: 'retention',
    toValues: ({ retentionDays, legalHold }) => ({ retentionDays: String(retentionDays), legalHold }),
    findProblems: ({ retentionDays }) => ({
      retentionDays: isDays(retentionDays, max)
        ? undefined
        : intl.formatMessage({ id: 'links.edit.problem.gracePeriod' }, { max }),
    }),
    toInput: ({ retentionDays, legalHold }) => ({ retentionDays: Number(retentionDays), legalHold }),
  });
  return (
    <SettingsForm of={stored} labelId="links.settings.retention">
      <TextField
        input={stored.form.input('retentionDays')}
        label={<FormattedMessage id="links.edit.retention" />}
        help={<FormattedMessage id="links.edit.retention.help" />}
        attributes={{ inputMode: 'numeric', maxWidth: 'term' }}
      />
      <CheckboxField
        input={stored.form.input('legalHold')}
        label={<FormattedMessage id="links.edit.legalHold" />}
        isRequired={false}
      />
      {stored.isChanged && (
        <Text fontSize="sm" color="fg.muted">
          <FormattedMessage id="links.settings.retention.text" />
        </Text>
      )}
    </SettingsForm>
  );
}
