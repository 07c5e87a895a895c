import { useEffect, useRef } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { Form } from '#client/components/form/form.ts';

/**
 * Keeps the values of a form and their copy in the draft the same: what is typed is kept at once, and when the draft is
 * changed elsewhere, or forgotten, the form shows it.
 */
export function useKeptValues<V extends FieldValues>(form: Form<V>, kept: V, keep: (values: V) => void): void {
  const typedText = JSON.stringify(form.values);
  const keptText = JSON.stringify(kept);
  const last = useRef(keptText);
  useEffect(() => {
    if (typedText !== last.current) {
      last.current = typedText;
      keep(form.values);
    } else if (keptText !== last.current) {
      last.current = keptText;
      form.methods.reset(kept, { keepTouched: true });
    }
  });
}
