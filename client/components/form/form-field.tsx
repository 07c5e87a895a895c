import { Field } from '@chakra-ui/react';
import type { ReactElement, ReactNode } from 'react';

interface FormFieldProps {
  /** Id of the input. */
  readonly id: string;
  readonly label: ReactNode;
  readonly required?: boolean;
  readonly help?: ReactNode;
  readonly problem?: ReactNode;
  /** The input; what it is given ties it to help and problem. */
  readonly children: (described: { readonly 'aria-describedby': string | undefined }) => ReactNode;
}

/** An input with its label, its help, and what is wrong with it. */
export function FormField({ id, label, required = false, help, problem, children }: FormFieldProps): ReactElement {
  const helperText = `${id}-help`;
  const errorText = `${id}-problem`;
  const hasHelp = help !== undefined;
  const hasProblem = problem !== undefined;
  const describedBy = [hasHelp ? helperText : [], hasProblem ? errorText : []].flat().join(' ');
  return (
    <Field.Root id={id} ids={{ helperText, errorText }} required={required} invalid={hasProblem}>
      <Field.Label>
        {label}
        <Field.RequiredIndicator />
      </Field.Label>
      {children({ 'aria-describedby': describedBy === '' ? undefined : describedBy })}
      {hasHelp && <Field.HelperText overflowWrap="anywhere">{help}</Field.HelperText>}
      {hasProblem && <Field.ErrorText>{problem}</Field.ErrorText>}
    </Field.Root>
  );
}
