import type { ReactElement } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { TextField } from '#client/components/form/text-field.tsx';
import { GRACE_PERIOD_MAX_DAYS } from '#rules/project.ts';
import { isDays } from './days.ts';
import { FormSection } from './form-section.tsx';
import type { SectionProps } from './section-props.ts';
import { useSettingsForm } from './use-settings-form.ts';

/** How long signings of the version before still count. */
export function GraceSection({ details: { id: linkId, gracePeriodDays } }: SectionProps): ReactElement {
  const intl = useIntl();
  const max = GRACE_PERIOD_MAX_DAYS;
  const initial = { gracePeriodDays: String(gracePeriodDays) };
  const form = useSettingsForm({
    linkId,
    section: 'grace',
    initial,
    findProblems: ({ gracePeriodDays: typed }) => ({
      gracePeriodDays: isDays(typed, max)
        ? undefined
        : intl.formatMessage({ id: 'links.edit.problem.gracePeriod' }, { max }),
    }),
    toInput: ({ gracePeriodDays: typed }) => ({ gracePeriodDays: Number(typed) }),
  });
  return (
    <FormSection
      title={<FormattedMessage id="links.settings.grace" />}
      lead={<FormattedMessage id="links.edit.gracePeriod.help" />}
      form={form}
      initial={initial}
    >
      <TextField
        input={form.input('gracePeriodDays')}
        label={<FormattedMessage id="links.edit.gracePeriod" />}
        attributes={{ inputMode: 'numeric', maxWidth: 'term' }}
      />
    </FormSection>
  );
}
