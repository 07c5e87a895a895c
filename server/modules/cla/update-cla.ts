import { change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import type { Em } from '#server/db/open-database.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { Link } from '#server/modules/link/link.entity.ts';
import { getChangeableLink } from '#server/modules/link/own-link.ts';
import { nextPlace } from './add-cla.ts';
import { obtainClaPdf, type ClaSource } from './cla-pdf.ts';
import { Cla, ClaState } from './cla.entity.ts';
import { lockClas } from './lock-clas.ts';
import { createCla, type ClaKind } from './new-cla.ts';

/** A new text for a CLA of a link. */
export interface UpdateClaInput extends ClaKind, ClaSource {
  readonly linkId: string;
  /** Id of the version that the manager wants to replace; default: the current one. */
  readonly replacedClaId?: string | null | undefined;
}

/**
 * Replaces a current CLA with a new version that has the same fields. The earlier version stays readable; its signings
 * count during the grace period, and their signers are notified. Errors: those of `getChangeableLink` and `obtainClaPdf`;
 * `no_cla_binding` when the link has no current one of the kind; `bad_request_parameter` with the source and the reason
 * `unchanged` for the same text; `cla_exists` for all but one of several concurrent replacements.
 */
export async function updateCla(ctx: AppContext, input: UpdateClaInput): Promise<Cla> {
  const { actor, link, account } = await getChangeableLink(ctx, input.linkId);
  const { type, language } = input;
  const replaced = await getCurrentCla(ctx.em, link, input);
  const pdf = await obtainClaPdf(ctx, account, input);
  if (pdf.sha256 === replaced.document.sha256) {
    const field = pdf.sourceUrl === null || input.documentSha256 ? 'documentSha256' : 'sourceUrl';
    throw new AppError('bad_request_parameter', { field, reason: 'unchanged' });
  }
  return change(ctx, async (tx) => {
    await lockClas(tx.em, link);
    await supersede(tx.em, replaced);
    const place = { ...(await nextPlace(tx.em, link, input)), link, actor, createdAt: ctx.now() };
    return createCla(tx, { type, language, fields: replaced.fields, pdf }, place);
  });
}

async function getCurrentCla(em: Em, link: Link, { type, language, replacedClaId }: UpdateClaInput): Promise<Cla> {
  const current = await em.findOne(Cla, { link, type, language, state: ClaState.CURRENT });
  if (current === null) {
    throw new AppError('no_cla_binding');
  }
  if (current.id !== (replacedClaId ?? current.id)) {
    throw new AppError('cla_exists');
  }
  return current;
}

/**
 * Updates immediately: the row decides who replaces the version, and concurrent signings wait or are already visible.
 */
async function supersede(em: Em, { id }: Cla): Promise<void> {
  const changed = await em.nativeUpdate(Cla, { id, state: ClaState.CURRENT }, { state: ClaState.SUPERSEDED });
  if (changed === 0) {
    throw new AppError('cla_exists');
  }
}
