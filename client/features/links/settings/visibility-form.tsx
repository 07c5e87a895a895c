import type { ReactElement } from 'react';
import { StatusVisibilityChoice } from '#client/components/status-visibility-choice.tsx';
import type { SectionProps } from './section-props.ts';
import { SettingsForm } from './settings-form.tsx';
import { useSettingsForm } from './use-settings-form.ts';

/** What strangers learn about an address. */
export function VisibilityForm({ details }: SectionProps): ReactElement {
  const stored = useSettingsForm({
    details,
    section: 'visibility',
    toValues: ({ statusVisibility }) => ({ statusVisibility }),
    toInput: (values) => values,
  });
  return (
    <SettingsForm of={stored} labelId="links.settings.visibility">
      <StatusVisibilityChoice input={stored.form.input('statusVisibility')} />
    </SettingsForm>
  );
}
