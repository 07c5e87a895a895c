import { AppError, describeFailure, type ErrorDetails } from './app-error.ts';
import type { ErrorCode } from './catalogue.ts';

type RestDetails = Record<string, string | number | readonly string[]>;

/** An error as REST answers it: status and envelope. */
export interface RestError {
  readonly status: number;
  readonly retryAfter: number | undefined;
  readonly body: {
    readonly data: { readonly error_code: string; readonly error_message: string } & RestDetails;
  };
}

/** Parameters whose name in REST is not the snake case of ours. */
const REST_NAMES: Readonly<Record<string, string>> = { privacyConsented: 'privacy_checked' };

/** How a path's failures differ from those of the other paths. */
export interface RestWords {
  /** Codes that the path answers without the prefix `cla.`. */
  readonly unprefixed?: readonly ErrorCode[];
  /** The path's names of parameters, by our name or by the dotted path of names. */
  readonly names?: Readonly<Record<string, string>>;
}

/** Presents a failure. The prefix `cla.` is part of the legacy wire format; anything unexpected is `system_error`. */
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
  // A name for a whole path takes precedence over names for its parts.
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

function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' ? value : undefined;
}
