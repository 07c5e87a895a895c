import type { Language } from '#rules/language.ts';
import { emailPreviewPath } from '#rules/paths.ts';
import type { AppContext, Dependencies } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import { renderSample, type RenderedMail } from '#server/integrations/mail/render-mail.ts';
import { Link } from '#server/modules/community/link/link.entity.ts';
import { getOwnLink } from '#server/modules/community/link/own-link.ts';
import { templateOf, type EmailKind } from './email-kind.ts';
import { readPreviewToken, writePreviewToken } from './preview-token.ts';

export interface PreviewEmailInput {
  readonly linkId: string;
  readonly kind: EmailKind;
  readonly language: Language;
}

/** A mail with sample values. */
export interface EmailPreview {
  readonly subject: string;
  readonly text: string;
  /** Path of the HTML for a frame; good for ten minutes. */
  readonly htmlPath: string;
}

/**
 * Shows a mail of a link as its recipients get it, with sample values, to its community managers. Nothing is sent.
 * Errors: those of `getOwnLink`.
 */
export async function previewEmail(ctx: AppContext, input: PreviewEmailInput): Promise<EmailPreview> {
  const { link } = await getOwnLink(ctx, input.linkId);
  const { subject, text } = await renderKind(ctx.deps, link, input);
  const token = writePreviewToken(ctx.deps.secretBox, input, ctx.now());
  return { subject, text, htmlPath: emailPreviewPath(token) };
}

/** Renders the HTML that a token is for. Error: `not_found` when the token or its link is not, or no longer, valid. */
export async function renderPreview(deps: Dependencies, token: string): Promise<string> {
  const claim = readPreviewToken(deps.secretBox, token, deps.now());
  const link = claim && (await deps.orm.em.fork().findOne(Link, { linkId: claim.linkId, unlinkedAt: null }));
  if (!claim || !link) {
    throw new AppError('not_found');
  }
  return (await renderKind(deps, link, claim)).html;
}

function renderKind(
  { threads, config }: Pick<Dependencies, 'threads' | 'config'>,
  { alias, projectUrl }: Pick<Link, 'alias' | 'projectUrl'>,
  { kind, language }: Omit<PreviewEmailInput, 'linkId'>,
): Promise<RenderedMail> {
  const place = { language, community: alias, projectUrl, origin: config.publicUrl.href };
  return renderSample(threads, { template: templateOf(kind), ...place });
}
