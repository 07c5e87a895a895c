import type { FastifyInstance } from 'fastify';
import type { Orm } from '#server/db/open-database.ts';
import { listSealCertificates } from '#server/modules/ground/seal/seal-certificates.queries.ts';

/** Serves what others verify documents with: all certificates of the seal, now and before, in PEM. */
export function registerSealCertificates(app: FastifyInstance, orm: Orm): void {
  app.get('/.well-known/signet-seal-ca.pem', async (_request, reply) =>
    reply
      .type('application/x-pem-file')
      .header('cache-control', 'public, max-age=300')
      .send(await listSealCertificates(orm.em.fork())),
  );
}
