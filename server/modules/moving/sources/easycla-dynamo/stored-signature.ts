import { z } from 'zod';
import { hasControlCharacter } from '#rules/field-value.ts';
import type { ReasonCode } from '../../format/reasons.ts';
import { interchangeRecord } from '../../format/record.ts';
import type { SourceEntry } from '../../format/source.ts';
import { ACCOUNT } from '../github-identity.ts';
import { readTime } from '../read-time.ts';

const text = z
  .string()
  .max(2000)
  .nullish()
  .transform((value) => value ?? '');
const number = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => String(value ?? ''));
const list = z
  .array(z.string().max(500))
  .nullish()
  .catch(null)
  .transform((value) => value ?? []);

export const signature = z.looseObject({
  signature_id: z.string().min(1).max(200),
  signature_project_id: text,
  signature_reference_id: text,
  signature_reference_type: text,
  signature_reference_name: text,
  signature_user_ccla_company_id: text,
  signature_document_major_version: number,
  signature_document_minor_version: number,
  signature_signed: z.boolean().nullish(),
  signature_approved: z.boolean().nullish(),
  signed_on: text,
  signing_entity_name: text,
  signatory_name: text,
  signature_company_signatory_name: text,
  signature_company_signatory_email: text,
  signature_acl: list,
  domain_whitelist: list,
  email_whitelist: list,
  github_whitelist: list,
  github_org_whitelist: list,
  user_email: text,
  user_name: text,
  user_github_username: text,
});
export type Signature = z.output<typeof signature>;

export const user = z.looseObject({
  user_id: z.string(),
  user_name: text,
  lf_email: text,
  lf_username: text,
  user_emails: list,
  user_github_id: number,
  user_github_username: text,
});
export type User = z.output<typeof user>;

export const company = z.looseObject({ company_id: z.string(), company_name: text });

/** A signature, and where it is. */
export interface Row {
  readonly signature: Signature;
  readonly raw: unknown;
  readonly locator: string;
}

/** What the rows of one CLA group refer to. */
export interface Group {
  readonly link: string;
  readonly users: ReadonlyMap<string, User>;
  readonly companies: ReadonlyMap<string, string>;
  /** Corporate signatures by their companies: the one that counts. */
  readonly corporate: ReadonlyMap<string, Row>;
  /** Fingerprints of signed documents by signatures. */
  readonly documents: ReadonlyMap<string, string>;
}

export const isLive = ({ signature_signed: signed, signature_approved: approved }: Signature): boolean =>
  signed === true && approved === true;
export const isCorporate = ({ signature_reference_type: type }: Signature): boolean => type === 'company';
export const isEmployee = (row: Signature): boolean => !isCorporate(row) && row.signature_user_ccla_company_id !== '';

export function entryOf({ raw, locator }: Row, outcome: object | ReasonCode): SourceEntry {
  if (typeof outcome === 'string') {
    return { kind: 'refusal', reason: outcome, raw, locator };
  }
  const { data: record } = interchangeRecord.safeParse(outcome);
  if (record === undefined) {
    return { kind: 'refusal', reason: 'unreadable_record', raw, locator };
  }
  return 'name' in record && record.name !== null && hasControlCharacter(record.name)
    ? { kind: 'refusal', reason: 'hostile_value', raw, locator }
    : { kind: 'record', record, raw, locator };
}

export const keyOf = (kind: string, { link }: Group, id: string): string => `easycla:${link}/${kind}/${id}`;

/** What all kinds of signatures have; undefined when the time cannot be read. */
export function commonOf(one: Signature, { link }: Group) {
  const signedAt = readTime(one.signed_on, { dateFormat: undefined, timezone: undefined });
  const [major, minor] = [one.signature_document_major_version, one.signature_document_minor_version];
  return (
    signedAt && {
      link,
      cla: null,
      ...(major === '' ? {} : { version: `${major}.${minor === '' ? '0' : minor}` }),
      language: null,
      fields: {},
      signed_at: signedAt,
      level: ACCOUNT,
      notes: signedAt.precision === 'unknown' ? ['missing_time'] : [],
    }
  );
}

export const emailOf = ({ lf_email: own, user_emails: emails }: User): string => own || (emails[0] ?? '');

/** Who signed: as the signature says, else as the user says. */
export function personOf(one: Signature, { users }: Group) {
  const known = users.get(one.signature_reference_id);
  return {
    name: one.user_name || known?.user_name || one.signature_reference_name,
    email: one.user_email || (known === undefined ? '' : emailOf(known)),
    login: one.user_github_username || (known?.user_github_username ?? ''),
    accountId: known?.user_github_id ?? '',
  };
}
