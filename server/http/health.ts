import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { inTime } from '#server/db/in-time.ts';
import { MIGRATIONS } from '#server/db/migrations/index.ts';
import type { Orm } from '#server/db/open-database.ts';

interface Part {
  readonly name: string;
  /** Returns a row when the part is ready. */
  readonly sql: string;
  readonly parameters?: string[];
}

/** What the service needs of its database; each part needs those before it. */
const PARTS: readonly Part[] = [
  { name: 'database', sql: 'select 1' },
  // The newest migration of this version; a newer version may have added more.
  {
    name: 'schema',
    sql: 'select 1 from mikro_orm_migrations where name = ?',
    parameters: MIGRATIONS.slice(-1).map(({ name }) => name),
  },
  { name: 'queue', sql: 'select 1 from pgboss.version' },
];

type PartState = 'ready' | 'unavailable' | 'unknown';

/**
 * Serves `/healthz`, which shows that the process answers, and `/readyz`, which answers 503 unless all parts are ready.
 * Parts after the first that is not are unknown.
 */
export function registerHealth(app: FastifyInstance, orm: Orm): void {
  app.get('/healthz', { logLevel: 'warn' }, () => ({ status: 'ok' }));
  app.get('/readyz', { logLevel: 'warn' }, async (request, reply) => {
    const states: Record<string, PartState> = {};
    let ready = true;
    for (const part of PARTS) {
      states[part.name] = ready ? await look(orm, part, request.log) : 'unknown';
      ready = states[part.name] === 'ready';
    }
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'unavailable', parts: states });
  });
}

async function look(orm: Orm, part: Part, log: FastifyBaseLogger): Promise<PartState> {
  try {
    const rows = await inTime(orm.em.getConnection().execute<object[]>(part.sql, part.parameters));
    return rows.length > 0 ? 'ready' : 'unavailable';
  } catch (error) {
    log.warn({ err: error, part: part.name }, 'not ready');
    return 'unavailable';
  }
}
