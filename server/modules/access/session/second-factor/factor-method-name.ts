import type { FactorMethod } from '#server/modules/access/second-factor/factor-method.rules.ts';

/** The names of the methods in GraphQL and in errors. */
export const FactorMethodName: Readonly<Record<FactorMethod, keyof typeof FactorMethod>> = {
  passkey: 'PASSKEY',
  totp: 'TOTP',
  recovery_code: 'RECOVERY_CODE',
};
