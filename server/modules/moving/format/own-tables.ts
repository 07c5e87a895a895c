/**
 * Tables of which an export holds rows as they are, in the order in which they are written, and the columns that stay
 * behind: secrets, accounts and mails of the instance, and what the database computes.
 */
export const OWN_TABLES = {
  seal_certificate: ['private_key'],
  document_seal: [],
  link: ['owner_id', 'sender_address', 'sender_credential_id'],
  gate_policy: [],
  link_policy_document: [],
  erased_origin: [],
  cla: [],
  corporation_signing: [],
  corporation_domain: [],
  signed_pdf_upload: [],
  manager: ['password_hash', 'initial_password_changed', 'one_time_password_expires_at'],
  cla_agreement: [],
  pre_approval: [],
  employee_signing: ['email_sha256'],
  employee_signing_change: ['email_id'],
  individual_signing: ['email_sha256'],
  imported_identity: [],
  signing_act: ['mail_id'],
  signing_origin: [],
  proved_identity: ['email_sha256'],
} as const satisfies Record<string, readonly string[]>;
export type OwnTable = keyof typeof OWN_TABLES;

/** A row by its columns. */
export type OwnRow = Readonly<Record<string, unknown>>;

/** The rows that belong to one record, by their tables. */
export type OwnRows = Readonly<Partial<Record<OwnTable, readonly OwnRow[]>>>;

/** The row of a table `alias` as JSON, without the columns that stay behind; for statements. */
export function rowAsJson(table: OwnTable, alias: string): string {
  return `to_jsonb(${alias})${OWN_TABLES[table].map((column) => ` - '${column}'`).join('')}`;
}

/** Rows of a table, named `alias`, that meet a condition; by default in the order of their ids. */
interface WantedRows {
  readonly alias: string;
  readonly where: string;
  readonly order?: string;
}

/** All such rows as a JSON list; for statements. */
export function rowsAsJson(table: OwnTable, { alias, where, order = `${alias}.id` }: WantedRows): string {
  return `(select coalesce(jsonb_agg(${rowAsJson(table, alias)} order by ${order}), '[]'::jsonb) from ${table} ${alias} where ${where})`;
}
