import type { IntlShape } from 'react-intl';
import { errorText } from '#client/i18n/error-text.ts';
import type { ErrorCode } from '#generated/enums.ts';
import { normalizeEmail } from '#rules/email.ts';
import { managerAccount, type NewManager, newManagerProblems } from '#rules/new-manager.ts';
import type { NewManagerFacts } from './new-manager-facts.ts';
import type { RowProblems } from './use-manager-rows.ts';

/** A row of the form with all that it may not collide with. */
export interface RowInPlace extends NewManagerFacts {
  readonly row: NewManager;
  readonly earlier: readonly NewManager[];
}

/** What the server would refuse, as far as the page can know, by input and in the reader's language. */
export function findRowProblems(intl: IntlShape, { row, earlier, viewer, corporation }: RowInPlace): RowProblems {
  const domains = corporation.emailDomains.map(({ domain }) => domain);
  const administrator = { account: viewer.account, email: viewer.email ?? '' };
  const broken = newManagerProblems(row, earlier, { domains, administrator });
  const say = (code: ErrorCode) => errorText(intl, { kind: 'coded', code, message: '', details: { field: 'name' } });
  const text = (name: keyof NewManager): string | undefined => {
    if (row[name].trim() === '') {
      return intl.formatMessage({ id: `managers.problem.${name}` });
    }
    const code = broken.find(({ field }) => field === name)?.code ?? taken(name, row, corporation);
    return code === undefined ? undefined : say(code);
  };
  return { name: text('name'), email: text('email'), id: text('id') };
}

/** Whether a manager of the corporation has the login name or the address already. */
function taken(
  name: keyof NewManager,
  row: NewManager,
  { managers }: NewManagerFacts['corporation'],
): 'exits_id' | 'exits_email' | undefined {
  const account = managerAccount(row).toLowerCase();
  if (name === 'id' && managers.some((other) => other.account.toLowerCase() === account)) {
    return 'exits_id';
  }
  const isTaken =
    name === 'email' && managers.some((other) => normalizeEmail(other.email) === normalizeEmail(row.email));
  return isTaken ? 'exits_email' : undefined;
}
