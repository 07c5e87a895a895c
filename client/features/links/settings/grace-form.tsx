import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { TextField } from '#client/components/form/text-field.tsx';
import { GRACE_PERIOD_MAX_DAYS } from '#rules/project.ts';
import { isDays } from './days.ts';
import type { SectionProps } from './section-props.ts';
import { SettingsForm } from './settings-form.tsx';
import { useSettingsForm } from './use-settings-form.ts';

/** How long signings of the version before still count. */
export function GraceForm({ details }: SectionProps): ReactElement {
  const intl = useIntl();
  const max = GRACE_PERIOD_MAX_DAYS;
  const stored = useSettingsForm({
    details,
    section: 'grace',
    toValues: ({ gracePeriodDays }) => ({ gracePeriodDays: String(gracePeriodDays) }),
    findProblems: ({ gracePeriodDays: typed }) => ({
      gracePeriodDays: isDays(typed, max)
        ? undefined
        : intl.formatMessage({ id: 'links.edit.problem.gracePeriod' }, { max }),
    }),
    toInput: ({ gracePeriodDays: typed }) => ({ gracePeriodDays: Number(typed) }),
  });
  return (
    <SettingsForm of={stored} labelId="links.settings.grace">
      <TextField
        input={stored.form.input('gracePeriodDays')}
        label={<FormattedMessage id="links.edit.gracePeriod" />}
        help={<FormattedMessage id="links.edit.gracePeriod.help" />}
        attributes={{ inputMode: 'numeric', maxWidth: 'term' }}
      />
    </SettingsForm>
  );
}
