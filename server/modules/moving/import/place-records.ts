import { createHash } from 'node:crypto';
import { emailDomain, isEmail, normalizeEmail } from '#rules/email.ts';
import { isStorableText } from '#rules/storable-text.ts';
import type { Em } from '#server/db/open-database.ts';
import { IndividualSigningEnd } from '#server/modules/signing/signing/individual/individual-signing.entity.ts';
import { rawText } from '../format/raw-text.ts';
import type { ReasonCode } from '../format/reasons.ts';
import type { IdentityRecord, IndividualRecord, InterchangeRecord } from '../format/record.ts';
import type { RecordEntry } from '../format/source.ts';
import { type ImportTarget, resolveVersion } from './import-target.ts';
import { type Decision, type PlacedRecord, refused, skipped, SKIPPED } from './outcome.ts';
import { accountOf, addressOf } from './pick-winners.ts';
import { decideCorporation, decideManager } from './place-corporations.ts';
import { decideEmployee } from './place-employees.ts';
import { decideCla, decideLink } from './place-links.ts';
import { type Facts, isFuture, notesOf, type Placing } from './placing.ts';
import { isBefore } from './read-known-here.ts';
import { type Known, type KnownRow, readKnown } from './read-known.ts';

/** Decides the outcome of the rows of one batch, all of the same type. Changes nothing. */
export async function placeRecords(em: Em, batch: readonly RecordEntry[], placing: Placing): Promise<PlacedRecord[]> {
  const known = await readKnown(em, batch);
  const placed: PlacedRecord[] = [];
  for (const entry of batch) {
    const text = rawText(entry.raw);
    const sha256 = createHash('sha256').update(text).digest('hex');
    const decision = isStorable(entry.record)
      ? await decide(entry.record, { sha256, known, placing, sender: entry.sender })
      : refused('unreadable_record');
    placed.push({ entry, text, sha256, ...decision });
  }
  return placed;
}

/** Whether a database can hold every text of a value. */
function isStorable(value: unknown): boolean {
  if (typeof value === 'string') {
    return isStorableText(value);
  }
  return typeof value !== 'object' || value === null || Object.entries(value).flat().every(isStorable);
}

async function decide(record: InterchangeRecord, facts: Facts): Promise<Decision> {
  if (record.type === 'audit') {
    const hash = facts.known.hashes.get(record.sequence);
    if (hash === undefined) {
      return { outcome: 'imported', reasons: [], action: { kind: 'audit' } };
    }
    return hash === record.hash ? SKIPPED : refused('chain_goes_on_here');
  }
  if ('own' in record && record.own !== undefined) {
    return decideOwn(record, facts.known);
  }
  if (record.type === 'individual' || record.type === 'identity') {
    return decidePerson(record, facts);
  }
  if (record.type === 'employee') {
    return decideEmployee(record, facts);
  }
  if (record.type === 'manager') {
    return decideManager(record, facts);
  }
  if (record.type === 'corporation') {
    return decideCorporation(record, facts);
  }
  if (record.type === 'cla') {
    return decideCla(record, facts);
  }
  return record.type === 'link' ? decideLink(record, facts) : refused('exempt_at_source');
}

async function decidePerson(record: IndividualRecord | IdentityRecord, facts: Facts): Promise<Decision> {
  const target = await facts.placing.survey.findTarget(record.link);
  if (target === undefined) {
    return refused('unknown_link');
  }
  if (facts.known.erased.has(record.key)) {
    return skipped('erased_here');
  }
  if (isFuture(record, facts.placing)) {
    return refused('invalid_time');
  }
  return record.type === 'individual' ? decideIndividual(record, target, facts) : decideIdentity(record, target, facts);
}

function decideOwn(record: InterchangeRecord, known: Known): Decision {
  if (known.keys.has(record.key)) {
    return SKIPPED;
  }
  if (record.type === 'link' && known.takenLinks.has(record.link)) {
    return refused('alias_taken');
  }
  const notes: ReasonCode[] = record.type === 'manager' ? ['manager_without_login'] : [];
  const isOver = 'state' in record && ['ended', 'removed', 'deleted', 'superseded'].includes(record.state);
  const outcome = isOver ? 'kept' : record.type === 'identity' ? 'confirm' : 'imported';
  return { outcome, reasons: notes, action: { kind: 'own' } };
}

