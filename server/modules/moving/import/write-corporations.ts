import { normalizeEmail, toAsciiEmail } from '#rules/email.ts';
import { LANGUAGES } from '#rules/language.ts';
import type { Change } from '#server/change.ts';
import type { Em } from '#server/db/open-database.ts';
import { runStatement } from '#server/db/run-statement.ts';
import { hasSignature } from '#server/integrations/pdf/has-signature.ts';
import { SYSTEM } from '#server/modules/ground/audit/actor.ts';
import { claimDomains } from '#server/modules/signing/corporation-approval/claim-domains.ts';
import { CorporationSigning } from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import { newReference } from '#server/modules/signing/signing/reference.ts';
import type { CorporationRecord } from '../format/record.ts';
import { foreignId } from './foreign-id.ts';
import type { ImportContext } from './import-context.ts';
import type { PlacedRecord } from './outcome.ts';
import type { SurveyedCorporation } from './survey-corporation.ts';
import { type Batch, originOf, timeOf, writeOrigins } from './write-origins.ts';

const CORPORATIONS = `
insert into corporation_signing (id, reference, link_id, cla_id, language, corporation_name, corporation_name_key,
  representative_name, representative_email, representative_email_key, primary_domain, field_values, signed_pdf_sha256,
  pdf_uploaded_at, state, signed_at, completed_at, deleted_at, auto_approval)
select id, reference, link, cla, language, name, "nameKey", "representativeName", email, "emailKey", domain, fields, pdf,
  case when pdf is not null then $2::timestamptz end, state, "signedAt", "completedAt", "deletedAt", automatic
from jsonb_to_recordset($1::jsonb) as given (id uuid, reference text, link uuid, cla uuid, language text, name text,
  "nameKey" text, "representativeName" text, email text, "emailKey" text, domain text, fields jsonb, pdf text,
  state text, "signedAt" timestamptz, "completedAt" timestamptz, "deletedAt" timestamptz, automatic boolean)`;

const DOMAINS = `
insert into corporation_domain (id, link_id, corporation_signing_id, domain, "primary", claimed, created_at)
select gen_random_uuid(), link, corporation, domain, first, claimed, $2::timestamptz
from jsonb_to_recordset($1::jsonb) as given (link uuid, corporation uuid, domain text, first boolean, claimed boolean)
on conflict on constraint corporation_domain_signing_domain_unique do update set claimed = excluded.claimed`;

/** Nobody knows who uploaded the file, nor when it came to the source. */
const UPLOADS = `
insert into signed_pdf_upload (id, corporation_signing_id, document_sha256, uploaded_at, has_signature)
select gen_random_uuid(), corporation, pdf, $2::timestamptz, signature
from jsonb_to_recordset($1::jsonb) as given (corporation uuid, pdf text, signature boolean)`;

const COMPLETE = `
update corporation_signing s set state = 'completed', completed_at = g."completedAt",
  signed_pdf_sha256 = coalesce(g.pdf, s.signed_pdf_sha256),
  pdf_uploaded_at = case when g.pdf is null then s.pdf_uploaded_at else $2::timestamptz end
from jsonb_to_recordset($1::jsonb) as g (id uuid, pdf text, "completedAt" timestamptz)
where s.id = g.id and s.state = 'uncompleted'`;

/** Corporations, of the given ones, in whose claimed domains somebody has signed or proved an address. */
const WITH_INDIVIDUALS = `
select distinct d.corporation_signing_id as id from corporation_domain d
where d.corporation_signing_id = any($1::uuid[]) and d.claimed and (d.link_id, d.domain) in (
  select s.link_id, split_part(s.email_key, '@', 2) from individual_signing s where s.ended_at is null
    and s.link_id in (select link_id from corporation_signing where id = any($1::uuid[]))
  union select p.link_id, split_part(p.email_key, '@', 2) from proved_identity p where p.ended_at is null
    and p.link_id in (select link_id from corporation_signing where id = any($1::uuid[]))
)`;

interface PlacedCorporation {
  readonly placed: PlacedRecord;
  readonly record: CorporationRecord;
  readonly corporation: SurveyedCorporation;
}

/** Writes corporations of other systems, and completes those that have been approved since, within the transaction. */
export async function writeCorporations(
  ctx: ImportContext,
  tx: Change,
  { placed, batch }: { readonly placed: readonly PlacedRecord[]; readonly batch: Batch },
): Promise<void> {
  const { em } = tx;
  const rows = placed.flatMap((row): PlacedCorporation[] => {
    const {
      entry: { record },
      action,
    } = row;
    return record.type === 'corporation' && (action?.kind === 'corporation' || action?.kind === 'complete')
      ? [{ placed: row, record, corporation: action.corporation }]
      : [];
  });
  if (rows.length === 0) {
    return;
  }
  const added = rows.flatMap((row) => toCorporation(row, batch));
  await runStatement(em, CORPORATIONS, [JSON.stringify(added), batch.now]);
  await writeOrigins(em, added, batch);
  const approved = rows.filter(({ placed: { action } }) => action?.kind === 'complete');
  await runStatement(em, COMPLETE, [JSON.stringify(approved.map((row) => toCompletion(row, batch))), batch.now]);
  await runStatement(em, DOMAINS, [JSON.stringify(await toDomains(em, rows)), batch.now]);
  await runStatement(em, UPLOADS, [JSON.stringify(await toUploads(em, rows)), batch.now]);
  await endIndividuals(
    ctx,
    tx,
    rows.map(({ corporation }) => corporation.id),
  );
}

