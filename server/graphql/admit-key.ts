import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import { nameDatabaseLoss } from '#server/errors/database-loss.ts';
import { admitApiKey } from '#server/modules/community/api-key/admit-api-key.ts';
import { withStatus } from './to-graphql.ts';

/** Checks the request's API key, if any, before its operation is read; a wrong one fails the request, with its status. */
export async function admitKey(ctx: AppContext): Promise<void> {
  await admitApiKey(ctx).catch((error: unknown) => {
    const failure = nameDatabaseLoss(error);
    throw failure instanceof AppError ? withStatus(failure) : failure;
  });
}
