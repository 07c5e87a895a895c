import type { ReactElement, ReactNode } from 'react';

/** What ties an input to its label, its help and its problem. */
export interface Described {
  readonly id: string;
  readonly required: boolean;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

interface FormFieldProps {
  /** Id of the input. */
  readonly id: string;
  readonly label: ReactNode;
  readonly required?: boolean;
  readonly help?: ReactNode;
  readonly problem?: ReactNode;
  /** Whether screen readers announce the problem wherever the focus is, in a region that is there before it. */
  readonly isProblemAnnounced?: boolean;
  /** The input, with what it is given. */
  readonly children: (described: Described) => ReactNode;
}

/** An input with its label, its help, and what is wrong with it. */
export function FormField(props: FormFieldProps): ReactElement {
  const { id, label, required = false, help, problem, isProblemAnnounced = false, children } = props;
  const helpId = `${id}-help`;
  const hasHelp = help !== undefined;
  const hasProblem = problem !== undefined;
  const describedBy = [hasHelp ? helpId : [], hasProblem ? problemId(id) : []].flat().join(' ');
  const Answer = isProblemAnnounced ? 'output' : 'div';
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
        {required && <RequiredMark />}
      </label>
      {children({
        id,
        required,
        'aria-invalid': hasProblem || undefined,
        'aria-describedby': describedBy === '' ? undefined : describedBy,
      })}
      {hasHelp && (
        <span className="field-help" id={helpId}>
          {help}
        </span>
      )}
      <Answer className="field-answer">{hasProblem && <Problem id={id}>{problem}</Problem>}</Answer>
    </div>
  );
}

/** Tells the eye what the input's attribute tells everybody else. */
export function RequiredMark(): ReactElement {
  return (
    <span className="field-required" aria-hidden>
      *
    </span>
  );
}

/** What is wrong with the input of an id. */
export function Problem({ id, children }: Pick<FormFieldProps, 'id'> & { readonly children: ReactNode }): ReactElement {
  return (
    <span className="field-problem" id={problemId(id)} aria-live="polite">
      {children}
    </span>
  );
}

/** Returns the id of what is wrong with an input. */
export function problemId(id: string): string {
  return `${id}-problem`;
}
