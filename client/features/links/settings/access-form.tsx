import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { CheckboxField } from '#client/components/form/checkbox-field.tsx';
import type { SectionProps } from './section-props.ts';
import { SettingsForm } from './settings-form.tsx';
import { useSettingsForm } from './use-settings-form.ts';

/** What the link requires of its managers. */
export function AccessForm({ details }: SectionProps): ReactElement {
  const stored = useSettingsForm({
    details,
    section: 'access',
    toValues: ({ requiresSecondFactor }) => ({ requiresSecondFactor }),
    findProblems: () => ({ requiresSecondFactor: undefined }),
    inputs: { second_factor_missing: 'requiresSecondFactor' },
    toInput: (values) => values,
  });
  return (
    <SettingsForm of={stored} labelId="links.fact.secondFactor">
      <CheckboxField
        input={stored.form.input('requiresSecondFactor')}
        isRequired={false}
        label={<FormattedMessage id="links.edit.secondFactor" />}
      />
    </SettingsForm>
  );
}
