import { useState } from 'react';
import {
  type DefaultValues,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  useForm as useHookForm,
  useWatch,
} from 'react-hook-form';
import { useIsShown } from '../reader-place.ts';
import type { Form, FormOptions, Problems } from './form.ts';
import { focusInput, inputId } from './input-id.ts';
import { useInputs } from './use-inputs.ts';
import { useRefusal } from './use-refusal.ts';
import { useSubmission } from './use-submission.ts';

/**
 * A form on react-hook-form, which keeps what is typed in memory alone. A problem is shown once its input was left with
 * something in it, or after an attempt to send that had it; a refusal of the server until its input changes, or the next attempt.
 */
export function useForm<V extends FieldValues, D = unknown>(options: FormOptions<V, D>): Form<V> {
  const { id, initial, hasSummary = false } = options;
  const methods = useHookForm<V>({ defaultValues: initial as DefaultValues<V> });
  useWatch({ control: methods.control });
  const values = methods.getValues();
  const findProblems = (typed: V): Problems<V> => options.findProblems?.(typed) ?? {};
  const problems = findProblems(values);
  const isInput = (name: string): name is FieldPath<V> => name in problems;
  const shown = useRefusal({ ...options, isInput });
  const isShown = useIsShown();
  const [attempted, setAttempted] = useState<ReadonlySet<string>>(new Set());
  const goTo = (name: string | undefined) => name !== undefined && focusInput(inputId(id, name));

  const refuse = (error: unknown, otherwise?: FieldPath<V>) => {
    const name = shown.show(error, otherwise);
    if (name !== undefined && methods.getValues(name) === true) {
      // A box has to be ticked again.
      methods.setValue(name, false as FieldPathValue<V, typeof name>);
    }
    goTo(hasSummary ? undefined : name);
  };
  const stopAtProblem = (typed: V) => {
    const found = findProblems(typed);
    setAttempted(new Set(Object.keys(found)));
    const wrong = firstProblem(found);
    goTo(hasSummary ? undefined : wrong);
    return wrong !== undefined;
  };
  const read = () => structuredClone(methods.getValues());
  const parts = { read, stopAtProblem, isShown, refuse, clear: shown.clear };
  const { forgetAttempts, ...submission } = useSubmission(options, parts);
  const { touch, ...inputs } = useInputs({ id, methods, problems, attempted, shown });

  const check: Form<V>['check'] = (...names) => {
    names.forEach(touch);
    const wrong = firstProblem(findProblems(methods.getValues()), names);
    goTo(wrong);
    return wrong === undefined;
  };
  const reset = (typed = initial) => {
    methods.reset(typed);
    forgetAttempts();
    setAttempted(new Set());
    shown.clear();
  };
  const { refusal, clear: clearRefusal } = shown;
  return { values, ...inputs, ...submission, check, refusal, refuse, clearRefusal, reset, methods };
}

/** The first of the inputs, in the order of the problems, that has one. */
function firstProblem<V extends FieldValues>(
  problems: Problems<V>,
  names: readonly string[] = Object.keys(problems),
): string | undefined {
  return Object.entries(problems).find(([name, problem]) => names.includes(name) && problem !== undefined)?.[0];
}
