import type { IntlShape } from 'react-intl';
import { toMinute } from '#client/components/list/use-csv-export.ts';
import type { MessageId } from '#client/i18n/messages.ts';
import type { EmployeeRowFragment } from '#generated/graphql.ts';
import { LanguageName } from '#rules/language.ts';

const COLUMNS = [
  'name',
  'email',
  'state',
  'signedAt',
  'claVersion',
  'claLanguage',
  'reference',
  'changedAt',
  'changedBy',
  'note',
] as const;
type Column = (typeof COLUMNS)[number];

/** Returns employees as table rows in the reader's language, header first; times are in UTC, to the minute. */
export function employeeTable(intl: IntlShape, employees: readonly EmployeeRowFragment[]): string[][] {
  const head = COLUMNS.map((column) => intl.formatMessage({ id: `employees.column.${column}` }));
  const rows = employees.map((employee) => {
    const cells = cellsOf(intl, employee);
    return COLUMNS.map((column) => cells[column]);
  });
  return [head, ...rows];
}

const STATE_TEXTS = {
  ACTIVE: 'employees.state.active',
  INACTIVE: 'employees.state.inactive',
  REMOVED: 'employees.state.removed',
} as const satisfies Record<EmployeeRowFragment['state'], MessageId>;

function cellsOf(intl: IntlShape, employee: EmployeeRowFragment): Readonly<Record<Column, string>> {
  const { name, email, reference, state, cla } = employee;
  const [last] = employee.changes;
  const automatic = intl.formatMessage({ id: 'employees.automatic' });
  return {
    name,
    email,
    reference,
    state: intl.formatMessage({ id: STATE_TEXTS[state] }),
    signedAt: toMinute(employee.signedAt),
    claVersion: String(cla.version),
    claLanguage: LanguageName[cla.language],
    changedAt: last === undefined ? '' : toMinute(last.changedAt),
    changedBy: last === undefined ? '' : (last.changedBy ?? automatic),
    note: last?.note ?? '',
  };
}
