import { randomBytes } from 'node:crypto';
import { normalizeEmail, toAsciiEmail } from '#rules/email.ts';
import type { Change } from '#server/change.ts';
import type { Em } from '#server/db/open-database.ts';
import { runStatement } from '#server/db/run-statement.ts';
import { SYSTEM } from '#server/modules/ground/audit/actor.ts';
import { endIdentities, moveIdentities } from '#server/modules/signing/signing/identity/end-identities.ts';
import { endImports } from '#server/modules/signing/signing/identity/end-imports.ts';
import { newReference } from '#server/modules/signing/signing/reference.ts';
import type { ImportContext } from './import-context.ts';
import type { ImportAction, PlacedRecord } from './outcome.ts';
import { type Batch, originOf, type OriginRow, timeOf, writeOrigins } from './write-origins.ts';

const INDIVIDUALS = `
insert into individual_signing (id, reference, link_id, cla_id, language, name, email, email_key, field_values,
  document_sha256, document_token_hash, signed_at, ended_at, ended_by, end_reason)
select id, reference, link, cla, language, name, email, "emailKey", fields, document, token, "signedAt", "endedAt",
  case when "endReason" is not null then 'system' end, "endReason"
from jsonb_to_recordset($1::jsonb) as given (id uuid, reference text, link uuid, cla uuid, language text, name text,
  email text, "emailKey" text, fields jsonb, document text, token text, "signedAt" timestamptz,
  "endedAt" timestamptz, "endReason" text)`;

const IDENTITIES = `
insert into imported_identity (id, key, source, link_id, cla_id, platform, host, account_id, login, name, stated_email,
  signed_at, precision, level, record, record_sha256, imported_at, ended_at, end_reason)
select id, key, $2::text, link, cla, platform, host, account, login, name, email, "signedAt", precision, level, record, sha256,
  $3::timestamptz, "endedAt", "endReason"
from jsonb_to_recordset($1::jsonb) as given (id uuid, key text, link uuid, cla uuid, platform text, host text,
  account text, login text, name text, email text, "signedAt" timestamptz, precision text, level text, record text,
  sha256 text, "endedAt" timestamptz, "endReason" text)`;

const END = `
update individual_signing s set ended_at = $2::timestamptz, ended_by = 'system', end_reason = e.reason
from jsonb_to_recordset($1::jsonb) as e (signing uuid, reason text) where s.id = e.signing and s.ended_at is null
returning s.id, s.reference, s.email_key as "emailKey", s.link_id as link, s.end_reason as reason`;

const END_IDENTITIES = `
update imported_identity i set ended_at = $2::timestamptz, end_reason = e.reason
from jsonb_to_recordset($1::jsonb) as e (signing uuid, reason text), link l
where i.id = e.signing and i.ended_at is null and l.id = i.link_id
returning i.id, i.link_id as link, l.link_id as "linkId", i.end_reason as reason`;

/** What is written in one transaction. */
interface Written {
  readonly placed: readonly PlacedRecord[];
  readonly batch: Batch;
}

/** Writes what was decided about rows of other sources than Signet, within the transaction. */
export async function writeBatch(ctx: ImportContext, tx: Change, { placed, batch }: Written): Promise<void> {
  await endSignings(ctx, tx, { placed, batch });
  await writeIndividuals(tx.em, placed, batch);
  await writeIdentities(tx.em, placed, batch);
}

interface EndedRow {
  readonly id: string;
  readonly reference: string;
  readonly emailKey: string;
  readonly link: string;
  readonly reason: string;
}

interface EndedIdentity extends Pick<EndedRow, 'id' | 'link' | 'reason'> {
  readonly linkId: string;
}

