import type { ApolloServerPlugin } from '@apollo/server';
import { GraphQLError } from 'graphql';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import { admitApiKey } from '#server/modules/api-key/admit-api-key.ts';

/** Checks an API key before the operation runs; a wrong one fails the whole request, with its status. */
export const admitKey: ApolloServerPlugin<AppContext> = {
  async requestDidStart({ contextValue }) {
    if (contextValue.presentedKey === undefined) {
      return undefined;
    }
    return {
      async didResolveOperation() {
        await admitApiKey(contextValue).catch((error: unknown) => {
          throw error instanceof AppError ? withStatus(error) : error;
        });
      },
    };
  },
};

function withStatus(error: AppError): GraphQLError {
  return new GraphQLError(error.message, { originalError: error, extensions: { http: { status: error.status } } });
}
