import { AppError, type ErrorDetails } from './app-error.ts';

/** An error as the REST contract (§1.3) draws it: status and envelope. */
export interface RestError {
  readonly status: number;
  readonly retryAfter: number | undefined;
  readonly body: {
    readonly data: { readonly error_code: string; readonly error_message: string } & Record<string, string | number>;
  };
}

/** Parameters that REST calls something else than the snake case of our name. */
const REST_NAMES: Readonly<Record<string, string>> = { privacyConsented: 'privacy_checked' };

/** Presents a failure; the prefix `cla.` is part of the legacy wire format. Anything not foreseen is `system_error`. */
export function toRest(error: unknown): RestError {
  const failure = error instanceof AppError ? error : new AppError('system_error', {}, { cause: error });
  return {
    status: failure.status,
    retryAfter: numberOf(failure.details.retryAfter),
    body: {
      data: { error_code: `cla.${failure.code}`, error_message: failure.message, ...presentDetails(failure.details) },
    },
  };
}

function presentDetails(details: ErrorDetails): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(details).map(([name, value]) => [
      snakeCase(name),
      name === 'field' ? restName(String(value)) : value,
    ]),
  );
}

function restName(field: string): string {
  return REST_NAMES[field] ?? snakeCase(field);
}

function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

function numberOf(value: string | number | undefined): number | undefined {
  return typeof value === 'number' ? value : undefined;
}
