import type { ApolloServerPlugin, GraphQLRequestContext, GraphQLRequestListener } from '@apollo/server';
import type { GraphQLFormattedError } from 'graphql';
import type { AppContext } from '#server/context.ts';

/** Codes of Apollo Server for documents, operation names and variables that cannot be executed. */
const DOCUMENT_CODES: ReadonlySet<unknown> = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_USER_INPUT',
  'OPERATION_RESOLUTION_FAILURE',
]);

/**
 * Sets 200 for a document that cannot be executed when the client asks for `application/json` explicitly, because in that
 * media type the status concerns the transport alone. Only answers to such clients are listened to, because listening
 * costs successful answers too.
 */
export const answerDocumentFailure: ApolloServerPlugin<AppContext> = {
  requestDidStart: async (request) => (asksForJson(request) ? SUCCEED : undefined),
};

const SUCCEED: GraphQLRequestListener<AppContext> = {
  async willSendResponse({ response, errors }) {
    if (errors?.every(({ extensions }) => DOCUMENT_CODES.has(extensions['code'])) === true) {
      response.http.status = 200;
    }
  },
};

function asksForJson({ request }: GraphQLRequestContext<AppContext>): boolean {
  const accept = request.http?.headers.get('accept') ?? '';
  return accept.includes('application/json') && !accept.includes('application/graphql-response+json');
}

/** Apollo Server puts errors first. */
const FAILED = '{"errors":';

/**
 * Returns the seconds to wait when the database could not be reached, undefined for all other answers. Reads the text of
 * failed answers, because a listener would cost successful ones too.
 */
export function secondsToWait(answer: string): number | undefined {
  if (!answer.startsWith(FAILED)) {
    return undefined;
  }
  const { errors } = JSON.parse(answer) as { readonly errors: readonly GraphQLFormattedError[] };
  const lost = errors.find(({ extensions }) => extensions?.['code'] === 'unavailable');
  return lost && Number(lost.extensions?.['retryAfter']);
}
