import type { ReactElement, ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FormattedMessage } from 'react-intl';
import { StoredFormFrame } from '#client/components/form/stored-form-frame.tsx';
import type { StoredForm } from '#client/components/form/use-stored-form.ts';
import { SettingsSection } from '#client/components/settings-section.tsx';
import { useCanChangeLink } from '#client/session/link-role.ts';

interface PolicyFormProps<V extends FieldValues> {
  readonly section: StoredForm<V>;
  readonly children: ReactNode;
}

/** A section of the rules under its heading, which is saved by itself. */
export function SectionFrame<V extends FieldValues>({
  title,
  ...form
}: PolicyFormProps<V> & { readonly title: ReactNode }): ReactElement {
  return (
    <SettingsSection title={title}>
      <PolicyForm {...form} />
    </SettingsSection>
  );
}

/** The inputs of a section of the rules. */
export function PolicyForm<V extends FieldValues>({ section, children }: PolicyFormProps<V>): ReactElement {
  const canChange = useCanChangeLink();
  return (
    <StoredFormFrame
      of={section}
      refused={<FormattedMessage id="gatePolicy.refused" />}
      submit={<FormattedMessage id="gatePolicy.submit" />}
      isReadOnly={!canChange}
    >
      {children}
    </StoredFormFrame>
  );
}
