import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import { RepresentativeChange } from './representative-change.entity.ts';

/**
 * Refuses what cannot be undone while the corporation's representative may still turn out to be the wrong person.
 * Error: `representative_unsettled` with `retryAfter`.
 */
export async function requireSettledRepresentative(
  ctx: AppContext,
  corporation: { readonly id: string },
): Promise<void> {
  const open = { corporationSigning: corporation.id, settledAt: null, endsAt: { $gt: ctx.now() } };
  const [last] = await ctx.em.find(RepresentativeChange, open, { orderBy: { endsAt: 'desc' }, limit: 1 });
  if (last !== undefined) {
    const retryAfter = Math.ceil((last.endsAt.getTime() - ctx.now().getTime()) / 1000);
    throw new AppError('representative_unsettled', { retryAfter });
  }
}
