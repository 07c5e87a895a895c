import { ERRORS, type ErrorCode } from './catalogue.ts';

/** Parameters of a failure that help the user correct it. They go out on the wire: never secrets or personal data. */
export type ErrorDetails = Readonly<
  Partial<Record<'field' | 'character' | 'reason' | 'retryAfter' | 'retryNum' | 'limit', string | number>> & {
    /** Second factors that the account has. */
    methods?: readonly string[];
  }
>;

/** An expected failure: a code of the catalogue and its parameters. Every transport reports it by the code. */
export class AppError extends Error {
  override readonly name = 'AppError';

  constructor(
    readonly code: ErrorCode,
    readonly details: ErrorDetails = {},
    options?: ErrorOptions,
  ) {
    super(describeFailure(code, details), options);
  }

  /** The HTTP status of the REST answer. */
  get status(): number {
    return ERRORS[this.code].status;
  }
}

/** The English text of a failure with its parameters, for logs and integrators; users read the client's translation. */
export function describeFailure(
  code: ErrorCode,
  details: Readonly<Record<string, string | number | readonly string[]>>,
): string {
  const parameters = Object.entries(details).map(([name, value]) => `${name}: ${String(value)}`);
  const message = ERRORS[code].message;
  return parameters.length === 0 ? message : `${message} (${parameters.join(', ')})`;
}
