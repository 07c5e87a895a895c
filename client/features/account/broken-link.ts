import type { ErrorCode } from '#generated/enums.ts';

/** What may be wrong with a link from a mail. */
export const BROKEN_LINK_CODES = [
  'illegal_link',
  'link_expired',
  'missing_pw_retrieval_key',
  'retrieve_pw_encrypt_failure',
  'retrieve_pw_decrypt_failure',
  'retrieve_pw_validate_failure',
] as const satisfies readonly ErrorCode[];

/** One of them. */
export type BrokenLinkCode = (typeof BROKEN_LINK_CODES)[number];

/** Reads whether a code says that the link does not work, whatever is typed. */
export function asBrokenLinkCode(code: string | undefined): BrokenLinkCode | undefined {
  return BROKEN_LINK_CODES.find((known) => known === code);
}
