import type { ErrorCode } from '#generated/enums.ts';

/** Texts by error code under the ids that the rest of the client uses. */
export type ErrorMessages = { readonly [Code in ErrorCode as `errors.${Code}`]: string };

/** Turns texts by error code into texts by message id. */
export function toErrorMessages(texts: Readonly<Record<ErrorCode, string>>): ErrorMessages {
  return Object.fromEntries(
    Object.entries(texts).map(([code, text]) => [`errors.${code}`, text]),
  ) as unknown as ErrorMessages;
}
