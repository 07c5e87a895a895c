/** A verification code as it was meant: pasted with spaces, or typed with full-width digits. */
export function typedCode(text: string | undefined): string {
  return (text ?? '').normalize('NFKC').replaceAll(/\s/g, '');
}
