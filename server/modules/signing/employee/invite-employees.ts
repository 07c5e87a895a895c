import type { Language } from '#rules/language.ts';
import { signingPath } from '#rules/paths.ts';
import { change, type Change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import { actorOf } from '#server/modules/access/account/actor-of.ts';
import { requireCorporationManager } from '#server/modules/access/session/authorize.ts';
import type { LoadedManager } from '#server/modules/access/session/find-session.ts';
import { requireOpen } from '#server/modules/community/link/link.queries.ts';
import { addPoints } from '#server/modules/ground/counter/count-points.ts';
import { nextDay, secondsToNextDay } from '#server/modules/ground/counter/day.rules.ts';
import type { CorporationSigning } from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import { lockOwnCorporation } from '#server/modules/signing/corporation/lock-own-corporation.ts';
import { findEmployeeManagers } from '#server/modules/signing/manager/manager.queries.ts';
import { checkEmployeeEmails, findSignedKeys } from './employee-emails.ts';
import { EmployeeInvitation } from './employee-invitation.entity.ts';
import { INVITATIONS_PER_DAY, invitedSince } from './employee-invitation.rules.ts';

/** Colleagues to invite, and the language of their mail. */
export interface InviteEmployeesInput {
  readonly emails: readonly string[];
  readonly language: Language;
}

/** What became of the addresses. */
export interface InvitedEmployees {
  readonly invitedCount: number;
  /** Addresses that were invited lately, or whose owner has signed as an employee. */
  readonly skippedCount: number;
}

/**
 * Mails addresses of the manager's corporation where to sign as its employees, once within seven days each. Errors:
 * those of `requireCorporationManager`, `requireOpen` and `checkEmployeeEmails`, `no_employee_manager` while nobody
 * could sign,
 * `too_many_request` with `retryAfter` above 1000 a day; nobody is invited then.
 */
export async function inviteEmployees(ctx: AppContext, input: InviteEmployeesInput): Promise<InvitedEmployees> {
  const { manager } = await requireCorporationManager(ctx);
  requireOpen(manager.link.$);
  return change(ctx, async (tx) => {
    const corporation = await lockOwnCorporation(tx.em, manager);
    const given = await checkEmployeeEmails({ em: tx.em, deps: ctx.deps }, corporation, input.emails);
    if ((await findEmployeeManagers(tx.em, corporation)).length === 0) {
      throw new AppError('no_employee_manager');
    }
    const invited = await chooseInvited(ctx, tx, { corporation, keys: [...given.keys()] });
    await spendInvitations(ctx, tx, { corporation, points: invited.length });
    for (const key of invited) {
      mailInvitation(ctx, tx, { manager, recipient: given.get(key) ?? key, language: input.language });
    }
    if (invited.length > 0) {
      const details = { reference: corporation.reference, count: invited.length };
      const event = { actor: actorOf(manager), link: manager.link, subject: corporation.id, details };
      tx.audit({ action: 'EMPLOYEES_INVITED', ...event });
    }
    return { invitedCount: invited.length, skippedCount: given.size - invited.length };
  });
}

/** Leaves out who has signed or was invited lately, and notes the invitation of the others. */
async function chooseInvited(
  ctx: AppContext,
  tx: Change,
  { corporation, keys }: { readonly corporation: CorporationSigning; readonly keys: readonly string[] },
): Promise<string[]> {
  const signed = await findSignedKeys(tx.em, corporation, keys);
  const known = await tx.em.find(EmployeeInvitation, { corporationSigning: corporation, emailKey: { $in: [...keys] } });
  const byKey = new Map(known.map((invitation) => [invitation.emailKey, invitation]));
  const since = invitedSince(ctx.now());
  const invited = keys.filter((key) => !signed.has(key) && !((byKey.get(key)?.invitedAt ?? since) > since));
  for (const emailKey of invited) {
    const before = byKey.get(emailKey);
    if (before === undefined) {
      tx.em.create(EmployeeInvitation, { corporationSigning: corporation, emailKey, invitedAt: ctx.now() });
    } else {
      before.invitedAt = ctx.now();
    }
  }
  return invited;
}

/** Counts within the transaction: what is refused is not counted. */
async function spendInvitations(
  ctx: AppContext,
  tx: Change,
  { corporation, points }: { readonly corporation: CorporationSigning; readonly points: number },
): Promise<void> {
  if (points === 0) {
    return;
  }
  const subject = ['invitations', 'corporation', corporation.id];
  const spent = await addPoints(ctx, tx.em, { subject, points, endsAt: nextDay(ctx.now()) });
  if (spent > INVITATIONS_PER_DAY) {
    throw new AppError('too_many_request', { retryAfter: secondsToNextDay(ctx.now()) });
  }
}

interface Invitation {
  readonly manager: LoadedManager;
  readonly recipient: string;
  readonly language: Language;
}

function mailInvitation(ctx: AppContext, tx: Change, { manager, ...addressing }: Invitation): void {
  const link = manager.link.$;
  const corporationSigning = manager.corporationSigning.$;
  tx.enqueueMail({
    template: 'employee_invited',
    ...addressing,
    link,
    corporationSigning,
    data: {
      community: link.alias,
      projectUrl: link.projectUrl,
      corporationName: corporationSigning.corporationName,
      managerName: manager.name,
      managerEmail: manager.email,
      employeeUrl: new URL(signingPath(link.linkId, 'employee'), ctx.deps.config.publicUrl).href,
    },
  });
}
