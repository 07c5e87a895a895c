import { z } from 'zod';
import type { SourceEntry } from '../../format/source.ts';
import { numberKeys } from '../number-keys.ts';
import { info, optionalNumber, optionalText, readDay, toClaNumber, toInstant, toLanguage } from './acs-values.ts';
import type { LaterDump } from './later-dump.ts';
import { changeLog, isLeftOut, refuseRow } from './later-rows.ts';
import { plainDocument, toPlain } from './plain.ts';
import { type CollectionRow, readCollection } from './read-collection.ts';
import { type Draft, toEntry } from './to-entry.ts';

const storedIndividual = z
  .looseObject({
    _id: z.string(),
    cla_id: optionalText,
    link_id: z.string(),
    lang: optionalText,
    date: optionalText,
    info,
    name: optionalText,
    email: optionalText,
    deleted: z.boolean().nullish(),
    deleted_at: optionalNumber,
    logs: z.array(changeLog).nullish(),
  })
  .transform(({ _id: id, ...stored }) => ({ ...stored, id }));
type StoredIndividual = z.output<typeof storedIndividual>;

/** Reads the individual signings of a dump. */
export async function* readIndividuals(dump: LaterDump): AsyncGenerator<SourceEntry> {
  const unique = numberKeys();
  for await (const row of readCollection(dump.collections.get('individual_signing'))) {
    if (row.kind === 'refusal') {
      yield row;
      continue;
    }
    if (isLeftOut(row, dump)) {
      continue;
    }
    const { data: stored } = storedIndividual.safeParse(toPlain(row.document));
    if (stored === undefined) {
      yield refuseRow(row);
    } else if (stored.email.trim() === '') {
      yield { ...refuseRow(row), reason: 'no_identity' };
    } else {
      yield* toIndividuals({ stored, row, dump, key: unique(`acs:individual_signing/${stored.id}`) });
    }
  }
}

interface DumpedIndividual {
  readonly dump: LaterDump;
  readonly row: CollectionRow;
  readonly stored: StoredIndividual;
  readonly key: string;
}

/** One signing for each version that was agreed to: a later one takes the place of the earlier. */
function toIndividuals({ stored, row, dump, key }: DumpedIndividual): SourceEntry[] {
  const raw = plainDocument(row.document);
  const { locator } = row;
  const agreed = (stored.logs ?? []).map(({ time, date, cla_id: cla, action }) => ({
    cla,
    day: typeof date === 'string' ? date : typeof time === 'string' ? time : '',
    isAgreement: action === 'agree',
  }));
  const steps = agreed.some(({ isAgreement }) => isAgreement)
    ? agreed
    : [{ cla: stored.cla_id, day: stored.date, isAgreement: false }];
  const days = steps.map(({ day, isAgreement }) => readDay(day, isAgreement ? '' : stored.id, dump.options.timezone));
  return steps.map(({ cla }, index) => {
    const day = days[index];
    if (day === undefined) {
      return { kind: 'refusal', reason: 'invalid_time', raw, locator };
    }
    const next = index + 1 < steps.length ? (days[index + 1]?.signedAt ?? null) : undefined;
    return toEntry({
      raw,
      locator,
      draft: {
        type: 'individual',
        key: index === 0 ? key : `${key}#${index}`,
        link: stored.link_id,
        cla: toClaNumber(next === undefined ? stored.cla_id : cla),
        language: toLanguage(stored.lang),
        name: stored.name,
        email: stored.email.trim(),
        fields: stored.info,
        signed_at: day.signedAt,
        ...(next === undefined ? endOf(stored, dump) : supersededAt(next?.value ?? null)),
        document: null,
        level: 'verified-email',
        notes: [...day.notes],
      },
    });
  });
}

type End = Pick<Extract<Draft, { type: 'individual' }>, 'state' | 'ended_at' | 'end_reason'>;

/** Rows without the mark are in the collection, and the old server finds none of them. */
function endOf({ deleted, deleted_at: at, cla_id: cla }: StoredIndividual, { generation }: LaterDump): End {
  if (deleted === true) {
    return { state: 'ended', ended_at: toInstant(at), end_reason: 'corporation' };
  }
  return deleted !== false || (generation === 'L' && cla === '')
    ? { state: 'ended', ended_at: null, end_reason: 'not_counted_by_source' }
    : { state: 'live', ended_at: null, end_reason: null };
}

function supersededAt(value: string | null): End {
  const endedAt = value === null ? null : new Date(value).toISOString();
  return { state: 'ended', ended_at: endedAt, end_reason: 'superseded' };
}
