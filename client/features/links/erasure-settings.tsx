import type { ReactElement } from 'react';
import { FormattedMessage } from 'react-intl';
import { CheckboxField } from '#client/components/form/checkbox-field.tsx';
import type { FormInput } from '#client/components/form/form.ts';
import { TextField } from '#client/components/form/text-field.tsx';

interface ErasureSettingsProps {
  readonly retentionDays: FormInput<string>;
  readonly legalHold: FormInput<boolean>;
}

/** When the personal data of ended signings are erased, and whether anything is. */
export function ErasureSettings({ retentionDays, legalHold }: ErasureSettingsProps): ReactElement {
  return (
    <>
      <TextField
        input={retentionDays}
        label={<FormattedMessage id="links.edit.retention" />}
        help={<FormattedMessage id="links.edit.retention.help" />}
        attributes={{ inputMode: 'numeric' }}
      />
      <CheckboxField input={legalHold} label={<FormattedMessage id="links.edit.legalHold" />} isRequired={false} />
    </>
  );
}
