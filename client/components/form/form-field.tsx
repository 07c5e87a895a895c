import { Box, Field } from '@chakra-ui/react';
import type { ReactElement, ReactNode } from 'react';

interface FormFieldProps {
  /** Id of the input. */
  readonly id: string;
  readonly label: ReactNode;
  readonly required?: boolean;
  readonly help?: ReactNode;
  readonly problem?: ReactNode;
  /** Whether screen readers announce the problem wherever the focus is, in a region that is there before it. */
  readonly isProblemAnnounced?: boolean;
  /** The input; what it is given ties it to help and problem. */
  readonly children: (described: { readonly 'aria-describedby': string | undefined }) => ReactNode;
}

/** An input with its label, its help, and what is wrong with it. */
export function FormField(props: FormFieldProps): ReactElement {
  const { id, label, required = false, help, problem, isProblemAnnounced = false, children } = props;
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
      <Box as={isProblemAnnounced ? 'output' : 'div'} display="contents">
        {hasProblem && <Field.ErrorText>{problem}</Field.ErrorText>}
      </Box>
    </Field.Root>
  );
}
