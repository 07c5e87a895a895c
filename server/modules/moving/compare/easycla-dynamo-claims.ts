import { emailDomain, normalizeEmail } from '#rules/email.ts';
import type { SourceOptions } from '../format/source.ts';
import { type DynamoItem, findDynamoTables, readDynamoTable } from '../sources/easycla-dynamo/read-dynamo.ts';
import type { Claim } from './claim.ts';

type Fields = NonNullable<DynamoItem['item']>;

const textOf = (fields: Fields | undefined, name: string): string => {
  const value = fields?.[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};
const listOf = (fields: Fields, name: string): string[] => {
  const value = fields[name];
  return Array.isArray(value) ? value.map((entry) => String(entry).trim().toLowerCase()) : [];
};

const isLive = (fields: Fields): boolean =>
  fields['signature_signed'] === true && fields['signature_approved'] === true;

/**
 * EasyCLA by its tables: an approved individual signature of any version counts, and what somebody signed for a company
 * counts while a list of the company names them. Who is in an organisation of GitHub, the tables do not know.
 */
export async function* readEasyclaDynamoClaims({ input, link = '', map }: SourceOptions): AsyncGenerator<Claim> {
  const tables = await findDynamoTables(input);
  const users = new Map<string, Fields>();
  for (const { item } of await readDynamoTable(tables.get('users') ?? [])) {
    if (item !== undefined) {
      users.set(textOf(item, 'user_id'), item);
    }
  }
  const all = (await readDynamoTable(tables.get('signatures') ?? [])).flatMap(({ item, locator }) =>
    item === undefined ? [] : [{ item, locator }],
  );
  const group = map['group'] ?? textOf(all[0]?.item, 'signature_project_id');
  const rows = all.filter(({ item }) => textOf(item, 'signature_project_id') === group);
  const isCompany = (item: Fields): boolean => item['signature_reference_type'] === 'company';
  const companies = new Map(
    rows.flatMap(({ item }) =>
      isCompany(item) && isLive(item) ? [[textOf(item, 'signature_reference_id'), item] as const] : [],
    ),
  );
  for (const { item, locator } of rows.filter((row) => !isCompany(row.item))) {
    const { email, login, account } = personOf(item, users.get(textOf(item, 'signature_reference_id')));
    const company = textOf(item, 'signature_user_ccla_company_id');
    const counts = isLive(item) && (company === '' || isListed(companies.get(company), { email, login }));
    const who = { email, account, login };
    const kind = (['email', 'account', 'login'] as const).find((one) => who[one] !== '');
    if (kind !== undefined) {
      yield { link, kind, value: who[kind], counts, locator };
    }
  }
}

function personOf(item: Fields, user: Fields | undefined) {
  const emails = user === undefined ? undefined : user['user_emails'];
  const [first = ''] = Array.isArray(emails) ? emails.map(String) : [];
  return {
    email: textOf(item, 'user_email') || textOf(user, 'lf_email') || first,
    login: textOf(item, 'user_github_username') || textOf(user, 'user_github_username'),
    account: textOf(user, 'user_github_id'),
  };
}

function isListed(company: Fields | undefined, { email, login }: Readonly<Record<'email' | 'login', string>>): boolean {
  if (company === undefined) {
    return false;
  }
  const domain = email.includes('@') ? emailDomain(normalizeEmail(email)) : '';
  return (
    listOf(company, 'email_whitelist').includes(normalizeEmail(email)) ||
    listOf(company, 'github_whitelist').includes(login.toLowerCase()) ||
    listOf(company, 'domain_whitelist').some((listed) => {
      const parent = /^\*\.?(.+)$/.exec(listed)?.[1];
      return domain === (parent ?? listed) || (parent !== undefined && domain.endsWith(`.${parent}`));
    })
  );
}
