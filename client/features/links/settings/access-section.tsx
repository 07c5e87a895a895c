import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { CheckboxField } from '#client/components/form/checkbox-field.tsx';
import { FormSection } from './form-section.tsx';
import type { SectionProps } from './section-props.ts';
import { useSettingsForm } from './use-settings-form.ts';

/** What the link requires of its managers. */
export function AccessSection({ details: { id: linkId, requiresSecondFactor } }: SectionProps): ReactElement {
  const initial = { requiresSecondFactor };
  const form = useSettingsForm({
    linkId,
    section: 'access',
    initial,
    findProblems: () => ({ requiresSecondFactor: undefined }),
    inputs: { second_factor_missing: 'requiresSecondFactor' },
    toInput: (values) => values,
  });
  return (
    <FormSection title={<FormattedMessage id="links.fact.secondFactor" />} form={form} initial={initial}>
      <CheckboxField
        input={form.input('requiresSecondFactor')}
        isRequired={false}
        label={<FormattedMessage id="links.edit.secondFactor" />}
      />
    </FormSection>
  );
}
