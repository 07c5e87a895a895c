import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { originsProblemText, ReturnOriginsInput, toOrigins } from './return-origins-input.tsx';
import type { SectionProps } from './section-props.ts';
import { SettingsForm } from './settings-form.tsx';
import { useSettingsForm } from './use-settings-form.ts';

/** Where signers may be led back to. */
export function ReturnForm({ details }: SectionProps): ReactElement {
  const intl = useIntl();
  const stored = useSettingsForm({
    details,
    section: 'return',
    toValues: ({ link }) => ({ returnOrigins: link.returnOrigins.join('\n') }),
    findProblems: ({ returnOrigins }) => ({ returnOrigins: originsProblemText(intl, returnOrigins) }),
    toInput: ({ returnOrigins }) => ({ returnOrigins: toOrigins(returnOrigins) }),
  });
  return (
    <SettingsForm of={stored} labelId="links.settings.return">
      <ReturnOriginsInput input={stored.form.input('returnOrigins')} />
    </SettingsForm>
  );
}
