import type { ApolloServerPlugin, GraphQLRequestContext, GraphQLRequestListener } from '@apollo/server';
import type { AppContext } from '#server/context.ts';

/** Codes of Apollo Server for documents, operation names and variables that cannot be executed. */
const DOCUMENT_CODES: ReadonlySet<unknown> = new Set([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'BAD_USER_INPUT',
  'OPERATION_RESOLUTION_FAILURE',
]);

/**
 * Sets the status where it differs from Apollo Server's: 503 with `Retry-After` when the database cannot be reached,
 * and 200 for a document that cannot be executed when the client asks for `application/json` explicitly, because in
 * that media type the status concerns the transport alone.
 */
export const answerStatus: ApolloServerPlugin<AppContext> = { requestDidStart: async () => LISTENER };

const LISTENER: GraphQLRequestListener<AppContext> = {
  async willSendResponse(request) {
    if (request.errors !== undefined) {
      answerUnavailable(request);
      answerDocumentFailure(request);
    }
  },
};

function answerUnavailable({ response: { http, body } }: GraphQLRequestContext<AppContext>): void {
  const errors = body?.kind === 'single' ? body.singleResult.errors : [];
  const lost = errors?.find(({ extensions }) => extensions?.['code'] === 'unavailable');
  if (lost !== undefined) {
    http.status = 503;
    http.headers.set('retry-after', String(lost.extensions?.['retryAfter']));
  }
}

function answerDocumentFailure({ request, response, errors = [] }: GraphQLRequestContext<AppContext>): void {
  const accept = request.http?.headers.get('accept') ?? '';
  const asksForJson = accept.includes('application/json') && !accept.includes('application/graphql-response+json');
  if (asksForJson && errors.every(({ extensions }) => DOCUMENT_CODES.has(extensions['code']))) {
    response.http.status = 200;
  }
}
