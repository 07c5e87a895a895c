import { Transform, type Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest, preParsingHookHandler } from 'fastify';
import { createBodyBudget, type BodyShare, type OpenBodyShare } from './body-budget.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** What the body has of the memory for all bodies; forms count what they read themselves. Undefined without a body. */
    bodyShare: BodyShare | undefined;
  }
}

const MEBIBYTE = 1024 * 1024;

/** Milliseconds that a slow body keeps its place when others need it. */
const PATIENCE = 3000;

/** Memory for the rare webhooks of more than 1 MB: for one of the largest. They count before they arrive. */
const HUGE = { bytes: 26 * MEBIBYTE, patience: PATIENCE };

/** Memory for other webhooks and for uploads. */
const LARGE = { bytes: 24 * MEBIBYTE, patience: PATIENCE };

/** Memory for all other bodies, which have their own so that webhooks cannot take it. */
const SMALL = { bytes: 64 * MEBIBYTE, patience: PATIENCE };

/** Bodies up to this length, in bytes, are counted before they arrive, because following them costs more. */
const COUNTED_AT_ONCE = 16 * 1024;

/**
 * Bounds the bytes of all request bodies that are in memory at a time. Register it after what decompresses bodies, so
 * that they count with the length that they have here.
 */
export function boundBodies(app: FastifyInstance): void {
  const budgets = { huge: openBudget(HUGE), large: openBudget(LARGE), small: openBudget(SMALL) };
  app.decorateRequest('bodyShare');
  app.addHook('onRoute', (route) => {
    const limit = route.bodyLimit ?? app.initialConfig.bodyLimit ?? 0;
    const isLarge = limit > (app.initialConfig.bodyLimit ?? 0);
    const count: preParsingHookHandler = (request, reply, ...[payload, done]) => {
      const length = lengthOf(request, limit);
      if (length === 0 || length > limit) {
        done(null, payload);
        return;
      }
      const isForm = request.headers['content-type']?.startsWith('multipart/') === true;
      const isHuge = isLarge && !isForm && length > MEBIBYTE;
      const open = isHuge ? budgets.huge : isLarge || isForm ? budgets.large : budgets.small;
      const isCountedAtOnce = isHuge || (length <= COUNTED_AT_ONCE && !request.headers['content-encoding']);
      try {
        const way = isForm ? 'by its reader' : isCountedAtOnce ? 'at once' : 'as it arrives';
        done(null, follow({ request, reply, open, length, way }, payload as Readable));
      } catch (refusal) {
        void reply.header('connection', 'close');
        done(refusal as Error);
      }
    };
    route.preParsing = [route.preParsing ?? []].flat().concat(count);
  });
}

function openBudget(limits: typeof LARGE): OpenBodyShare {
  return createBodyBudget(limits, () => performance.now());
}

/** Bytes of a body, or what it may have at most where its sender does not say; forms have their own limits. */
function lengthOf({ headers }: FastifyRequest, limit: number): number {
  if (headers['transfer-encoding'] !== undefined) {
    return limit;
  }
  const length = Number(headers['content-length'] ?? 0);
  return headers['content-type']?.startsWith('multipart/') === true ? Math.min(length, limit) : length;
}

interface Followed {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly open: OpenBodyShare;
  readonly length: number;
  /** How it is counted. */
  readonly way: 'at once' | 'as it arrives' | 'by its reader';
}

/**
 * Counts a body until the request is answered or breaks off. Returns the stream to read it from. Error: that of
 * `BodyShare.take`.
 */
function follow({ request, reply, open, length, way }: Followed, payload: Readable): Readable {
  const { raw } = request;
  const share = open(() => raw.destroy());
  request.bodyShare = share;
  reply.raw.once('close', share.release);
  if (way === 'as it arrives') {
    return countChunks({ payload, share, reply });
  }
  if (way === 'at once') {
    share.take(length);
    raw.once('end', share.keep);
  }
  return payload;
}

interface Counted {
  readonly payload: Readable;
  readonly share: BodyShare;
  readonly reply: FastifyReply;
}

/** What is left of a refused body is not read: the connection ends with the answer. */
function countChunks({ payload, share, reply }: Counted): Readable {
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      try {
        share.take(chunk.length);
        done(null, chunk);
      } catch (refusal) {
        payload.unpipe(counted);
        payload.pause();
        void reply.header('connection', 'close');
        done(refusal as Error);
      }
    },
    flush(done) {
      share.keep();
      done();
    },
  });
  payload.once('error', (failure) => counted.destroy(failure));
  return payload.pipe(counted);
}
