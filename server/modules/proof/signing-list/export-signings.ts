import { change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import { ApiKeyScope } from '#server/modules/access/session/api-key-grant.ts';
import { requireStepUp } from '#server/modules/access/session/second-factor/require-step-up.ts';
import { getReadableLink } from '#server/modules/community/link/own-link.ts';
import { filterOf } from './list-signings.ts';
import { openReader, readSignings, type ListedSigning, type SigningReader } from './read-signings.ts';
import { readCursor } from './signing-cursor.rules.ts';
import { SigningKind, SigningSort } from './signing-kind.rules.ts';

/** Formats of an export. */
export const ExportFormat = { CSV: 'csv', JSONL: 'jsonl' } as const;
export type ExportFormat = (typeof ExportFormat)[keyof typeof ExportFormat];

/** Signings of one statement; an export holds no more than these in memory. */
const BATCH = 1000;

/** Everything signed at a link, read while it is consumed. */
export interface SigningExport {
  readonly format: ExportFormat;
  /** Signings in batches, oldest first. Those of after the start may be among them. */
  readonly batches: AsyncIterable<readonly ListedSigning[]>;
}

/**
 * Exports everything signed at a link, and records that. Errors: those of `getReadableLink`, and of
 * `requireStepUp` without an API key; `bad_request_parameter` with
 * `format` for anything but `csv` and `jsonl`.
 */
export async function exportSignings(
  ctx: AppContext,
  { linkId, format: wanted }: { readonly linkId: string; readonly format: string },
): Promise<SigningExport> {
  const { actor, link, session } = await getReadableLink(ctx, linkId, ApiKeyScope.EXPORT_READ);
  if (session !== undefined) {
    await requireStepUp(ctx, session);
  }
  const format = Object.values(ExportFormat).find((known) => known === wanted);
  if (format === undefined) {
    throw new AppError('bad_request_parameter', { field: 'format' });
  }
  await change(ctx, async (tx) => {
    tx.audit({ action: 'SIGNINGS_EXPORTED', actor, link, subject: link.id, details: { linkId, format } });
  });
  const reader = await openReader(ctx.em, link, ctx.now());
  return { format, batches: readBatches(reader, filterOf(ctx, link, {})) };
}

/** Reads batch after batch; between them nothing is held at the database, however slowly the client reads. */
async function* readBatches(
  reader: SigningReader,
  filter: ReturnType<typeof filterOf>,
): AsyncGenerator<readonly ListedSigning[]> {
  const kinds = Object.values(SigningKind);
  let cursor: string | undefined;
  let isLast = false;
  while (!isLast) {
    const after = readCursor(cursor, SigningSort.DATE_ASC);
    const batch = await readSignings(reader, { kinds, filter, sort: SigningSort.DATE_ASC, after, limit: BATCH });
    cursor = batch.at(-1)?.cursor;
    isLast = batch.length < BATCH;
    yield batch;
  }
}
