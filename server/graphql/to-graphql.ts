import type { FastifyBaseLogger } from 'fastify';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { AppError } from '#server/errors/app-error.ts';
import type { ErrorCode } from '#server/errors/catalogue.ts';
import { toFailure } from '#server/errors/to-failure.ts';

/** The catalogue's codes for requests that Apollo Server refuses before a use case runs. */
const CODE_BY_APOLLO_CODE: Readonly<Record<string, ErrorCode>> = {
  GRAPHQL_PARSE_FAILED: 'error_parsing_api_body',
  GRAPHQL_VALIDATION_FAILED: 'bad_request_parameter',
  BAD_USER_INPUT: 'bad_request_parameter',
  BAD_REQUEST: 'bad_request_parameter',
  OPERATION_RESOLUTION_FAILURE: 'bad_request_parameter',
};

/** Steps of the persisted-query protocol: clients look for exactly these codes and repeat the request. */
const PROTOCOL_CODES = new Set(['PERSISTED_QUERY_NOT_FOUND', 'PERSISTED_QUERY_NOT_SUPPORTED']);

/** Creates the formatter through which every error leaves: a code of the catalogue and its parameters. */
export function createFormatError(
  log: FastifyBaseLogger,
): (formatted: GraphQLFormattedError, error: unknown) => GraphQLFormattedError {
  return (formatted, error) => {
    const original = originalOf(error);
    const apolloCode = String(formatted.extensions?.['code']);
    if (PROTOCOL_CODES.has(apolloCode)) {
      return { message: formatted.message, extensions: { code: apolloCode } };
    }
    const code = CODE_BY_APOLLO_CODE[apolloCode] ?? (isRefusal(original) ? 'bad_request_parameter' : undefined);
    if (code !== undefined && !(original instanceof AppError)) {
      return { ...withPlace(formatted), message: formatted.message, extensions: { code } };
    }
    const failure = toFailure(original, log);
    return {
      ...withPlace(formatted),
      message: failure.message,
      extensions: { code: failure.code, ...failure.details },
    };
  };
}

/** What was thrown: by a resolver, or by a check before the operation ran. */
function originalOf(error: unknown): unknown {
  return error instanceof GraphQLError ? (error.originalError ?? error) : error;
}

/** Whether Apollo Server refused the request by HTTP status alone, such as a persisted query with a wrong hash. */
function isRefusal(error: unknown): boolean {
  const http = error instanceof GraphQLError ? error.extensions['http'] : undefined;
  return typeof http === 'object' && http !== null && 'status' in http && http.status === 400;
}

/** The error's place in the document, if known. */
function withPlace({ locations, path }: GraphQLFormattedError): Pick<GraphQLFormattedError, 'locations' | 'path'> {
  return { ...(locations === undefined ? {} : { locations }), ...(path === undefined ? {} : { path }) };
}

/** Wraps a failure of a whole request, so that its status is that of the answer; `unavailable` says when to come back. */
export function withStatus(error: AppError): GraphQLError {
  const { code, status, details } = error;
  const headers = new Map(code === 'unavailable' ? [['retry-after', String(details['retryAfter'])]] : []);
  return new GraphQLError(error.message, { originalError: error, extensions: { http: { status, headers } } });
}
