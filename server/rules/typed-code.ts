/** A verification code as it was meant: pasted with spaces or hyphens, or typed with full-width digits. */
export function typedCode(text: string): string {
  return text.normalize('NFKC').replaceAll(/[\s\p{Cf}\p{Pd}]/gu, '');
}

/** Whether what was typed can be a verification code. */
export function isTypedCode(text: string): boolean {
  return /^\d{6}$/.test(typedCode(text));
}
