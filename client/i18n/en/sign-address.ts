import type { zhSignAddress } from '../zh/sign-address.ts';

/** The English of `zh/sign-address.ts`. */
export const enSignAddress: Record<keyof typeof zhSignAddress, string> = {
  'signAddress.copy': 'Copy the link',
  'signAddress.copied': 'Signing link copied',
  'signAddress.open': 'Open the signing page',
};
