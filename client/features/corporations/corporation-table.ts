import type { IntlShape } from 'react-intl';
import { signingTime, toMinute } from '#client/components/list/use-csv-export.ts';
import type { CorporationRowFragment } from '#generated/graphql.ts';
import { LanguageName } from '#rules/language.ts';
import { SHOWN, tabOf } from './corporation-tab.ts';

const COLUMNS = [
  'name',
  'representative',
  'email',
  'domains',
  'state',
  'signedAt',
  'completedAt',
  'claVersion',
  'claLanguage',
  'reference',
] as const;
type Column = (typeof COLUMNS)[number];

/** Returns corporations as table rows in the reader's language, header first; times are in UTC, to the minute. */
export function corporationTable(intl: IntlShape, signings: readonly CorporationRowFragment[]): string[][] {
  const head = COLUMNS.map((column) => intl.formatMessage({ id: `corporations.column.${column}` }));
  const rows = signings.map((signing) => {
    const cells = cellsOf(intl, signing);
    return COLUMNS.map((column) => cells[column]);
  });
  return [head, ...rows];
}

function cellsOf(intl: IntlShape, signing: CorporationRowFragment): Readonly<Record<Column, string>> {
  const { corporationName, representativeName, representativeEmail, domains, reference, cla } = signing;
  return {
    name: corporationName,
    representative: representativeName,
    email: representativeEmail,
    domains: domains.join(' '),
    reference,
    state: intl.formatMessage({ id: `corporations.state.${SHOWN[tabOf(signing)]}` }),
    signedAt: signingTime(signing),
    completedAt: toMinute(signing.completedAt),
    claVersion: String(cla.version),
    claLanguage: LanguageName[cla.language],
  };
}
