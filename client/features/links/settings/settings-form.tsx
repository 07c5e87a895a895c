import type { ReactElement, ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { StoredFormFrame } from '#client/components/form/stored-form-frame.tsx';
import type { StoredForm } from '#client/components/form/use-stored-form.ts';
import type { MessageId } from '#client/i18n/messages.ts';
import { useCanChangeLink } from '#client/session/link-role.ts';

interface SettingsFormProps<V extends FieldValues> {
  readonly of: StoredForm<V>;
  readonly labelId: MessageId;
  readonly children: ReactNode;
}

/** Settings that are saved together; viewers of the link only read them. */
export function SettingsForm<V extends FieldValues>({ of, labelId, children }: SettingsFormProps<V>): ReactElement {
  const intl = useIntl();
  const canChange = useCanChangeLink();
  return (
    <StoredFormFrame
      of={of}
      label={intl.formatMessage({ id: labelId })}
      refused={<FormattedMessage id="links.edit.refused" />}
      submit={<FormattedMessage id="links.edit.submit" />}
      isReadOnly={!canChange}
    >
      {children}
    </StoredFormFrame>
  );
}
