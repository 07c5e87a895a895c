import { randomBytes } from 'node:crypto';
import { normalizeEmail, toAsciiEmail } from '#rules/email.ts';
import type { Change } from '#server/change.ts';
import { runStatement } from '#server/db/run-statement.ts';
import { SYSTEM } from '#server/modules/ground/audit/actor.ts';
import { endIdentities } from '#server/modules/signing/signing/identity/end-identities.ts';
import { newReference } from '#server/modules/signing/signing/reference.ts';
import type { ImportContext } from './import-context.ts';
import type { PlacedRecord } from './outcome.ts';
import { type Batch, originOf, timeOf, writeOrigins } from './write-origins.ts';

const EMPLOYEES = `
insert into employee_signing (id, reference, link_id, corporation_signing_id, cla_id, language, name, email, email_key,
  field_values, document_token_hash, state, signed_at, suspended_at)
select id, reference, link, corporation, cla, language, name, email, "emailKey", fields, token, state, "signedAt",
  "suspendedAt"
from jsonb_to_recordset($1::jsonb) as given (id uuid, reference text, link uuid, corporation uuid, cla uuid,
  language text, name text, email text, "emailKey" text, fields jsonb, token text, state text, "signedAt" timestamptz,
  "suspendedAt" timestamptz)`;

const CHANGES = `
insert into employee_signing_change (id, employee_signing_id, state, changed_at)
select gen_random_uuid(), id, state, "changedAt"
from jsonb_to_recordset($1::jsonb) as given (id uuid, state text, "changedAt" timestamptz)`;

const STATES = `
update employee_signing s set state = g.state
from jsonb_to_recordset($1::jsonb) as g (id uuid, state text) where s.id = g.id
returning s.id, s.reference, s.link_id as link, s.state`;

/** Writes employees of corporations of other systems, and states that have changed there, within the transaction. */
export async function writeEmployees(
  ctx: ImportContext,
  tx: Change,
  { placed, batch }: { readonly placed: readonly PlacedRecord[]; readonly batch: Batch },
): Promise<void> {
  const { em } = tx;
  const added = placed.flatMap((row) => toEmployee(row, batch));
  const changed = placed.flatMap((row) => toState(row, batch));
  if (added.length > 0) {
    await runStatement(em, EMPLOYEES, [JSON.stringify(added)]);
    await writeOrigins(em, added, batch);
  }
  if (changed.length > 0) {
    const rows = await runStatement<ChangedRow>(em, STATES, [JSON.stringify(changed)]);
    await endRemoved(ctx, tx, rows);
  }
  const changes = [...added, ...changed].filter(({ changedAt }) => changedAt !== null);
  await runStatement(em, CHANGES, [JSON.stringify(changes)]);
}

interface ChangedRow {
  readonly id: string;
  readonly reference: string;
  readonly link: string;
  readonly state: string;
}

async function endRemoved(ctx: ImportContext, tx: Change, rows: readonly ChangedRow[]): Promise<void> {
  const actor = ctx.actor ?? SYSTEM;
  for (const { id, reference, link } of rows.filter(({ state }) => state === 'removed')) {
    await endIdentities(ctx, tx, { link: { id: link }, actor, signings: [id] });
    tx.audit({ action: 'EMPLOYEE_REMOVED', actor, link: { id: link }, subject: id, details: { reference } });
  }
}

function toEmployee(placed: PlacedRecord, { now }: Batch) {
  const {
    entry: { record },
    action,
  } = placed;
  if (record.type !== 'employee' || action?.kind !== 'employee') {
    return [];
  }
  const { target, version, corporation, state } = action;
  const email = toAsciiEmail(record.email.trim());
  return [
    {
      ...originOf(placed, record, version.isKnown),
      id: crypto.randomUUID(),
      reference: newReference(),
      link: target.id,
      corporation: corporation.id,
      cla: version.cla,
      language: version.language,
      name: record.name.normalize('NFC'),
      email,
      emailKey: normalizeEmail(email),
      fields: record.fields,
      // Nobody was mailed an address of its document.
      token: randomBytes(32).toString('hex'),
      state,
      signedAt: timeOf(record.signed_at) ?? now,
      suspendedAt: corporation.state === 'deleted' ? now : null,
      // When somebody was removed decides how long the signing is kept.
      changedAt: record.state_at ?? (state === 'removed' ? now : null),
    },
  ];
}

function toState({ entry: { record }, action }: PlacedRecord, { now }: Batch) {
  return record.type === 'employee' && action?.kind === 'employee-state'
    ? [{ id: action.signing, state: action.state, changedAt: record.state_at ?? now }]
    : [];
}
