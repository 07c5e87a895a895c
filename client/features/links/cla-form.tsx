import { Flex, Stack } from '@chakra-ui/react';
import type { ReactElement, ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ButtonLink } from '#client/components/button-link.tsx';
import { sourceFailureText } from '#client/components/cla-input/source-failure-text.ts';
import { FormRefusal } from '#client/components/form/form-refusal.tsx';
import type { FormSubmission } from '#client/components/form/form.ts';
import type { Refusals } from '#client/components/form/refusals.ts';
import { SubmitButton } from '#client/components/form/submit-button.tsx';
import { linkDetailPath } from '#rules/paths.ts';

/** What the forms of CLAs show themselves, above everything. */
export const CLA_REFUSALS: Refusals<never> = {
  codes: ['bad_request_parameter', 'cla_exists', 'no_cla_binding', 'title_type_repeat', 'not_pdf', 'file_too_large'],
};

interface ClaFormProps {
  readonly form: FormSubmission;
  readonly linkId: string;
  /** The text of the button. */
  readonly submit: ReactNode;
  /** Between the parts. */
  readonly gap: string;
  readonly children: ReactNode;
}

/** The frame of a form about a CLA: why it was refused, in the words that its text was refused with, and the ways out. */
export function ClaForm({ form, linkId, submit, gap, children }: ClaFormProps): ReactElement {
  const intl = useIntl();
  return (
    <form noValidate onSubmit={form.handleSubmit}>
      <Stack gap={gap}>
        {form.refusal !== undefined && (
          <FormRefusal
            title={<FormattedMessage id="links.cla.refused" />}
            refusal={form.refusal}
            text={sourceFailureText(intl, form.refusal.failure)}
          />
        )}
        {children}
        <Flex gap="3" justify="flex-end" wrap="wrap">
          <ButtonLink to={linkDetailPath(linkId)}>
            <FormattedMessage id="app.dialog.cancel" />
          </ButtonLink>
          <SubmitButton isBusy={form.isBusy}>{submit}</SubmitButton>
        </Flex>
      </Stack>
    </form>
  );
}
