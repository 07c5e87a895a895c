import type { FieldValues } from 'react-hook-form';
import type { Form, FormOptions } from './form.ts';
import { useForm } from './use-form.ts';

interface StoredFormOptions<V extends FieldValues, D, S> extends Omit<FormOptions<V, D>, 'initial' | 'onDone'> {
  readonly stored: S;
  /** What is stored, as it is typed. */
  readonly toValues: (stored: S) => V;
  /** What is stored after a submission. */
  readonly toStored: (data: D) => S;
  /** What is typed first, if it is not what is stored. */
  readonly typed?: Partial<V> | undefined;
  readonly onSaved: (stored: S, data: D) => void;
}

/** A form over something stored. */
export interface StoredForm<V extends FieldValues> {
  readonly form: Form<V>;
  /** Whether what it says is not stored. */
  readonly isChanged: boolean;
  /** Returns to what is stored. */
  readonly discard: () => void;
}

/** A form that can be changed and saved over and over. */
export function useStoredForm<V extends FieldValues, D, S>({
  stored,
  toValues,
  toStored,
  typed,
  onSaved,
  ...options
}: StoredFormOptions<V, D, S>): StoredForm<V> {
  const initial = toValues(stored);
  const form: Form<V> = useForm<V, D>({
    ...options,
    initial: { ...initial, ...typed },
    onDone: (data, sent) => {
      const saved = toStored(data);
      // What was typed while it was being saved stays.
      if (isSame(form.methods.getValues(), sent)) {
        form.reset(toValues(saved));
      }
      onSaved(saved, data);
    },
  });
  return { form, isChanged: !isSame(form.values, initial), discard: () => form.reset(initial) };
}

function isSame(some: FieldValues, others: FieldValues): boolean {
  return JSON.stringify(some) === JSON.stringify(others);
}