/** As when a corporation is approved here: who signed in its domains goes on as its employee. */
async function endIndividuals(ctx: ImportContext, tx: Change, corporations: readonly string[]): Promise<void> {
  const found = await runStatement<{ id: string }>(tx.em, WITH_INDIVIDUALS, [corporations]);
  for (const { id } of found) {
    const corporation = await tx.em.findOneOrFail(CorporationSigning, id, { populate: ['link'] });
    await claimDomains(ctx, tx, { signing: corporation, link: corporation.link.$, actor: ctx.actor ?? SYSTEM });
  }
}

function toCorporation({ placed, record, corporation }: PlacedCorporation, { now }: Batch) {
  const { action } = placed;
  if (action?.kind !== 'corporation' || record.representative === null) {
    return [];
  }
  const email = toAsciiEmail(record.representative.email.trim());
  const isCompleted = corporation.state === 'completed';
  return [
    {
      ...originOf(placed, record, action.version.isKnown),
      id: corporation.id,
      reference: newReference(),
      link: action.target.id,
      cla: action.version.cla,
      language: action.version.language,
      name: record.name.normalize('NFC'),
      nameKey: corporation.nameKey,
      representativeName: record.representative.name.normalize('NFC'),
      email,
      emailKey: normalizeEmail(email),
      domain: corporation.domains[0],
      fields: record.fields,
      pdf: record.signed_pdf,
      state: corporation.state,
      signedAt: timeOf(record.signed_at) ?? now,
      completedAt: isCompleted ? (record.completed_at ?? timeOf(record.signed_at) ?? now) : null,
      deletedAt: corporation.state === 'deleted' ? now : null,
      automatic: record.auto_approval,
    },
  ];
}

function toCompletion({ record, corporation }: PlacedCorporation, { now }: Batch): object {
  return { id: corporation.id, pdf: record.signed_pdf, completedAt: record.completed_at ?? now };
}

async function toDomains(em: Em, rows: readonly PlacedCorporation[]): Promise<object[]> {
  const links = await linksOf(em, rows);
  return rows.flatMap(({ corporation: { id, domains, state, link } }) =>
    domains.map((domain, index) => ({
      link: links.get(link),
      corporation: id,
      domain,
      first: index === 0,
      claimed: state === 'completed',
    })),
  );
}

async function linksOf(em: Em, rows: readonly PlacedCorporation[]): Promise<ReadonlyMap<string, string>> {
  const named = [...new Set(rows.map(({ record: { link } }) => link))];
  const found = await runStatement<{ id: string; link: string }>(
    em,
    'select id, link_id as link from link where link_id = any($1::text[])',
    [named],
  );
  return new Map(found.map(({ id, link }) => [link, id]));
}

async function toUploads(em: Em, rows: readonly PlacedCorporation[]): Promise<object[]> {
  const uploads: object[] = [];
  for (const { record, corporation } of rows) {
    if (record.signed_pdf !== null) {
      const [document] = await runStatement<{ bytes: Uint8Array }>(em, 'select bytes from document where sha256 = $1', [
        record.signed_pdf,
      ]);
      const signature = document !== undefined && hasSignature(document.bytes);
      uploads.push({ corporation: corporation.id, pdf: record.signed_pdf, signature });
    }
  }
  return uploads;
}

const MANAGERS = `
insert into manager (id, link_id, corporation_signing_id, role, account, account_key, name, email, email_key, language,
  password_hash, initial_password_changed, created_at, removed_at, suspended_at)
select id, link, corporation, role, account, lower(account), name, email, "emailKey", language, password, own,
  "createdAt", "removedAt", "suspendedAt"
from jsonb_to_recordset($1::jsonb) as given (id uuid, link uuid, corporation uuid, role text, account text, name text,
  email text, "emailKey" text, language text, password text, own boolean, "createdAt" timestamptz,
  "removedAt" timestamptz, "suspendedAt" timestamptz)`;

/** What managers get. */
interface ManagerBatch extends Batch {
  /** Hash of a password that nobody knows, until they get a one-time password. */
  readonly passwordHash: string;
  /** Hashes of the passwords that move, by the keys of their managers. */
  readonly passwordHashes: ReadonlyMap<string, string>;
}

/** Writes managers of corporations of other systems, within the transaction. */
export async function writeManagers(em: Em, placed: readonly PlacedRecord[], batch: ManagerBatch): Promise<void> {
  const rows = placed.flatMap((row) => toManager(row, batch));
  if (rows.length > 0) {
    await runStatement(em, MANAGERS, [JSON.stringify(rows)]);
  }
}

function toManager({ entry, action }: PlacedRecord, { now, passwordHash, passwordHashes }: ManagerBatch): object[] {
  const { record, password } = entry;
  if (record.type !== 'manager' || action?.kind !== 'manager') {
    return [];
  }
  const { corporation, isRemoved, target } = action;
  const email = toAsciiEmail(record.email.trim());
  return [
    {
      id: foreignId(record.key),
      link: target.id,
      corporation: corporation.id,
      role: record.role,
      account: record.account ?? `${email.split('@')[0] ?? ''}_${corporation.domains[0] ?? ''}`,
      name: record.name.normalize('NFC'),
      email,
      emailKey: normalizeEmail(email),
      language: corporation.signed.language ?? LANGUAGES[0].code,
      password: passwordHashes.get(record.key) ?? passwordHash,
      own: password?.isOwn === true && passwordHashes.has(record.key),
      createdAt: record.created_at ?? now,
      removedAt: isRemoved ? now : null,
      suspendedAt: corporation.state === 'deleted' ? now : null,
    },
  ];
}
