import { useCallback } from 'react';
import { type FieldPath, type FieldPathValue, type FieldValues, get, type UseFormReturn } from 'react-hook-form';
import type { Form, Problems, ShownProblem } from './form.ts';
import { inputId } from './input-id.ts';
import type { ShownRefusal } from './use-refusal.ts';

interface InputsOptions<V extends FieldValues> {
  readonly id: string;
  readonly methods: UseFormReturn<V>;
  readonly problems: Problems<V>;
  /** Names of the inputs that were there at the last attempt: their problems are shown though they were not left yet. */
  readonly attempted: ReadonlySet<string>;
  readonly shown: Pick<ShownRefusal<FieldPath<V>>, 'textAt' | 'clearAt'>;
}

interface Inputs<V extends FieldValues> extends Pick<Form<V>, 'input' | 'set' | 'problems'> {
  /** Shows the problem of an input, if it has one. */
  readonly touch: (name: FieldPath<V>) => void;
}

/** The inputs of a form. A refusal is shown in the place of a problem, until its input changes. */
export function useInputs<V extends FieldValues>(options: InputsOptions<V>): Inputs<V> {
  const { id, methods, problems, attempted, shown } = options;
  const { touchedFields } = methods.formState;
  const { textAt, clearAt } = shown;

  const set = useCallback(
    <N extends FieldPath<V>>(name: N, value: FieldPathValue<V, N>) => {
      methods.setValue(name, value);
      clearAt(name);
    },
    [methods, clearAt],
  );
  const touch = (name: FieldPath<V>) => methods.setValue(name, methods.getValues(name), { shouldTouch: true });
  const problemAt = (name: FieldPath<V>): string | undefined =>
    textAt(name) ?? (attempted.has(name) || get(touchedFields, name) === true ? problems[name] : undefined);
  const input: Form<V>['input'] = (name) => ({
    id: inputId(id, name),
    name,
    value: methods.getValues(name),
    problem: problemAt(name),
    onChange: (value) => set(name, value),
    onLeave: () => methods.getValues(name) !== '' && touch(name),
  });
  const shownProblems = (Object.keys(problems) as FieldPath<V>[]).flatMap((name): ShownProblem[] => {
    const text = problemAt(name);
    return text === undefined ? [] : [{ id: inputId(id, name), text }];
  });
  return { input, set, touch, problems: shownProblems };
}
