import { CombinedGraphQLErrors, ServerError, ServerParseError } from '@apollo/client/errors';
import type { StepUpMethod } from './step-up-method.ts';

/** Details that the server sends with a code. Most codes carry only some of them. */
export interface FailureDetails {
  readonly field?: string;
  /** The character that cannot be printed on the signed document. */
  readonly character?: string;
  readonly reason?: string;
  /** Seconds until the next attempt can succeed. */
  readonly retryAfter?: number;
  /** Attempts left before the account is frozen. */
  readonly retryNum?: number;
  /** Maximum number allowed. */
  readonly limit?: number;
  /** What the manager can prove themselves by; of failures over REST. */
  readonly methods?: readonly StepUpMethod[];
}

/** Why an operation failed: the server answered a code of the catalogue, or could not be reached in time. */
export type Failure =
  | { readonly kind: 'coded'; readonly code: string; readonly message: string; readonly details: FailureDetails }
  | { readonly kind: 'network' };

const OTHER_ROLE_CODE = 'unauthorized_token';

/** Codes that mean the session has ended or belongs to another role. */
export const SESSION_CODES: ReadonlySet<string> = new Set([
  'missing_token',
  'unknown_token',
  OTHER_ROLE_CODE,
  'invalid_token',
  'expired_token',
  'noSession',
]);

/** Whether a code means that the session has ended. */
export function isSessionOver(code: string): boolean {
  return SESSION_CODES.has(code) && code !== OTHER_ROLE_CODE;
}

/** Means that the manager has not agreed to the current privacy policy. */
export const CONSENT_CODE = 'privacy_consent_invalid';

/** Means that the manager has to confirm their identity first. */
export const STEP_UP_CODE = 'step_up_needed';

/** Returns a string unchanged, and undefined for anything else. */
export function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** Returns a number unchanged, and undefined for anything else. */
export function count(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}

/** Drops the properties that are undefined. */
export function present<T extends object>(values: { [K in keyof T]: T[K] | undefined }): T {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as T;
}

/** Reads the failure of an operation, dropping the `cla.` prefix that older servers put before a code. */
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

/** Returns the code of a failure, or undefined when the server could not be reached. */
export function failureCode(failure: Failure): string | undefined {
  return failure.kind === 'coded' ? failure.code : undefined;
}
