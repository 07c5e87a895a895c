import type { ApolloServerPlugin, GraphQLRequestListener } from '@apollo/server';
import { GraphQLError, type GraphQLSchema, type OperationDefinitionNode } from 'graphql';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import { createOperationCost } from './operation-cost.ts';
import { withStatus } from './to-graphql.ts';

/** The most that an operation may cost: enough for the longest page of any list that the web client asks for. */
export const MAX_COST = 10_000;

/**
 * Refuses operations that cost too much, and counts what the others cost, per source and minute, or per API key, before
 * anything of them runs. Errors: `bad_request_parameter`, `too_many_request` with `retryAfter`.
 */
export function limitCost(schema: GraphQLSchema): ApolloServerPlugin<AppContext> {
  const costOf = createOperationCost(schema);
  const listener: GraphQLRequestListener<AppContext> = {
    async didResolveOperation({ document, request, contextValue, ...resolved }) {
      // Missing, against its type, where the document has no operation of the name; it is refused next.
      const operation = resolved.operation as OperationDefinitionNode | null | undefined;
      if (!operation) {
        return;
      }
      const cost = costOf({ document, operation, variables: request.variables ?? {} });
      if (cost > MAX_COST) {
        throw new GraphQLError(`Query Cost limit of ${MAX_COST} exceeded, found ${cost}.`, {
          extensions: { code: 'GRAPHQL_VALIDATION_FAILED', http: { status: 400 } },
        });
      }
      await spend(contextValue, cost);
    },
  };
  return { requestDidStart: async () => listener };
}

async function spend({ deps, apiKey, source }: AppContext, cost: number): Promise<void> {
  try {
    await (apiKey === undefined
      ? deps.rateLimiter.consume('graphql_cost', source.ip, cost)
      : deps.rateLimiter.consume('key_graphql_cost', apiKey.keyId, cost));
  } catch (error) {
    throw error instanceof AppError ? withStatus(error) : error;
  }
}
