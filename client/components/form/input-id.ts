/** The id of an input in the document, from its name, which may be a path such as `managers.0.email`. */
export function inputId(formId: string, name: string): string {
  return `${formId}-${name.replaceAll('.', '-')}`;
}

/** Moves the focus to an input. */
export function focusInput(id: string): void {
  document.getElementById(id)?.focus();
}
