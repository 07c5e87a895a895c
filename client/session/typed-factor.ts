import { isTypedCode, typedCode } from '#rules/typed-code.ts';

/** What was typed as a second factor: six digits are a code of the authenticator app, anything else is a recovery code. */
export function typedFactor(typed: string): { readonly totpCode: string } | { readonly recoveryCode: string } {
  return isTypedCode(typed) ? { totpCode: typedCode(typed) } : { recoveryCode: typed.trim() };
}
