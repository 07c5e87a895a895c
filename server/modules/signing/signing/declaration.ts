import { employeeDeclaration } from '#server/modules/signing/employee/employee-signature-page.ts';
import { corporationDeclaration } from './corporation/corporation-signature-page.ts';
import { individualDeclaration } from './individual/individual-signature-page.ts';
import type { Declared } from './signature-rows.ts';
import type { SigningKind } from './signing-act.entity.ts';

const DECLARATIONS: Readonly<Record<SigningKind, (declared: Declared) => string>> = {
  individual: individualDeclaration,
  employee: employeeDeclaration,
  corporation: corporationDeclaration,
};

/** Returns what a signer declares by signing, in the language of the signing. */
export function declarationOf(kind: SigningKind, declared: Declared): string {
  return DECLARATIONS[kind](declared);
}
