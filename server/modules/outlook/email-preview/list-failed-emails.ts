import type { AppContext } from '#server/context.ts';
import { getOwnLink } from '#server/modules/community/link/own-link.ts';
import { Email, EmailState } from '#server/modules/ground/email/email.entity.ts';
import { FAILED_EMAIL_DAYS } from '#server/modules/outlook/dashboard/link-waits.queries.ts';
import { EMAIL_KINDS, templateOf, type EmailKind } from './email-kind.ts';

/** Most of them that are shown. */
const SHOWN = 50;

/** A mail of a link that could not be delivered. */
export interface FailedEmail {
  readonly id: string;
  /** What it says; null for one that is not among the samples. */
  readonly kind: EmailKind | null;
  readonly recipient: string;
  readonly createdAt: Date;
}

/** The kinds by their templates. */
const KINDS = new Map<string, EmailKind>(
  (Object.keys(EMAIL_KINDS) as EmailKind[]).map((kind) => [templateOf(kind), kind]),
);

/**
 * Lists the latest 50 mails of a link that could not be delivered within 30 days, newest first, for its community
 * managers. Errors: those of `getOwnLink`.
 */
export async function listFailedEmails(ctx: AppContext, linkId: string): Promise<FailedEmail[]> {
  const { link } = await getOwnLink(ctx, linkId);
  const since = new Date(ctx.now().getTime() - FAILED_EMAIL_DAYS * 86_400_000);
  const emails = await ctx.em.find(
    Email,
    { link: link.id, state: EmailState.FAILED, createdAt: { $gte: since } },
    { orderBy: { createdAt: 'desc' }, limit: SHOWN },
  );
  return emails.map(({ id, template, recipient, createdAt }) => ({
    id,
    kind: KINDS.get(template) ?? null,
    recipient,
    createdAt,
  }));
}
