import type { FastifyInstance } from 'fastify';
import type { Orm } from '#server/db/open-database.ts';

/** Serves `/healthz`, which shows that the process answers, and `/readyz`, which answers 503 without a database. */
export function registerHealth(app: FastifyInstance, orm: Orm): void {
  app.get('/healthz', { logLevel: 'warn' }, () => ({ status: 'ok' }));
  app.get('/readyz', { logLevel: 'warn' }, async (request, reply) => {
    try {
      await orm.em.getConnection().execute('select 1');
      return { status: 'ready' };
    } catch (error) {
      request.log.warn({ err: error }, 'the database cannot be reached');
      return reply.code(503).send({ status: 'unavailable' });
    }
  });
}
