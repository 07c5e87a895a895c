import type { DocumentEntry, OpenedSource, RecordEntry, RefusalEntry } from '../format/source.ts';

/** Rows of one transaction. */
const BATCH = 2000;

/** Types that stand in any order in a table, in the order in which they are written. */
const MIXED: readonly string[] = ['corporation', 'individual', 'identity'];

export type SourceBatch =
  | { readonly kind: 'records'; readonly records: readonly RecordEntry[] }
  | { readonly kind: 'document'; readonly document: DocumentEntry };

/**
 * Reads the rows of a source in groups of one type, and its documents one by one; refused rows go to `refuse`. Types
 * that alternate from row to row are gathered first: a group is a transaction.
 */
export async function* readBatches(
  opened: OpenedSource,
  refuse: (refusal: RefusalEntry) => void,
): AsyncGenerator<SourceBatch> {
  const waiting = new Map<string, RecordEntry[]>();
  for await (const entry of opened.entries()) {
    if (entry.kind === 'refusal') {
      refuse(entry);
      continue;
    }
    if (entry.kind === 'document') {
      yield* takeAll(waiting);
      yield { kind: 'document', document: entry };
      continue;
    }
    const { type } = entry.record;
    if (!fits(type, waiting)) {
      yield* takeAll(waiting);
    }
    const records = waiting.get(type) ?? [];
    records.push(entry);
    waiting.set(type, records);
    if (records.length === BATCH) {
      yield* takeAll(waiting);
    }
  }
  yield* takeAll(waiting);
}

/** Whether rows of a type may wait beside those that do. */
function fits(type: string, waiting: ReadonlyMap<string, unknown>): boolean {
  const types = [...waiting.keys(), type];
  return types.every((one) => one === type) || types.every((one) => MIXED.includes(one));
}

function* takeAll(waiting: Map<string, RecordEntry[]>): Generator<SourceBatch> {
  const groups = [...waiting].toSorted(([one], [other]) => MIXED.indexOf(one) - MIXED.indexOf(other));
  waiting.clear();
  for (const [, records] of groups) {
    yield { kind: 'records', records };
  }
}
