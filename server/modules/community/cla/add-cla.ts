import { change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import type { Em } from '#server/db/open-database.ts';
import { AppError } from '#server/errors/app-error.ts';
import { requireStepUp } from '#server/modules/access/session/second-factor/require-step-up.ts';
import type { Link } from '#server/modules/community/link/link.entity.ts';
import { getChangeableLink } from '#server/modules/community/link/own-link.ts';
import { Cla, ClaState } from './cla.entity.ts';
import { lockClas } from './lock-clas.ts';
import { createCla, prepareCla, type ClaKind, type NewClaInput } from './new-cla.ts';

/** A CLA to add to a link. */
export interface AddClaInput extends NewClaInput {
  readonly linkId: string;
}

/**
 * Adds a CLA of a type and language that the link does not have. Errors: those of `getChangeableLink`, `requireStepUp` and
 * `prepareCla`;
 * `cla_exists`, also for all but one of several concurrent calls.
 */
export async function addCla(ctx: AppContext, { linkId, ...input }: AddClaInput): Promise<Cla> {
  const { actor, link, account, session } = await getChangeableLink(ctx, linkId);
  await requireStepUp(ctx, session);
  await refuseExisting(ctx.em, link, input);
  const newCla = await prepareCla(ctx, account, input);
  return change(ctx, async (tx) => {
    await lockClas(tx.em, link);
    await refuseExisting(tx.em, link, input);
    const place = { ...(await nextPlace(tx.em, link, input)), link, actor, createdAt: ctx.now() };
    return createCla(tx, newCla, place);
  });
}

async function refuseExisting(em: Em, link: Link, { type, language }: ClaKind): Promise<void> {
  if ((await em.count(Cla, { link, type, language, state: ClaState.CURRENT })) > 0) {
    throw new AppError('cla_exists');
  }
}

/** Returns the next CLA number at the link and the next version of the kind; removals do not reset them. */
export async function nextPlace(
  em: Em,
  link: Link,
  { type, language }: ClaKind,
): Promise<{ number: number; version: number }> {
  const number = await em.count(Cla, { link });
  return { number, version: (await em.count(Cla, { link, type, language })) + 1 };
}
