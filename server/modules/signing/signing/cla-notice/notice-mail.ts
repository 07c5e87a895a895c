import { agreementPath, corporationLoginPath } from '#rules/paths.ts';
import type { AppContext } from '#server/context.ts';
import type { Em } from '#server/db/open-database.ts';
import { ClaNoticeKind } from '#server/modules/community/cla/cla-notice.rules.ts';
import type { Cla } from '#server/modules/community/cla/cla.entity.ts';
import { graceEndOf } from '#server/modules/community/cla/pending-cla.ts';
import type { Link } from '#server/modules/community/link/link.entity.ts';
import type { Mail } from '#server/modules/ground/email/mail.ts';
import { CorporationSigning } from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import type { NoticeRecipient } from './notice-recipients.queries.ts';

export interface NoticeSubject {
  /** The transaction's unit of work. */
  readonly em: Em;
  readonly cla: Cla;
  readonly link: Link;
  readonly kind: ClaNoticeKind;
}

const INDIVIDUAL = {
  announced: 'cla_updated',
  reminded: 'cla_update_reminder',
  expired: 'cla_update_expired',
} as const;

const CORPORATION = {
  announced: 'cla_updated_corporation',
  reminded: 'cla_update_reminder_corporation',
  expired: 'cla_update_expired_corporation',
} as const;

/** After the grace period, the reminder says that it is over. */
function wordingOf(ctx: AppContext, { cla, link, kind }: NoticeSubject): keyof typeof INDIVIDUAL {
  if (kind !== ClaNoticeKind.ASKED) {
    return kind;
  }
  return ctx.now() < graceEndOf(cla, link) ? ClaNoticeKind.REMINDED : ClaNoticeKind.EXPIRED;
}

/** The mail that notifies a person of a new version, in the language of their signing. */
export function noticeMail(ctx: AppContext, subject: NoticeSubject, recipient: NoticeRecipient): Mail {
  const { em, link } = subject;
  const kind = wordingOf(ctx, subject);
  const { language, email } = recipient;
  const addressing = { language, recipient: email, link };
  const data = noticeFacts(subject, recipient);
  if (recipient.audience === 'individual') {
    const path = agreementPath(link.linkId, email);
    return { template: INDIVIDUAL[kind], ...addressing, data: { ...data, url: urlOf(ctx, path) } };
  }
  const corporationName = recipient.corporation_name;
  const about = { ...addressing, corporationSigning: em.getReference(CorporationSigning, recipient.corporation_id) };
  if (recipient.audience === 'employee') {
    // Employees cannot agree themselves: they only learn what has changed, and are not reminded.
    const template = kind === ClaNoticeKind.EXPIRED ? 'cla_update_expired_employee' : 'cla_updated_employee';
    return { template, ...about, data: { ...data, corporationName } };
  }
  const url = urlOf(ctx, corporationLoginPath(link.linkId));
  return { template: CORPORATION[kind], ...about, data: { ...data, corporationName, url } };
}

function noticeFacts({ cla, link }: NoticeSubject, { name }: NoticeRecipient) {
  return {
    community: link.alias,
    projectUrl: link.projectUrl,
    name,
    claVersion: String(cla.version),
    updatedAt: dateOf(cla.createdAt),
    graceDays: String(link.gracePeriodDays),
    graceEndsAt: dateOf(graceEndOf(cla, link)),
  };
}

function urlOf(ctx: AppContext, path: string): string {
  return new URL(path, ctx.deps.config.publicUrl).href;
}

function dateOf(time: Date): string {
  return time.toISOString().slice(0, 10);
}
