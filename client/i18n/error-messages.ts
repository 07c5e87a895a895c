import type { ErrorCode } from '#generated/enums.ts';

/** Error texts by message id. */
export type ErrorMessages = { readonly [Code in ErrorCode as `errors.${Code}`]: string };

/** Turns texts by error code into texts by message id. */
export function toErrorMessages(texts: Readonly<Record<ErrorCode, string>>): ErrorMessages {
  return Object.fromEntries(
    Object.entries(texts).map(([code, text]) => [`errors.${code}`, text]),
  ) as unknown as ErrorMessages;
}
