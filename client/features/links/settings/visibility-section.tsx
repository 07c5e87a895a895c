import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { StatusVisibilityChoice } from '#client/components/status-visibility-choice.tsx';
import { FormSection } from './form-section.tsx';
import type { SectionProps } from './section-props.ts';
import { useSettingsForm } from './use-settings-form.ts';

/** What strangers learn about an address. */
export function VisibilitySection({ details: { id: linkId, statusVisibility } }: SectionProps): ReactElement {
  const initial = { statusVisibility };
  const form = useSettingsForm({ linkId, section: 'visibility', initial, toInput: (values) => values });
  return (
    <FormSection title={<FormattedMessage id="links.settings.visibility" />} form={form} initial={initial}>
      <StatusVisibilityChoice input={form.input('statusVisibility')} />
    </FormSection>
  );
}
