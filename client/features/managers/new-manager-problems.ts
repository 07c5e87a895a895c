import type { IntlShape } from 'react-intl';
import type { Problems } from '#client/components/form/form.ts';
import { errorText } from '#client/i18n/error-text.ts';
import type { ErrorCode } from '#generated/enums.ts';
import { normalizeEmail } from '#rules/email.ts';
import { managerAccount, type NewManager, newManagerProblems } from '#rules/new-manager.ts';
import type { NewManagerFacts, NewManagers } from './new-managers.ts';

const NAMES = ['name', 'email', 'id'] as const satisfies readonly (keyof NewManager)[];

/** What the server would refuse, as far as the page can know; of two rows that collide the later one is wrong. */
export function findNewManagerProblems(
  intl: IntlShape,
  managers: readonly NewManager[],
  { viewer, corporation }: NewManagerFacts,
): Problems<NewManagers> {
  const domains = corporation.emailDomains.map(({ domain }) => domain);
  const administrator = { account: viewer.account, email: viewer.email ?? '' };
  const say = (code: ErrorCode) => errorText(intl, { kind: 'coded', code, message: '', details: { field: 'name' } });

  const textsOf = (row: NewManager, place: number) => {
    const broken = newManagerProblems(row, managers.slice(0, place), { domains, administrator });
    return NAMES.map((name) => {
      const code = broken.find(({ field }) => field === name)?.code ?? taken(name, row, corporation);
      const isEmpty = row[name].trim() === '';
      const text = isEmpty ? intl.formatMessage({ id: `managers.problem.${name}` }) : code && say(code);
      return [`managers.${place}.${name}`, text] as const;
    });
  };
  return Object.fromEntries(managers.flatMap(textsOf));
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
