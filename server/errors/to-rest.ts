import { AppError, describeFailure, type ErrorDetails } from './app-error.ts';
import type { ErrorCode } from './catalogue.ts';

type RestDetails = Record<string, string | number>;

/** An error as the REST contract (§1.3) draws it: status and envelope. */
export interface RestError {
  readonly status: number;
  readonly retryAfter: number | undefined;
  readonly body: {
    readonly data: { readonly error_code: string; readonly error_message: string } & RestDetails;
  };
}

/** Parameters that REST calls something else than the snake case of our name. */
const REST_NAMES: Readonly<Record<string, string>> = { privacyConsented: 'privacy_checked' };

/** How a path differs from the others in what it says of failures. */
export interface RestWords {
  /** Codes that it answers without the prefix `cla.`. */
  readonly unprefixed?: readonly ErrorCode[];
  /** What it calls parameters, by our name or by the path of names that leads to them. */
  readonly names?: Readonly<Record<string, string>>;
}

/** Presents a failure; the prefix `cla.` is part of the legacy wire format. Anything not foreseen is `system_error`. */
export function toRest(error: unknown, { unprefixed = [], names = {} }: RestWords = {}): RestError {
  const { status, code, details } =
    error instanceof AppError ? error : new AppError('system_error', {}, { cause: error });
  const presented = presentDetails(details, names);
  const errorCode = unprefixed.includes(code) ? code : `cla.${code}`;
  return {
    status,
    retryAfter: numberOf(details.retryAfter),
    body: { data: { error_code: errorCode, error_message: describeFailure(code, presented), ...presented } },
  };
}

function presentDetails(details: ErrorDetails, names: NonNullable<RestWords['names']>): RestDetails {
  const restName = (key: string): string => names[key] ?? REST_NAMES[key] ?? snakeCase(key);
  // A name of a whole path comes before those of its parts.
  const restPath = (field: string): string => names[field] ?? field.split('.').map(restName).join('.');
  return Object.fromEntries(
    Object.entries(details).map(([name, value]) => [
      snakeCase(name),
      name === 'field' ? restPath(String(value)) : value,
    ]),
  );
}

function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

function numberOf(value: string | number | undefined): number | undefined {
  return typeof value === 'number' ? value : undefined;
}