/** Ends first: an address has one live signing at a link. */
async function endSignings(ctx: ImportContext, tx: Change, { placed, batch: { now } }: Written): Promise<void> {
  const said = placed.flatMap(({ action }) => (action?.kind === 'end' ? [action] : []));
  const ended = new Set(said.map(({ signing }) => signing));
  const replaced = placed.flatMap(({ action }) => replacedBy(action)).filter((end) => !ended.has(end.signing));
  // What the source says about the end stands before what follows from another row.
  const ends = [...said, ...replaced];
  if (ends.length === 0) {
    return;
  }
  const actor = ctx.actor ?? SYSTEM;
  const rows = await runStatement<EndedRow>(tx.em, END, [JSON.stringify(ends), now]);
  for (const { id, link, ...details } of await runStatement<EndedIdentity>(tx.em, END_IDENTITIES, [
    JSON.stringify(ends),
    now,
  ])) {
    tx.audit({ action: 'IMPORTED_ACCOUNT_ENDED', actor, link: { id: link }, subject: id, details });
  }
  for (const { id, reference, link, reason } of rows) {
    tx.audit({
      action: 'INDIVIDUAL_SIGNING_ENDED',
      actor,
      link: { id: link },
      subject: id,
      details: { reference, reason },
    });
  }
  for (const signings of Map.groupBy(
    rows.filter(({ id }) => ended.has(id)),
    ({ link, reason }) => `${link}\n${reason}`,
  ).values()) {
    await endWhatFollows(ctx, tx, signings);
  }
}

/** Ends what belongs to the signers of signings of one link that have ended for one reason. */
async function endWhatFollows(ctx: ImportContext, tx: Change, signings: readonly EndedRow[]): Promise<void> {
  const [first] = signings;
  if (first !== undefined) {
    const by = { link: { id: first.link }, actor: ctx.actor ?? SYSTEM };
    await endImports(ctx, tx, { ...by, signings, reason: first.reason });
    await endIdentities(ctx, tx, { ...by, signings: signings.map(({ id }) => id) });
  }
}

function replacedBy(action: ImportAction | null): { signing: string; reason: string }[] {
  return action?.kind === 'individual' && action.replaces !== null
    ? [{ signing: action.replaces, reason: 'import_duplicate' }]
    : [];
}

async function writeIndividuals(em: Em, placed: readonly PlacedRecord[], batch: Batch): Promise<void> {
  const rows = placed.flatMap((row) => toIndividual(row, batch));
  if (rows.length > 0) {
    await runStatement(em, INDIVIDUALS, [JSON.stringify(rows)]);
    await writeOrigins(em, rows, batch);
  }
  for (const { id, reference, replaces } of rows) {
    if (replaces !== null) {
      await moveIdentities(em, { id: replaces }, { id, reference });
    }
  }
}

interface IndividualRow extends OriginRow, Readonly<Record<string, unknown>> {
  readonly reference: string;
  /** Id of the signing whose ties pass to it. */
  readonly replaces: string | null;
}

function toIndividual(placed: PlacedRecord, { now }: Batch): IndividualRow[] {
  const {
    entry: { record },
    action,
  } = placed;
  if (record.type !== 'individual' || action?.kind !== 'individual') {
    return [];
  }
  const email = toAsciiEmail(record.email.trim());
  const { target, version, endReason } = action;
  return [
    {
      ...originOf(placed, record, version.isKnown),
      id: crypto.randomUUID(),
      reference: newReference(),
      replaces: action.replaces,
      link: target.id,
      cla: version.cla,
      language: version.language,
      name: record.name.normalize('NFC'),
      email,
      emailKey: normalizeEmail(email),
      fields: record.fields,
      document: record.document,
      // Nobody was mailed an address of its document.
      token: randomBytes(32).toString('hex'),
      signedAt: timeOf(record.signed_at) ?? now,
      endedAt: endReason === null ? null : (record.ended_at ?? now),
      endReason,
    },
  ];
}

async function writeIdentities(em: Em, placed: readonly PlacedRecord[], batch: Batch): Promise<void> {
  const rows = placed.flatMap((row) => toIdentity(row, batch));
  if (rows.length > 0) {
    await runStatement(em, IDENTITIES, [JSON.stringify(rows), batch.source, batch.now]);
  }
}

function toIdentity({ entry: { record }, action, outcome, text, sha256 }: PlacedRecord, { now }: Batch): object[] {
  if (record.type !== 'identity' || action?.kind !== 'identity') {
    return [];
  }
  const hasEnded = outcome === 'kept';
  return [
    {
      id: crypto.randomUUID(),
      key: record.key,
      link: action.target.id,
      cla: action.cla,
      platform: record.platform,
      host: record.host,
      account: record.account_id,
      login: record.login,
      name: record.name,
      email: record.stated_email,
      signedAt: timeOf(record.signed_at),
      precision: record.signed_at.precision,
      level: record.level,
      record: text,
      sha256,
      endedAt: hasEnded ? (record.ended_at ?? now) : null,
      endReason: hasEnded ? (record.end_reason ?? action.endReason ?? 'import_duplicate') : null,
    },
  ];
}
