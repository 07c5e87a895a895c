import type { SigningWay } from '#client/components/signing-guide.tsx';
import type { SigningType } from '#generated/graphql.ts';
import type { LanguageKey } from '#rules/language.ts';

/** The type of CLA signed each way. */
export const CLA_TYPE = {
  individual: 'INDIVIDUAL',
  employee: 'INDIVIDUAL',
  corporation: 'CORPORATION',
} as const satisfies Record<SigningWay, SigningType>;

/** An employee signs the individual CLA, under a corporation that has signed the corporate one. */
const NEEDED: Readonly<Record<SigningWay, readonly SigningType[]>> = {
  individual: ['INDIVIDUAL'],
  employee: ['INDIVIDUAL', 'CORPORATION'],
  corporation: ['CORPORATION'],
};

/** Returns the CLA that is signed this way, in the wanted language if it has it. */
export function claToRead<C extends { readonly type: SigningType; readonly language: LanguageKey }>(
  clas: readonly C[],
  way: SigningWay,
  wanted: LanguageKey,
): C | undefined {
  const ofType = clas.filter(({ type }) => type === CLA_TYPE[way]);
  return ofType.find(({ language }) => language === wanted) ?? ofType[0];
}

/** Returns whether a link with CLAs of these types offers this way to sign. */
export function isOffered(way: SigningWay, signingTypes: readonly SigningType[]): boolean {
  return NEEDED[way].every((type) => signingTypes.includes(type));
}
