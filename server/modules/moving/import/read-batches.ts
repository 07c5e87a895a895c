import type { DocumentEntry, OpenedSource, RecordEntry, RefusalEntry } from '../format/source.ts';

/** Rows of one transaction. */
const BATCH = 2000;

export type SourceBatch =
  | { readonly kind: 'records'; readonly records: readonly RecordEntry[] }
  | { readonly kind: 'document'; readonly document: DocumentEntry };

/** Reads the rows of a source in groups of one type, and its documents one by one; refused rows go to `refuse`. */
export async function* readBatches(
  opened: OpenedSource,
  refuse: (refusal: RefusalEntry) => void,
): AsyncGenerator<SourceBatch> {
  let records: RecordEntry[] = [];
  for await (const entry of opened.entries()) {
    if (entry.kind === 'refusal') {
      refuse(entry);
      continue;
    }
    const isFull = records.length === BATCH;
    if (records.length > 0 && (isFull || entry.kind === 'document' || records[0]?.record.type !== entry.record.type)) {
      yield { kind: 'records', records };
      records = [];
    }
    if (entry.kind === 'document') {
      yield { kind: 'document', document: entry };
    } else {
      records.push(entry);
    }
  }
  if (records.length > 0) {
    yield { kind: 'records', records };
  }
}
