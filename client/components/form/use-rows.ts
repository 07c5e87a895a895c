import { type FieldArray, type FieldArrayPath, type FieldValues, useFieldArray } from 'react-hook-form';
import type { Form } from './form.ts';

/** A list of rows in a form; `R` is a row. Inputs of a row are named by its place, such as `managers.0.email`. */
export interface FormRows<R> {
  /** Identifies the row; a key stays with its row when that is moved. */
  readonly keys: readonly string[];
  readonly add: (row: R) => void;
  /** Places are counted from 0. */
  readonly remove: (place: number) => void;
  readonly move: (from: number, to: number) => void;
}

/** The rows of a list in a form; every change of the list clears what was refused, which may have been named by place. */
export function useRows<V extends FieldValues, N extends FieldArrayPath<V>>(
  form: Form<V>,
  name: N,
): FormRows<FieldArray<V, N>> {
  const { fields, append, remove, move } = useFieldArray({ control: form.methods.control, name });
  return {
    keys: fields.map(({ id }) => id),
    add: (row) => {
      append(row, { shouldFocus: false });
      form.clearRefusal();
    },
    remove: (place) => {
      remove(place);
      form.clearRefusal();
    },
    move: (from, to) => {
      move(from, to);
      form.clearRefusal();
    },
  };
}
