import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { Language } from '#rules/language.ts';
import type { Orm } from '#server/db/open-database.ts';
import { Link } from '#server/modules/community/link/link.entity.ts';
import { drawBadge, type BadgeState } from './draw-badge.ts';

/** Seconds for which a badge may be shown without asking again. */
const MAX_AGE = 300;

/** What an address may say besides the link; another language gets the default one. */
const QUERY = z.object({ lang: z.enum(Language).catch(Language.ZH) });

/** Other sites embed badges; opened as a page, one loads and runs nothing. */
const HEADERS = {
  'cache-control': `public, max-age=${MAX_AGE}`,
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
} as const;

/**
 * Serves `/badge/{linkId}.svg`, an image for the pages of a project that says whether its CLA can be signed, in the
 * language of `lang`. An unknown link has a badge that says so, with 404.
 */
export function registerBadge(app: FastifyInstance, orm: Orm): void {
  app.get<{ Params: { file: string } }>('/badge/:file', async ({ params: { file }, query, headers }, reply) => {
    const [, linkId] = /^(.+)\.svg$/.exec(file) ?? [];
    if (linkId === undefined) {
      return reply.callNotFound();
    }
    const state = await findState(orm, linkId);
    const badge = drawBadge(state, QUERY.parse(query).lang);
    const etag = `"${createHash('sha256').update(badge).digest('base64url')}"`;
    void reply.headers({ ...HEADERS, etag }).code(state === 'unknown' ? 404 : 200);
    return headers['if-none-match'] === etag && state !== 'unknown'
      ? reply.code(304).send()
      : reply.type('image/svg+xml; charset=utf-8').send(badge);
  });
}

async function findState(orm: Orm, linkId: string): Promise<BadgeState> {
  if (linkId.includes('\u0000')) {
    return 'unknown';
  }
  const link = await orm.em.fork().findOne(Link, { linkId, unlinkedAt: null }, { fields: ['signingState'] });
  return link?.signingState ?? 'unknown';
}
