import type { Em } from '#server/db/open-database.ts';
import { AppError } from '#server/errors/app-error.ts';
import { canonicalJson } from '#server/modules/ground/audit/event-body.ts';
import { Checkpoint } from './checkpoint.entity.ts';
import { checkpointFacts } from './create-checkpoint.ts';

/** The published file of all checkpoints at one moment; later ones begin with the same bytes. */
export interface CheckpointLogFile {
  readonly bytes: Buffer;
  readonly etag: string;
}

/** Reads the file of checkpoints, one line of JSON each. */
export interface CheckpointLog {
  read(em: Em): Promise<CheckpointLogFile>;
}

/** Keeps the lines read so far, since none ever changes: a year of hourly checkpoints takes 5 MB. */
export function createCheckpointLog(): CheckpointLog {
  let known: { readonly last: number; readonly bytes: Buffer } = { last: 0, bytes: Buffer.alloc(0) };
  return {
    async read(em) {
      const since = known;
      const added = await em.find(Checkpoint, { number: { $gt: since.last } }, { orderBy: { number: 'asc' } });
      if (added.length > 0 && known === since) {
        const bytes = Buffer.concat([
          since.bytes,
          ...added.map((checkpoint) => Buffer.from(checkpointLine(checkpoint))),
        ]);
        known = { last: added.at(-1)?.number ?? since.last, bytes };
      }
      return { bytes: known.bytes, etag: `"${known.last}-${known.bytes.length}"` };
    },
  };
}

/** The line of a checkpoint in the published file. */
export function checkpointLine(checkpoint: Checkpoint): string {
  return `${canonicalJson({ ...checkpointFacts(checkpoint), jws: checkpoint.jws })}\n`;
}

/** The token of a time-stamping authority over a line of the published file. Error: `not_found`, also while there is none. */
export async function findCheckpointTimestamp(em: Em, number: string): Promise<Buffer> {
  const known = /^[1-9]\d{0,8}$/.test(number)
    ? await em.findOne(Checkpoint, { number: Number(number) }, { populate: ['timestampToken'] })
    : null;
  if (!known?.timestampToken) {
    throw new AppError('not_found');
  }
  return Buffer.from(known.timestampToken);
}
