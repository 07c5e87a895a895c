import { change, type Change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { findPage } from '#server/db/find-page.ts';
import type { Page, PageRequest } from '#server/db/paging.ts';
import { containing } from '#server/db/search-text.ts';
import { AppError } from '#server/errors/app-error.ts';
import { actorOf } from '#server/modules/access/account/actor-of.ts';
import { requireCorporationManager } from '#server/modules/access/session/authorize.ts';
import type { LoadedManager } from '#server/modules/access/session/find-session.ts';
import { getOwnCorporation } from '#server/modules/signing/corporation/corporation.queries.ts';
import { lockOwnCorporation } from '#server/modules/signing/corporation/lock-own-corporation.ts';
import { checkEmployeeEmails, findSignedKeys } from './employee-emails.ts';
import { checkIds } from './employee-signings-input.rules.ts';
import { PreApproval } from './pre-approval.entity.ts';

/** Most addresses that a corporation has approved in advance at a time. */
const PRE_APPROVALS_MAX = 5000;

/** The addresses of a corporation that a search finds. */
export interface PreApprovalsInput extends PageRequest {
  /** Part of the address. */
  readonly search?: string | null | undefined;
}

/** The outcome for the addresses. */
export interface AddedPreApprovals {
  readonly addedCount: number;
  /** Addresses that were on the list before. */
  readonly listedCount: number;
  /** Addresses of employees who have signed: nothing is left to approve in advance. */
  readonly signedCount: number;
}

/**
 * Lists the addresses that the manager's corporation has approved in advance and that have not signed yet, newest
 * first. Errors: those of `getOwnCorporation` and `findPage`, `bad_request_parameter` with `search`.
 */
export async function listPreApprovals(
  ctx: AppContext,
  { search, ...page }: PreApprovalsInput,
): Promise<Page<PreApproval>> {
  const corporationSigning = await getOwnCorporation(ctx);
  const text = containing(search);
  const where = { $and: [{ corporationSigning }, text === undefined ? {} : { email: text }] };
  return findPage<PreApproval>(ctx.em, PreApproval, { where, orderBy: { createdAt: 'desc' }, page });
}

/**
 * Approves addresses of the manager's corporation in advance, all or none: who signs with one is active at once.
 * Errors: those of `requireCorporationManager` and `checkEmployeeEmails`, `bad_request_parameter` with `emails` and the
 * reason
 * `limit` when the corporation would have more than 5000.
 */
export async function addPreApprovals(ctx: AppContext, emails: readonly string[]): Promise<AddedPreApprovals> {
  const { manager } = await requireCorporationManager(ctx);
  return change(ctx, async (tx) => {
    const corporation = await lockOwnCorporation(tx.em, manager);
    const given = await checkEmployeeEmails({ em: tx.em, deps: ctx.deps }, corporation, emails);
    const keys = [...given.keys()];
    const signed = await findSignedKeys(tx.em, corporation, keys);
    const known = await tx.em.find(PreApproval, { corporationSigning: corporation, emailKey: { $in: keys } });
    const listed = new Set(known.map(({ emailKey }) => emailKey));
    const added = keys.filter((key) => !signed.has(key) && !listed.has(key));
    const count = await tx.em.count(PreApproval, { corporationSigning: corporation });
    if (count + added.length > PRE_APPROVALS_MAX) {
      throw new AppError('bad_request_parameter', { field: 'emails', reason: 'limit' });
    }
    const createdAt = ctx.now();
    for (const emailKey of added) {
      const email = given.get(emailKey) ?? emailKey;
      tx.em.create(PreApproval, { corporationSigning: corporation, email, emailKey, manager: manager.id, createdAt });
    }
    record(tx, { manager, action: 'PRE_APPROVALS_ADDED', count: added.length });
    const signedCount = signed.size;
    return { addedCount: added.length, listedCount: keys.length - added.length - signedCount, signedCount };
  });
}

/**
 * Takes 1 to 100 addresses off the list; those that have signed meanwhile, or that another manager took off, count as
 * done. Errors: those of `requireCorporationManager` and `checkIds`.
 */
export async function removePreApprovals(ctx: AppContext, ids: readonly string[]): Promise<number> {
  const { manager } = await requireCorporationManager(ctx);
  const wanted = checkIds(ids);
  return change(ctx, async (tx) => {
    const corporationSigning = await lockOwnCorporation(tx.em, manager);
    const removed = await tx.em.nativeDelete(PreApproval, { id: { $in: wanted }, corporationSigning });
    record(tx, { manager, action: 'PRE_APPROVALS_REMOVED', count: removed });
    return removed;
  });
}

interface Recorded {
  readonly manager: LoadedManager;
  readonly action: 'PRE_APPROVALS_ADDED' | 'PRE_APPROVALS_REMOVED';
  readonly count: number;
}

/** The event says how many: addresses are no part of it. */
function record(tx: Change, { manager, action, count }: Recorded): void {
  if (count > 0) {
    const { id, reference } = manager.corporationSigning.$;
    tx.audit({ action, actor: actorOf(manager), link: manager.link, subject: id, details: { reference, count } });
  }
}
