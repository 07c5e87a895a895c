import { GraphQLError } from 'graphql';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import { admitApiKey } from '#server/modules/api-key/admit-api-key.ts';

/** Checks the request's API key, if any, before its operation is read; a wrong one fails the request, with its status. */
export async function admitKey(ctx: AppContext): Promise<void> {
  await admitApiKey(ctx).catch((error: unknown) => {
    throw error instanceof AppError ? withStatus(error) : error;
  });
}

function withStatus(error: AppError): GraphQLError {
  return new GraphQLError(error.message, { originalError: error, extensions: { http: { status: error.status } } });
}
