import type { AppContext } from '#server/context.ts';
import type { TextDiff } from '#server/modules/community/cla/cla-diff.ts';
import { graceEndsAt } from '#server/modules/community/cla/grace-period.rules.ts';
import { prepareClaUpdate, type UpdateClaInput } from '#server/modules/community/cla/update-cla.ts';
import { getChangeableLink } from '#server/modules/community/link/own-link.ts';
import { countRecipients, type NoticeCounts } from './notice-recipients.queries.ts';

/** What publishing a new version would do. */
export interface ClaUpdatePreview extends TextDiff {
  /** The recipients of the announcement. */
  readonly recipients: NoticeCounts;
  /** When signings of earlier versions would stop counting, if it were published now. */
  readonly graceEndsAt: Date;
}

/** A new version that is not published yet; its text is one that the manager uploaded, or stays. */
export type PreviewClaUpdateInput = Omit<UpdateClaInput, 'sourceUrl'>;

/**
 * Returns what publishing a new version would do, and changes nothing. Errors: those of `getChangeableLink` and
 * `prepareClaUpdate`, so that what can be previewed can be published.
 */
export async function previewClaUpdate(ctx: AppContext, input: PreviewClaUpdateInput): Promise<ClaUpdatePreview> {
  const { link, account } = await getChangeableLink(ctx, input.linkId);
  const { replaced, newer } = await prepareClaUpdate(ctx, { link, account }, input);
  return {
    ...(await ctx.deps.claDiffs.compareDocuments(ctx.em, replaced.document.sha256, newer.pdf.sha256)),
    recipients: await countRecipients(ctx.em, replaced),
    graceEndsAt: graceEndsAt(ctx.now(), link.gracePeriodDays),
  };
}
