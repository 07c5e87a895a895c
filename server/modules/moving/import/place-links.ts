import type { ClaRecord, LinkRecord } from '../format/record.ts';
import { foreignClaId } from './foreign-id.ts';
import { stateOfCla } from './import-target.ts';
import { type Decision, refused, SKIPPED } from './outcome.ts';
import { type Facts, notesOf, usableSender } from './placing.ts';

/** A link of another system, which keeps its id. */
export function decideLink(record: LinkRecord, { known, placing, sender }: Facts): Decision {
  const conflict = placing.survey.conflicts.get(record.key);
  if (conflict !== undefined) {
    return refused(conflict);
  }
  if (known.keys.has(record.key)) {
    return SKIPPED;
  }
  if (known.takenLinks.has(record.link)) {
    return refused('alias_taken');
  }
  if (placing.owner === undefined) {
    return refused('owner_missing');
  }
  return {
    outcome: record.state === 'unlinked' ? 'kept' : 'imported',
    reasons: [...notesOf(record), usableSender(sender, placing) === undefined ? 'sender_to_authorise' : 'sender_moved'],
    action: { kind: 'link' },
  };
}

/** A version of another system, which keeps its number. */
export async function decideCla(record: ClaRecord, { known, placing }: Facts): Promise<Decision> {
  const conflict = placing.survey.conflicts.get(record.key);
  if (conflict !== undefined) {
    return refused(conflict);
  }
  const target = await placing.survey.findTarget(record.link);
  if (target === undefined) {
    return refused('unknown_link');
  }
  if (known.keys.has(record.key)) {
    return SKIPPED;
  }
  const number = Number(record.cla);
  const there = [...target.clas, ...target.corporateClas].find((cla) => cla.number === number);
  if (there?.id !== foreignClaId(record.link, record.cla)) {
    return refused('duplicate_cla_id');
  }
  return {
    outcome: stateOfCla(record) === 'current' ? 'imported' : 'kept',
    reasons: [...notesOf(record), ...(record.document === null ? (['document_missing'] as const) : [])],
    action: { kind: 'cla', target },
  };
}
