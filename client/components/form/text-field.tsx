import { Input, type InputProps } from '@chakra-ui/react';
import type { ReactElement, ReactNode } from 'react';
import { FormField } from './form-field.tsx';
import type { FormInput } from './form.ts';

interface TextFieldProps {
  readonly input: FormInput<string>;
  readonly label: ReactNode;
  readonly help?: ReactNode;
  /** Whether it may stay empty. */
  readonly isOptional?: boolean;
  /** What the input expects: type, completion, and so on. */
  readonly attributes?: InputProps;
}

/** A line of text in a form. */
export function TextField({ input, label, help, isOptional = false, attributes }: TextFieldProps): ReactElement {
  return (
    <FormField id={input.id} label={label} required={!isOptional} help={help} problem={input.problem}>
      {(described) => (
        <Input
          name={input.name}
          value={input.value}
          onChange={(event) => input.onChange(event.target.value)}
          onBlur={input.onLeave}
          {...attributes}
          {...described}
        />
      )}
    </FormField>
  );
}
