import type { SigningWay } from '#client/components/signing-guide.tsx';
import type { SigningType } from '#generated/graphql.ts';

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

/** Returns whether a link with CLAs of these types offers this way to sign. */
export function isOffered(way: SigningWay, signingTypes: readonly SigningType[]): boolean {
  return NEEDED[way].every((type) => signingTypes.includes(type));
}
