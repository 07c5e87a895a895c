import { EMAIL_LIST_MAX } from '#rules/email-list.ts';
import { emailDomain, normalizeEmail } from '#rules/email.ts';
import type { AppContext } from '#server/context.ts';
import type { Em } from '#server/db/open-database.ts';
import { AppError } from '#server/errors/app-error.ts';
import { checkMailbox } from '#server/modules/ground/email/check-email.rules.ts';
import { CorporationDomain } from '#server/modules/signing/corporation/corporation-domain.entity.ts';
import type { CorporationSigning } from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import { EmployeeSigningState } from './employee-signing-state.rules.ts';
import { EmployeeSigning } from './employee-signing.entity.ts';

/**
 * Returns addresses of a corporation's employees as typed, by the form in which they are compared. Errors:
 * `bad_request_parameter` with `emails` for none or more than 500; with `emails.N`, those of `checkMailbox`, and
 * `not_same_corp` for one in no domain of the corporation.
 */
export async function checkEmployeeEmails(
  { em, deps }: Pick<AppContext, 'em' | 'deps'>,
  corporationSigning: CorporationSigning,
  given: readonly string[],
): Promise<Map<string, string>> {
  if (given.length < 1 || given.length > EMAIL_LIST_MAX) {
    throw new AppError('bad_request_parameter', { field: 'emails' });
  }
  const claimed = await em.find(CorporationDomain, { corporationSigning, claimed: true });
  const domains = new Set(claimed.map(({ domain }) => domain));
  const { reachableDomains } = deps.config;
  const emails = given.map((text, index) => {
    const field = `emails.${index}`;
    const email = checkMailbox(text, { reachableDomains, field });
    if (!domains.has(emailDomain(email))) {
      throw new AppError('not_same_corp', { field });
    }
    return email;
  });
  return new Map(emails.map((email) => [normalizeEmail(email), email]));
}

/** Those of the addresses, in the form in which they are compared, that are employees of the corporation already. */
export async function findSignedKeys(
  em: Em,
  corporationSigning: CorporationSigning,
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  const live = { corporationSigning, state: { $ne: EmployeeSigningState.REMOVED } };
  const signed = await em.find(EmployeeSigning, { ...live, emailKey: { $in: [...keys] } }, { fields: ['emailKey'] });
  return new Set(signed.map(({ emailKey }) => emailKey));
}
