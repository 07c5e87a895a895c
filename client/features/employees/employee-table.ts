import type { IntlShape } from 'react-intl';
import { signingTime, toMinute } from '#client/components/list/use-csv-export.ts';
import type { EmployeeRowFragment } from '#generated/graphql.ts';
import { LanguageName } from '#rules/language.ts';
import type { EmployeePart } from './use-employees.ts';

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

/** Returns employees of a part of the list as table rows in the reader's language, header first; times are in UTC, to the minute. */
export function employeeTable(
  intl: IntlShape,
  part: EmployeePart,
  employees: readonly EmployeeRowFragment[],
): string[][] {
  const head = COLUMNS.map((column) => intl.formatMessage({ id: `employees.column.${column}` }));
  const rows = employees.map((employee) => {
    const cells = { ...cellsOf(intl, employee), state: intl.formatMessage({ id: `employees.state.${part}` }) };
    return COLUMNS.map((column) => cells[column]);
  });
  return [head, ...rows];
}

function cellsOf(intl: IntlShape, employee: EmployeeRowFragment): Readonly<Record<Exclude<Column, 'state'>, string>> {
  const { name, email, reference, cla } = employee;
  const [last] = employee.changes;
  const automatic = intl.formatMessage({ id: 'employees.automatic' });
  return {
    name,
    email,
    reference,
    signedAt: signingTime(employee),
    claVersion: String(cla.version),
    claLanguage: LanguageName[cla.language],
    changedAt: last === undefined ? '' : toMinute(last.changedAt),
    changedBy: last === undefined ? '' : (last.changedBy ?? automatic),
    note: last?.note ?? '',
  };
}
