import type { ErrorCode } from '#generated/enums.ts';

/** Codes that mean a link from a mail does not work. */
export const BROKEN_LINK_CODES = [
  'illegal_link',
  'link_expired',
  'missing_pw_retrieval_key',
  'retrieve_pw_encrypt_failure',
  'retrieve_pw_decrypt_failure',
  'retrieve_pw_validate_failure',
] as const satisfies readonly ErrorCode[];

/** A code that means a link from a mail does not work. */
export type BrokenLinkCode = (typeof BROKEN_LINK_CODES)[number];

/** Returns the code if it means that the link does not work, whatever is entered; else undefined. */
export function asBrokenLinkCode(code: string | undefined): BrokenLinkCode | undefined {
  return BROKEN_LINK_CODES.find((known) => known === code);
}