function decideIndividual(record: IndividualRecord, target: ImportTarget, facts: Facts): Decision {
  const { known, placing, sha256 } = facts;
  if (!isEmail(record.email.trim())) {
    return refused('invalid_email');
  }
  const version = resolveVersion(target.clas, record);
  if (version === undefined) {
    return refused('unknown_cla_version');
  }
  const isOther = record.language !== null && record.language !== version.language;
  const notes: (ReasonCode | null)[] = [
    ...notesOf(record),
    version.isKnown ? null : 'unknown_cla_version',
    isOther ? 'language_differs' : null,
  ];
  const reasons = notes.filter((note) => note !== null);
  const earlier = known.keys.get(record.key);
  if (earlier !== undefined) {
    return earlier.sha256 === sha256 ? SKIPPED : decideChanged(record, earlier);
  }
  const keep = (endReason: string, reason?: ReasonCode): Decision => ({
    outcome: 'kept',
    reasons: reason === undefined ? reasons : [...reasons, reason],
    action: { kind: 'individual', target, version, endReason, replaces: null },
  });
  if (record.state === 'ended') {
    return keep(record.end_reason ?? 'not_counted_by_source');
  }
  const winner = placing.survey.winners.get(addressOf(record));
  if (winner !== undefined && winner.key !== record.key) {
    const isSame = winner.email === record.email;
    return keep('import_duplicate', isSame ? 'import_duplicate' : 'letter_case_duplicate');
  }
  const email = normalizeEmail(record.email.trim());
  const live = known.live.get(`${target.id}\n${email}`);
  if (live !== undefined && live.source !== placing.source) {
    return keep('import_duplicate', 'signed_here');
  }
  const domain = emailDomain(email);
  if (known.claimed.has(`${target.id}\n${domain}`) || placing.claims.has(`${record.link}\n${domain}`)) {
    return keep(IndividualSigningEnd.CORPORATION, 'corporation');
  }
  const ended = known.ended.get(`${target.id}\n${email}`);
  if (ended !== undefined && isBefore(record.signed_at, ended)) {
    return keep(ended.reason, 'ended_here');
  }
  const action = { kind: 'individual', target, version, endReason: null, replaces: live?.signing ?? null } as const;
  return { outcome: 'imported', reasons, action };
}

/** Of a row that was imported earlier, only that it has ended is taken over. */
function decideChanged(record: IndividualRecord | IdentityRecord, { signing, isLive }: KnownRow): Decision {
  const reasons = ['changed_at_source'] as const;
  return record.state === 'ended' && isLive
    ? {
        outcome: 'kept',
        reasons,
        action: { kind: 'end', signing, reason: record.end_reason ?? 'invalidated_at_source' },
      }
    : { outcome: 'skipped', reasons, action: null };
}

function decideIdentity(record: IdentityRecord, target: ImportTarget, { known, placing, sha256 }: Facts): Decision {
  const earlier = known.keys.get(record.key);
  if (earlier !== undefined) {
    return earlier.sha256 === sha256 ? SKIPPED : decideChanged(record, earlier);
  }
  if (record.account_id === null) {
    return refused(record.login === null ? 'address_alone' : 'unresolved_login');
  }
  const version = record.cla === null && record.version === undefined ? undefined : resolveVersion(target.clas, record);
  const cla = version?.isKnown === true ? version.cla : null;
  const unknown = cla === null ? (['unknown_cla_version'] as const) : [];
  const account = accountOf(target.id, record);
  const isDuplicate = !placing.survey.accounts.isWinner(record) || known.accounts.has(account);
  const here = isDuplicate ? null : decidedHere(record, target, known);
  const problem: ReasonCode | null = isDuplicate ? 'import_duplicate' : (here?.problem ?? null);
  const isKept = record.state === 'ended' || problem !== null;
  return {
    outcome: isKept ? 'kept' : 'confirm',
    reasons: [...notesOf(record), ...unknown, ...(record.state === 'live' && problem !== null ? [problem] : [])],
    action: { kind: 'identity', target, cla, endReason: here?.endReason },
  };
}

/** Why an account does not count by what its person has done here; null when it does. */
function decidedHere(record: IdentityRecord, { id: link }: ImportTarget, known: Known) {
  const account = accountOf(link, record);
  if (known.tiedAccounts.has(account)) {
    return { problem: 'signed_here', endReason: IndividualSigningEnd.SUPERSEDED } as const;
  }
  const stated = known.ended.get(`${link}\n${normalizeEmail(record.stated_email?.trim() ?? '')}`);
  const ends = [known.endedAccounts.get(account), stated].filter((end) => end !== undefined);
  const end = ends.find((one) => one.reason !== IndividualSigningEnd.SUPERSEDED && isBefore(record.signed_at, one));
  return end === undefined ? null : ({ problem: 'ended_here', endReason: end.reason } as const);
}
