import type { InputKey } from './sign-form-state.ts';

/** The id of an input in the document. */
export function inputId(key: InputKey): string {
  return `sign-${key}`;
}

/** Moves the focus to an input of the form. */
export function focusInput(key: InputKey): void {
  document.getElementById(inputId(key))?.focus();
}
