import { normalizeEmail } from '#rules/email.ts';
import type { Em } from '#server/db/open-database.ts';
import type { CorporationSigning } from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import { PreApproval } from './pre-approval.entity.ts';

/**
 * Uses up the approval in advance of an address that signs; null when there is none. The corporation has to be held, so
 * that no manager takes the approval back at the same moment.
 */
export async function takePreApproval(
  em: Em,
  corporationSigning: CorporationSigning,
  email: string,
): Promise<PreApproval | null> {
  const found = await em.findOne(PreApproval, { corporationSigning, emailKey: normalizeEmail(email) });
  if (found !== null) {
    em.remove(found);
  }
  return found;
}
