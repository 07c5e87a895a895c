import { unwrapResolverError } from '@apollo/server/errors';
import type { FastifyBaseLogger } from 'fastify';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { AppError } from '#server/errors/app-error.ts';
import type { ErrorCode } from '#server/errors/catalogue.ts';

/** Codes of Apollo Server for requests that never reach a use case, and what they are in the catalogue. */
const CODE_BY_APOLLO_CODE: Readonly<Record<string, ErrorCode>> = {
  GRAPHQL_PARSE_FAILED: 'error_parsing_api_body',
  GRAPHQL_VALIDATION_FAILED: 'bad_request_parameter',
  BAD_USER_INPUT: 'bad_request_parameter',
  BAD_REQUEST: 'bad_request_parameter',
  OPERATION_RESOLUTION_FAILURE: 'bad_request_parameter',
};

/** Steps of the persisted-query protocol; clients look for these very codes and repeat the request. */
const PROTOCOL_CODES = new Set(['PERSISTED_QUERY_NOT_FOUND', 'PERSISTED_QUERY_NOT_SUPPORTED']);

/** Makes the one exit of errors: a code of the catalogue and its parameters; what nobody foresaw is logged and hidden. */
export function createFormatError(
  log: FastifyBaseLogger,
): (formatted: GraphQLFormattedError, error: unknown) => GraphQLFormattedError {
  return (formatted, error) => {
    const original = unwrapResolverError(error);
    if (original instanceof AppError) {
      return {
        ...withPlace(formatted),
        message: original.message,
        extensions: { code: original.code, ...original.details },
      };
    }
    const apolloCode = String(formatted.extensions?.['code']);
    if (PROTOCOL_CODES.has(apolloCode)) {
      return { message: formatted.message, extensions: { code: apolloCode } };
    }
    const code = CODE_BY_APOLLO_CODE[apolloCode] ?? (isRefusal(original) ? 'bad_request_parameter' : undefined);
    if (code !== undefined) {
      return { ...withPlace(formatted), message: formatted.message, extensions: { code } };
    }
    log.error({ err: original }, 'unforeseen failure in GraphQL');
    const { code: hidden, message } = new AppError('system_error');
    return { ...withPlace(formatted), message, extensions: { code: hidden } };
  };
}

/** Some requests Apollo Server refuses by an HTTP status alone, such as a persisted query under a wrong hash. */
function isRefusal(error: unknown): boolean {
  const http = error instanceof GraphQLError ? error.extensions['http'] : undefined;
  return typeof http === 'object' && http !== null && 'status' in http && http.status === 400;
}

/** Where in the document the error is, as far as known. */
function withPlace({ locations, path }: GraphQLFormattedError): Pick<GraphQLFormattedError, 'locations' | 'path'> {
  return { ...(locations === undefined ? {} : { locations }), ...(path === undefined ? {} : { path }) };
}
