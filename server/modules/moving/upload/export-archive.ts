import { createReadStream } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { Zip, ZipDeflate } from 'fflate';
import { change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import { createTurns } from '#server/isolation/take-turns.ts';
import { requireStepUp } from '#server/modules/access/session/second-factor/require-step-up.ts';
import { getChangeableLink } from '#server/modules/community/link/own-link.ts';
import { exportLink } from '../export/export-link.ts';
import { makeWorkFolder } from './work-folders.ts';

/** An export is written to the disk before it is sent, and an embedded database waits meanwhile. */
const takeTurn = createTurns({ concurrent: 1, waitingPerOwner: 1, waitingBytes: 0 });

/**
 * Everything about a link in Signet's format, as a ZIP archive that is written while it is sent, and records that. What
 * is on the disk meanwhile is removed when the stream closes, also when nobody has read it.
 * Errors: those of `getChangeableLink` and `requireStepUp`, `too_many_request` while others export or after five of the
 * account in an hour.
 */
export async function exportArchive(ctx: AppContext, linkId: string): Promise<Readable> {
  const { actor, link, account, session } = await getChangeableLink(ctx, linkId);
  await requireStepUp(ctx, session);
  await ctx.deps.rateLimiter.consume('link_export', account.id);
  const output = await makeWorkFolder('export');
  try {
    await change(ctx, async (tx) => {
      const details = { linkId, format: 'signet' };
      tx.audit({ action: 'SIGNINGS_EXPORTED', actor, link, subject: link.id, details });
    });
    const { orm, config } = ctx.deps;
    const wanted = { linkId, output, instance: config.publicUrl.host, now: ctx.now() };
    await takeTurn({ owner: account.id, bytes: 0 }, () => exportLink(orm, wanted));
  } catch (error) {
    await rm(output, { recursive: true, force: true });
    throw error;
  }
  return Readable.from(zipOf(output)).once('close', () => void rm(output, { recursive: true, force: true }));
}

/** Archives a directory file by file. */
async function* zipOf(directory: string): AsyncGenerator<Uint8Array> {
  const written: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error !== null) {
      throw error;
    }
    written.push(chunk);
  });
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const names = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  for (const path of names.toSorted()) {
    const file = new ZipDeflate(path.slice(directory.length + 1).replaceAll('\\', '/'));
    zip.add(file);
    for await (const chunk of createReadStream(path) as AsyncIterable<Uint8Array>) {
      file.push(chunk);
      yield* written.splice(0);
    }
    file.push(new Uint8Array(), true);
    yield* written.splice(0);
  }
  zip.end();
  yield* written.splice(0);
}
