import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Orm } from '#server/db/open-database.ts';
import {
  createCheckpointLog,
  findCheckpointTimestamp,
  type CheckpointLogFile,
} from '#server/modules/proof/evidence/checkpoint-log.ts';
import { readVerifier } from '#server/modules/proof/evidence/evidence-bundle.ts';
import { listEvidenceKeys } from '#server/modules/proof/evidence/evidence-key.ts';

/** Serves what others check evidence with: the checkpoints, the keys that signed them, and the program that checks. */
export function registerEvidenceFiles(app: FastifyInstance, orm: Orm): void {
  const log = createCheckpointLog();
  app.get('/.well-known/signet-jwks.json', async (_request, reply) =>
    reply
      .type('application/jwk-set+json')
      .header('cache-control', 'public, max-age=300')
      .send(JSON.stringify(await listEvidenceKeys(orm.em.fork()))),
  );
  app.get('/.well-known/signet-verify.mjs', async (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .headers({
        'cache-control': 'public, max-age=300',
        'content-disposition': 'attachment; filename="signet-verify.mjs"',
      })
      .send(await readVerifier()),
  );
  app.get<{ Params: { number: string } }>(
    '/.well-known/signet-checkpoints/:number.tst',
    async ({ params: { number } }, reply) => {
      const token = await findCheckpointTimestamp(orm.em.fork(), number);
      return reply.type('application/timestamp-token').header('cache-control', 'public, max-age=300').send(token);
    },
  );
  // Not compressed, because ranges count the bytes of the file.
  app.get('/.well-known/signet-checkpoints.jsonl', { compress: false }, async (request, reply) =>
    sendRange(await log.read(orm.em.fork()), request, reply),
  );
}

/** Sends the file or one range of it (RFC 9110, section 14), so that a mirror fetches only the new lines. */
function sendRange({ bytes, etag }: CheckpointLogFile, { headers }: FastifyRequest, reply: FastifyReply): FastifyReply {
  void reply
    .type('application/jsonl; charset=utf-8')
    .headers({ 'accept-ranges': 'bytes', 'cache-control': 'public, no-cache', etag });
  if (headers['if-none-match'] === etag) {
    return reply.code(304).send();
  }
  const asked = headers['if-range'] === undefined || headers['if-range'] === etag ? headers.range : undefined;
  const range = parseRange(asked, bytes.length);
  if (range === undefined) {
    return reply.send(bytes);
  }
  if (range.first >= bytes.length) {
    return reply.code(416).header('content-range', `bytes */${bytes.length}`).send();
  }
  return reply
    .code(206)
    .header('content-range', `bytes ${range.first}-${range.last}/${bytes.length}`)
    .send(bytes.subarray(range.first, range.last + 1));
}

/** Reads a range of bytes; undefined when none or more than one is asked for, which means the whole file. */
function parseRange(header: string | undefined, size: number): { first: number; last: number } | undefined {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header ?? '') ?? [];
  if (from === '' && to === '') {
    return undefined;
  }
  if (from === '') {
    return { first: to === '0' ? size : Math.max(0, size - Number(to)), last: size - 1 };
  }
  const last = to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return Number(from) > last && Number(from) < size ? undefined : { first: Number(from), last };
}
