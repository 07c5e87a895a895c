import { Textarea } from '@chakra-ui/react';
import type { ReactElement, ReactNode } from 'react';
import { FormField } from './form-field.tsx';
import type { FormInput } from './form.ts';

interface TextAreaFieldProps {
  readonly input: FormInput<string>;
  readonly label: ReactNode;
  readonly help?: ReactNode;
  /** Whether it may stay empty. */
  readonly isOptional?: boolean;
  /** Height in lines. */
  readonly rows?: number;
}

/** Several lines of text in a form. */
export function TextAreaField({ input, label, help, isOptional = false, rows = 3 }: TextAreaFieldProps): ReactElement {
  return (
    <FormField id={input.id} label={label} required={!isOptional} help={help} problem={input.problem}>
      {(described) => (
        <Textarea
          name={input.name}
          rows={rows}
          value={input.value}
          onChange={(event) => input.onChange(event.target.value)}
          onBlur={input.onLeave}
          {...described}
        />
      )}
    </FormField>
  );
}
