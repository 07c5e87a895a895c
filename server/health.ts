import type { FastifyInstance } from 'fastify';
import type { Orm } from './db/open-database.ts';

/** `/healthz`: the process answers. `/readyz`: it can also reach its database, else 503. */
export function registerHealth(app: FastifyInstance, orm: Orm): void {
  app.get('/healthz', { logLevel: 'warn' }, () => ({ status: 'ok' }));
  app.get('/readyz', { logLevel: 'warn' }, async (_request, reply) => {
    const ready = await orm.isConnected();
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'unavailable' });
  });
}
