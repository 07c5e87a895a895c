import type { AppContext } from '#server/context.ts';
import type { Em } from '#server/db/open-database.ts';
import type { Mail } from '#server/modules/email/mail.ts';
import type { Link } from '#server/modules/link/link.entity.ts';
import { CorporationSigning } from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import type { ClaNoticeKind } from './cla-notice.rules.ts';
import type { Cla } from './cla.entity.ts';
import type { NoticeRecipient } from './notice-recipients.queries.ts';
import { graceEndOf } from './pending-cla.ts';

/** What a notice is about. */
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

/** Employees are never reminded: there is nothing that they could do. */
const EMPLOYEE = {
  announced: 'cla_updated_employee',
  reminded: 'cla_updated_employee',
  expired: 'cla_update_expired_employee',
} as const;

/** The mail that tells somebody about a new version, in the language of their signing (REST contract §5, L). */
export function noticeMail(ctx: AppContext, subject: NoticeSubject, recipient: NoticeRecipient): Mail {
  const { em, link, kind } = subject;
  const addressing = { language: recipient.language, recipient: recipient.email, link };
  const data = noticeFacts(subject, recipient);
  const { audience, corporation_id: corporationId, corporation_name: corporationName, email } = recipient;
  if (audience === 'individual' || corporationId === null) {
    const path = `/sign-cla/${encodeURIComponent(link.linkId)}/individual-update?email=${encodeURIComponent(email)}`;
    return { template: INDIVIDUAL[kind], ...addressing, data: { ...data, url: urlOf(ctx, path) } };
  }
  const about = { ...addressing, corporationSigning: em.getReference(CorporationSigning, corporationId) };
  if (audience === 'employee') {
    return { template: EMPLOYEE[kind], ...about, data: { ...data, corporationName } };
  }
  const url = urlOf(ctx, `/corporation-manager-login/${encodeURIComponent(link.linkId)}`);
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
