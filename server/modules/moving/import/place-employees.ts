import { isEmail, normalizeEmail } from '#rules/email.ts';
import type { ReasonCode } from '../format/reasons.ts';
import type { EmployeeRecord } from '../format/record.ts';
import { resolveVersion } from './import-target.ts';
import { type Decision, refused, skipped, SKIPPED } from './outcome.ts';
import { type Facts, isFuture, notesOf } from './placing.ts';
import { isBefore } from './read-known-here.ts';
import type { KnownRow } from './read-known.ts';

/** An employee of a corporation of another system. */
export async function decideEmployee(record: EmployeeRecord, { known, placing, sha256 }: Facts): Promise<Decision> {
  const corporation = placing.corporations.get(record.corporation);
  const target = await placing.survey.findTarget(record.link);
  if (corporation === 'erased_here' || known.erased.has(record.key)) {
    return skipped('erased_here');
  }
  if (target === undefined || corporation === undefined || typeof corporation === 'string') {
    return refused('unknown_corporation');
  }
  if (!isEmail(record.email.trim())) {
    return refused('invalid_email');
  }
  if (isFuture(record, placing)) {
    return refused('invalid_time');
  }
  if (corporation.state === 'uncompleted') {
    return refused('employee_of_uncompleted');
  }
  const earlier = known.keys.get(record.key);
  if (earlier !== undefined) {
    return earlier.sha256 === sha256 ? SKIPPED : decideChanged(record, earlier);
  }
  const version = resolveVersion(target.clas, record);
  if (version === undefined) {
    return refused('unknown_cla_version');
  }
  const address = `${target.id}\n${normalizeEmail(record.email.trim())}`;
  const live = known.liveEmployees.get(address);
  const ended = known.ended.get(address);
  const counts = record.state !== 'removed' && corporation.state === 'completed';
  const isDuplicate = counts && !placing.survey.employees.isWinner(record);
  const isTaken = counts && !isDuplicate && live !== undefined;
  const hasEnded = counts && !isDuplicate && !isTaken && ended !== undefined && isBefore(record.signed_at, ended);
  const notes: (ReasonCode | null)[] = [
    ...notesOf(record),
    version.isKnown ? null : 'unknown_cla_version',
    isDuplicate ? 'import_duplicate' : null,
    isTaken ? 'signed_here' : null,
    hasEnded ? 'ended_here' : null,
  ];
  const state = isDuplicate || isTaken || hasEnded ? 'removed' : record.state;
  return {
    outcome: state === 'removed' ? 'kept' : 'imported',
    reasons: notes.filter((note) => note !== null),
    action: { kind: 'employee', target, version, corporation, state },
  };
}

/** The state follows the source until a manager changes it here; removed ones stay so. */
function decideChanged(record: EmployeeRecord, { signing, state, isChangedHere }: KnownRow): Decision {
  const reasons = ['changed_at_source'] as const;
  return state === record.state || state === 'removed' || isChangedHere === true
    ? { outcome: 'skipped', reasons, action: null }
    : {
        outcome: record.state === 'removed' ? 'kept' : 'imported',
        reasons,
        action: { kind: 'employee-state', signing, state: record.state },
      };
}
