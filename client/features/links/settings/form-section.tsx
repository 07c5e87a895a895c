import { Box } from '@chakra-ui/react';
import type { ReactElement, ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { FormFrame } from '#client/components/form/form-frame.tsx';
import type { FormSubmission } from '#client/components/form/form.ts';
import { SubmitButton } from '#client/components/form/submit-button.tsx';
import { SettingsSection } from '#client/components/settings-section.tsx';
import { useCanChangeLink } from '#client/session/link-role.ts';

interface FormSectionProps {
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  readonly form: FormSubmission & { readonly values: object };
  /** What is stored; saving is the main action once something else is typed. */
  readonly initial: object;
  readonly children: ReactNode;
}

/** A section of the settings that is saved by itself; viewers of the link only read it. */
export function FormSection({ title, lead, form, initial, children }: FormSectionProps): ReactElement {
  const canChange = useCanChangeLink();
  const isChanged = JSON.stringify(form.values) !== JSON.stringify(initial);
  return (
    <SettingsSection title={title} lead={lead}>
      <FormFrame form={form} isReadOnly={!canChange} refused={<FormattedMessage id="links.edit.refused" />} gap="4">
        {children}
        {canChange && (
          <Box>
            <SubmitButton isBusy={form.isBusy} size="sm" variant={isChanged ? 'solid' : 'outline'}>
              <FormattedMessage id="links.edit.submit" />
            </SubmitButton>
          </Box>
        )}
      </FormFrame>
    </SettingsSection>
  );
}
