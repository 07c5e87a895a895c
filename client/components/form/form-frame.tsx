import { chakra, Stack, type StackProps } from '@chakra-ui/react';
import type { ReactElement, ReactNode } from 'react';
import { FormRefusal } from './form-refusal.tsx';
import type { FormSubmission } from './form.ts';

interface FormFrameProps extends StackProps {
  readonly form: FormSubmission;
  /** What the form is called, unless a heading says so. */
  readonly label?: string;
  /** Stands above the reason when the form was refused as a whole. */
  readonly refused: ReactNode;
  /** The text for the refusal; that of its code by default. */
  readonly refusedText?: string | undefined;
  /** Whether its inputs show what is stored and cannot be changed. */
  readonly isReadOnly?: boolean;
}

/** A form in a page: its inputs below each other, and above them why it was refused. */
export function FormFrame({
  form,
  label,
  refused,
  refusedText,
  isReadOnly = false,
  children,
  ...stack
}: FormFrameProps): ReactElement {
  const inputs = (
    <Stack gap="6" {...stack}>
      {form.refusal !== undefined && <FormRefusal title={refused} refusal={form.refusal} text={refusedText} />}
      {children}
    </Stack>
  );
  return (
    <form noValidate aria-label={label} onSubmit={form.handleSubmit}>
      {isReadOnly ? (
        <chakra.fieldset minWidth="0" disabled>
          {inputs}
        </chakra.fieldset>
      ) : (
        inputs
      )}
    </form>
  );
}
