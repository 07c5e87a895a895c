import { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client/errors';

/** What the server adds to a code; each is absent unless it has a meaning there. */
export interface FailureDetails {
  readonly field?: string;
  /** A character that cannot be printed on the signed document. */
  readonly character?: string;
  readonly reason?: string;
  /** Seconds until the next attempt can succeed. */
  readonly retryAfter?: number;
  /** Attempts left before the account is frozen. */
  readonly retryNum?: number;
  /** How many there may be. */
  readonly limit?: number;
}

/** Why an operation failed: the server said so with a code of the catalogue, or could not be reached in time. */
export type Failure =
  | { readonly kind: 'coded'; readonly code: string; readonly message: string; readonly details: FailureDetails }
  | { readonly kind: 'network' };

/** A text, or undefined for anything else. */
export function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** A number, or undefined for anything else. */
export function count(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}

/** Only what has a value. */
export function present<T extends object>(values: { [K in keyof T]: T[K] | undefined }): T {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as T;
}

/** Reads the failure of an operation; a prefix `cla.` of older servers is dropped (specification §8). */
export function toFailure(error: unknown): Failure {
  if (ServerError.is(error) || ServerParseError.is(error)) {
    return { kind: 'coded', code: 'system_error', message: error.message, details: {} };
  }
  const first = CombinedGraphQLErrors.is(error) ? error.errors[0] : undefined;
  if (first === undefined) {
    return { kind: 'network' };
  }
  const { code, field, character, reason, retryAfter, retryNum, limit } = first.extensions ?? {};
  return {
    kind: 'coded',
    code: (text(code) ?? 'unknown_error').replace(/^cla\./, ''),
    message: first.message,
    details: present<FailureDetails>({
      field: text(field),
      character: text(character),
      reason: text(reason),
      retryAfter: count(retryAfter),
      retryNum: count(retryNum),
      limit: count(limit),
    }),
  };
}

/** The code of a failure, or undefined when the server could not be reached. */
export function failureCode(failure: Failure): string | undefined {
  return failure.kind === 'coded' ? failure.code : undefined;
}
