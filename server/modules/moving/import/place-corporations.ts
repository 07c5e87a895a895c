import { CORPORATION_NAME_KEY_MAX_LENGTH } from '#rules/corporation-name.ts';
import { isEmail, normalizeEmail } from '#rules/email.ts';
import { refuseRestrictedDomain } from '#server/modules/signing/corporation/refuse-restricted-domain.ts';
import { REASONS, type ReasonCode } from '../format/reasons.ts';
import type { CorporationRecord, ManagerRecord } from '../format/record.ts';
import { foreignId } from './foreign-id.ts';
import { resolveVersion } from './import-target.ts';
import { type Decision, refused, skipped, SKIPPED } from './outcome.ts';
import { type Facts, isFuture, notesOf } from './placing.ts';
import { type HeldKind, heldName, type Known, type KnownRow } from './read-known.ts';
import type { SurveyedCorporation } from './survey-corporation.ts';

/** A corporation of another system. What belongs to one that is refused is refused, too. */
export async function decideCorporation(record: CorporationRecord, facts: Facts): Promise<Decision> {
  const decision = await decide(record, facts);
  const { action } = decision;
  if (action?.kind === 'complete' || (action?.kind === 'corporation' && action.corporation.state === 'completed')) {
    action.corporation.domains.forEach((domain) => facts.placing.claims.add(`${record.link}\n${domain}`));
  }
  facts.placing.corporations.set(record.key, fateOf(record, decision, facts));
  return decision;
}

/** What belongs to a corporation that was deleted here follows that, whatever its source says by now. */
function fateOf({ key }: CorporationRecord, { action, reasons }: Decision, { known, placing }: Facts) {
  const surveyed = placing.survey.corporations.get(key);
  if (surveyed === undefined || (action === null && !known.keys.has(key))) {
    return reasons[0] ?? 'unknown_corporation';
  }
  const here = action?.kind === 'corporation' ? action.corporation.state : known.keys.get(key)?.state;
  return here === 'deleted' ? ({ ...surveyed, state: here } as const) : surveyed;
}

async function decide(record: CorporationRecord, { known, placing, sha256 }: Facts): Promise<Decision> {
  const corporation = placing.survey.corporations.get(record.key);
  const target = await placing.survey.findTarget(record.link);
  if (target === undefined || corporation === undefined) {
    return refused('unknown_link');
  }
  if (known.erased.has(record.key)) {
    return skipped('erased_here');
  }
  const earlier = known.keys.get(record.key);
  if (earlier?.sha256 === sha256) {
    return SKIPPED;
  }
  if (earlier?.state === 'deleted') {
    return skipped('changed_at_source');
  }
  const time = isFuture(record, placing) ? 'invalid_time' : null;
  const problem = problemOf(record, corporation) ?? time ?? conflictOf(corporation, known);
  if (problem !== null) {
    return refused(problem);
  }
  if (earlier !== undefined) {
    return decideChanged(corporation, earlier);
  }
  const version = resolveVersion(target.corporateClas, record);
  if (version === undefined) {
    return refused('unknown_cla_version');
  }
  const isHeld = heldBy(corporation, known, ['representative', 'corporation']);
  const isEnded = !isHeld && heldBy(corporation, known, ['deleted']);
  const settled = isHeld || isEnded ? ({ ...corporation, state: 'deleted' } as const) : corporation;
  const notes: (ReasonCode | null)[] = [
    ...notesOf(record),
    version.isKnown ? null : 'unknown_cla_version',
    corporation.conflict,
    isHeld ? 'signed_here' : null,
    isEnded ? 'ended_here' : null,
    hasRestrictedDomain(corporation, placing.restrictedDomains) ? 'restricted_domain' : null,
  ];
  return {
    outcome: settled.state === 'deleted' ? 'kept' : 'imported',
    reasons: notes.filter((note) => note !== null),
    action: { kind: 'corporation', target, version, corporation: settled },
  };
}

/** Of a corporation that was imported earlier, only that it has been approved is taken over. */
function decideChanged(corporation: SurveyedCorporation, { state }: KnownRow): Decision {
  const reasons = ['changed_at_source'] as const;
  return state === 'uncompleted' && corporation.state === 'completed'
    ? { outcome: 'imported', reasons, action: { kind: 'complete', corporation } }
    : { outcome: 'skipped', reasons, action: null };
}

function problemOf({ representative, name }: CorporationRecord, { nameKey, domains }: SurveyedCorporation) {
  if (representative === null) {
    return 'no_representative';
  }
  if (!isEmail(representative.email.trim()) || domains.length === 0) {
    return 'invalid_email';
  }
  const isLong = [name, nameKey].some((text) => text.length > CORPORATION_NAME_KEY_MAX_LENGTH);
  return isLong || nameKey === '' ? 'unreadable_record' : null;
}

/** What blocks the import: neither of two approved corporations can be given up. */
function conflictOf(corporation: SurveyedCorporation, known: Known): ReasonCode | null {
  if (corporation.conflict !== null && REASONS[corporation.conflict].blocks) {
    return corporation.conflict;
  }
  if (corporation.state !== 'completed') {
    return null;
  }
  if (heldBy(corporation, known, ['domain'])) {
    return 'shared_domain';
  }
  return heldBy(corporation, known, ['representative', 'corporation']) ? 'duplicate_corporation' : null;
}

/** Whether another corporation here has what a link has once. */
function heldBy(
  { id, link, state, representativeKey, nameKey, domains }: SurveyedCorporation,
  { held }: Known,
  kinds: readonly HeldKind[],
): boolean {
  const names: Readonly<Partial<Record<HeldKind, readonly string[]>>> = {
    representative: [representativeKey],
    corporation: [`${nameKey}\n${domains[0] ?? ''}`],
    deleted: [`${nameKey}\n${domains[0] ?? ''}`],
    domain: domains,
  };
  return (
    state !== 'deleted' &&
    kinds.some((kind) =>
      (names[kind] ?? []).some((name) => {
        const holder = held.get(heldName(link, kind, name));
        return holder !== undefined && holder !== id;
      }),
    )
  );
}

function hasRestrictedDomain({ domains }: SurveyedCorporation, restricted: readonly string[]): boolean {
  return domains.some((domain) => {
    try {
      refuseRestrictedDomain(`x@${domain}`, restricted);
      return false;
    } catch {
      return true;
    }
  });
}

/** A manager of a corporation of another system. */
export async function decideManager(record: ManagerRecord, { known, placing }: Facts): Promise<Decision> {
  const corporation = placing.corporations.get(record.corporation);
  const target = await placing.survey.findTarget(record.link);
  if (corporation === 'erased_here') {
    return skipped(corporation);
  }
  if (target === undefined || corporation === undefined || typeof corporation === 'string') {
    return refused('unknown_corporation');
  }
  if (known.keys.has(record.key)) {
    return SKIPPED;
  }
  if (!isEmail(record.email.trim())) {
    return refused('invalid_email');
  }
  const id = foreignId(record.key);
  const isHeld = [
    heldName(record.link, 'account', (record.account ?? '').toLowerCase()),
    heldName(record.link, 'manager', normalizeEmail(record.email)),
  ].some((name) => (known.held.get(name) ?? id) !== id);
  const conflict = placing.survey.conflicts.get(record.key);
  const isRemoved = corporation.state === 'completed' && (isHeld || conflict !== undefined);
  return {
    outcome: isRemoved ? 'kept' : 'imported',
    reasons: [...notesOf(record), ...(isRemoved ? (['import_duplicate'] as const) : [])],
    action: { kind: 'manager', target, corporation, isRemoved },
  };
}
