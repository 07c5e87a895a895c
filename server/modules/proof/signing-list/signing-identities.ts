import type { AppContext } from '#server/context.ts';
import { ProvedIdentity } from '#server/modules/signing/signing/identity/proved-identity.entity.ts';
import type { ListedSigning } from './read-signings.ts';

/** A signing of a page, with what reads the identities of the whole page at the first call. */
export interface SigningOfPage extends ListedSigning {
  readonly identitiesOfPage: () => Promise<ReadonlyMap<string, readonly ProvedIdentity[]>>;
}

/** Lets the signings of a page share one look-up of the proved identities that are tied to them now, oldest first. */
export function withIdentities(ctx: AppContext, entries: readonly ListedSigning[]): SigningOfPage[] {
  let reading: ReturnType<SigningOfPage['identitiesOfPage']> | undefined;
  const identitiesOfPage = () => (reading ??= readIdentities(ctx, entries));
  return entries.map((entry) => ({ ...entry, identitiesOfPage }));
}

async function readIdentities(ctx: AppContext, entries: readonly ListedSigning[]) {
  const identities = await ctx.em.find(
    ProvedIdentity,
    { signing: { $in: entries.map(({ id }) => id) }, endedAt: null },
    { populate: ['link'], orderBy: { provedAt: 'asc' } },
  );
  return Map.groupBy(identities, ({ signing }) => signing);
}
