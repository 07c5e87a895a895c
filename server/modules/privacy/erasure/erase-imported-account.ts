import { instanceHost, publicHost, type GatePlatformName } from '#rules/gate-platform.ts';
import { change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import type { Em } from '#server/db/open-database.ts';
import { runStatement } from '#server/db/run-statement.ts';
import { AppError } from '#server/errors/app-error.ts';
import { requireStepUp } from '#server/modules/access/session/second-factor/require-step-up.ts';
import { getChangeableLink } from '#server/modules/community/link/own-link.ts';
import { refuseHeld } from '#server/modules/community/link/refuse-held.ts';
import { ImportedIdentity } from '#server/modules/signing/signing/identity/imported-identity.entity.ts';
import { lockErasures } from '#server/modules/signing/signing/lock-erasures.ts';
import { eraseIdentity, UNPROVED } from './erase-identity.ts';

const MAX_LENGTH = 254;

/** An imported account, as its owner names it. */
export interface EraseImportedAccountInput {
  readonly linkId: string;
  readonly platform: GatePlatformName;
  /** Host of the instance; null for the public one. */
  readonly host?: string | null | undefined;
  /** Its number, or its login at the time of the import, or the email that the source states. */
  readonly account: string;
}

/** Those that only have a stated email, such as the entries of a list, are of no platform. */
const NAMED = `
select s.id from imported_identity s
where s.link_id = $1 and ${UNPROVED} and (
  s.platform = $2 and s.host = $3 and (s.account_id = $4 or lower(s.login) = $4) or lower(s.stated_email) = $4
) for update`;

/**
 * Erases imported accounts for which nobody has proved an address, and returns how many there were. Errors: those of
 * `getChangeableLink` and `requireStepUp`; `bad_request_parameter` with `account`; `not_ready_to_sign` under a legal
 * hold.
 */
export async function eraseImportedAccount(ctx: AppContext, input: EraseImportedAccountInput): Promise<number> {
  const { link, session, actor } = await getChangeableLink(ctx, input.linkId);
  await requireStepUp(ctx, session);
  const account = input.account.trim().toLowerCase();
  if (account === '' || account.length > MAX_LENGTH) {
    throw new AppError('bad_request_parameter', { field: 'account' });
  }
  const host = input.host ? instanceHost(input.host) : publicHost(input.platform);
  return change(ctx, async (tx) => {
    await lockErasures(tx.em, link, 'exclusive');
    await refuseHeld(tx.em, link);
    const found = await findNamed(tx.em, [link.id, input.platform, host, account]);
    for (const identity of found) {
      await eraseIdentity(tx, { identity, actor, reason: 'request' });
    }
    return found.length;
  });
}

async function findNamed(em: Em, named: readonly (string | null)[]): Promise<ImportedIdentity[]> {
  const rows = await runStatement<{ id: string }>(em, NAMED, [...named]);
  return em.find(ImportedIdentity, { id: { $in: rows.map(({ id }) => id) } });
}
