import type { ReactElement, ReactNode } from 'react';
import { Problem, problemId, RequiredMark } from './form-field.tsx';
import type { FormInput } from './form.ts';

interface CheckboxFieldProps {
  readonly input: Omit<FormInput<boolean>, 'onLeave'>;
  readonly label: ReactNode;
  /** False for one that may stay empty. */
  readonly isRequired?: boolean;
}

/** A box to tick, by default one that must be ticked. */
export function CheckboxField({ input, label, isRequired = true }: CheckboxFieldProps): ReactElement {
  const { id, name, value, problem, onChange } = input;
  return (
    <div className="field">
      <div className="tick">
        <input
          type="checkbox"
          id={id}
          name={name}
          required={isRequired}
          aria-invalid={problem === undefined ? undefined : true}
          aria-describedby={problem === undefined ? undefined : problemId(id)}
          checked={value}
          onChange={(event) => onChange(event.target.checked)}
        />
        <label htmlFor={id}>
          {label}
          {isRequired && <RequiredMark />}
        </label>
      </div>
      {problem !== undefined && <Problem id={id}>{problem}</Problem>}
    </div>
  );
}
