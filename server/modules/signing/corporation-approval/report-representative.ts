import { representativeChangePath } from '#rules/paths.ts';
import type { Change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { Manager, ManagerRole, ACTIVE_MANAGER } from '#server/modules/access/account/manager.entity.ts';
import { hashToken, newToken } from '#server/modules/access/session/session-token.ts';
import type { Link } from '#server/modules/community/link/link.entity.ts';
import { findLinkRecipients } from '#server/modules/community/link/members/link-managers.ts';
import type { CorporationSigning } from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import { RepresentativeChange } from '#server/modules/signing/corporation/representative-change.entity.ts';
import { representativeFacts } from '#server/modules/signing/corporation/representative-mail.ts';

/** Hours for which a change of representative can be undone. */
const UNDO_HOURS = 72;

/** A corporation that has a new representative. */
interface NewRepresentative {
  /** Locked, with the new representative. */
  readonly signing: CorporationSigning;
  readonly link: Link;
}

/**
 * Mails the earlier representative, with a link that undoes the change within 72 hours, and the employee managers. Only
 * the mail contains the key.
 */
export async function reportRepresentativeChange(
  ctx: AppContext,
  tx: Change,
  { signing, link, previous }: NewRepresentative & { readonly previous: { name: string; email: string } },
): Promise<void> {
  const key = newToken();
  const changedAt = ctx.now();
  const endsAt = new Date(changedAt.getTime() + UNDO_HOURS * 3_600_000);
  tx.em.create(RepresentativeChange, {
    corporationSigning: signing,
    keyHash: hashToken(key),
    previousName: previous.name,
    previousEmail: previous.email,
    changedAt,
    endsAt,
  });
  const { representativeName: newName, representativeEmail: newEmail } = signing;
  tx.enqueueMail({
    template: 'representative_changed',
    language: signing.language,
    recipient: previous.email,
    link,
    corporationSigning: signing,
    data: { ...representativeFacts(signing, link), name: previous.name, newName, newEmail, hours: String(UNDO_HOURS) },
    secret: { url: new URL(representativeChangePath(key), ctx.deps.config.publicUrl).href },
    secretExpiresAt: endsAt,
  });
  await notifyManagers(tx, { signing, link, occasion: 'changed' });
}

/** Notifies the employee managers and the community's managers that the earlier representative has undone a change. */
export async function reportRepresentativeRestored(tx: Change, restored: NewRepresentative): Promise<void> {
  const { signing, link } = restored;
  await notifyManagers(tx, { ...restored, occasion: 'restored' });
  for (const { name, recipient, language } of await findLinkRecipients(tx.em, link)) {
    notify(tx, { signing, link, occasion: 'restored' }, { language: language ?? signing.language, name, recipient });
  }
}

type Notice = NewRepresentative & { readonly occasion: 'changed' | 'restored' };

type Notified = Pick<Manager, 'language' | 'name'> & { readonly recipient: string };

async function notifyManagers(tx: Change, notice: Notice): Promise<void> {
  const present = { ...ACTIVE_MANAGER, corporationSigning: notice.signing, role: ManagerRole.EMPLOYEE_MANAGER };
  for (const { language, name, email } of await tx.em.find(Manager, present)) {
    notify(tx, notice, { language, name, recipient: email });
  }
}

function notify(tx: Change, { signing, link, occasion }: Notice, { language, name, recipient }: Notified): void {
  const { representativeName: newName, representativeEmail: newEmail } = signing;
  tx.enqueueMail({
    template: 'representative_notice',
    language,
    recipient,
    link,
    corporationSigning: signing,
    data: { ...representativeFacts(signing, link), name, newName, newEmail, occasion },
  });
}
