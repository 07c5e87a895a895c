import type { ReactElement, ReactNode } from 'react';
import { Select } from '../select.tsx';
import { FormField } from './form-field.tsx';
import type { FormInput } from './form.ts';

interface SelectFieldProps<V extends string> {
  readonly input: Omit<FormInput<V>, 'onLeave'>;
  readonly label: ReactNode;
  readonly help?: ReactNode;
  /** Texts, because browsers show nothing else in an option. */
  readonly options: readonly { readonly value: V; readonly text: string }[];
}

/** A choice among a few in a form. */
export function SelectField<V extends string>({ input, label, help, options }: SelectFieldProps<V>): ReactElement {
  return (
    <FormField id={input.id} label={label} help={help} problem={input.problem}>
      {(described) => (
        <Select name={input.name} value={input.value} onChoose={(chosen) => input.onChange(chosen as V)} {...described}>
          {options.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </Select>
      )}
    </FormField>
  );
}
