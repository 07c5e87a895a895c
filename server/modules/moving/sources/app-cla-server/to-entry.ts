import type { z } from 'zod';
import { hasControlCharacter } from '#rules/field-value.ts';
import { interchangeRecord } from '../../format/record.ts';
import type { ForeignPassword, ForeignSender, SourceEntry } from '../../format/source.ts';

/** A record before it is checked. */
export type Draft = z.input<typeof interchangeRecord>;

/** A row of the dump, and what it says in the words of the format. */
interface DraftedRow {
  readonly draft: Draft;
  readonly raw: unknown;
  readonly locator: string;
  readonly password?: ForeignPassword | undefined;
  readonly sender?: ForeignSender | undefined;
}

/** Returns the record of a row; one that does not fit the format is refused as it is. */
export function toEntry({ draft, raw, locator, password, sender }: DraftedRow): SourceEntry {
  const { data: record } = interchangeRecord.safeParse(draft);
  if (record === undefined) {
    return { kind: 'refusal', reason: 'unreadable_record', raw, locator };
  }
  return 'name' in record && record.name !== null && hasControlCharacter(record.name)
    ? { kind: 'refusal', reason: 'hostile_value', raw, locator }
    : {
        kind: 'record',
        record,
        raw,
        locator,
        ...(password !== undefined && { password }),
        ...(sender !== undefined && { sender }),
      };
}
