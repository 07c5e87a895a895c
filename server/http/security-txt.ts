import type { FastifyInstance } from 'fastify';
import type { Config } from '#server/config/config.ts';

/** Milliseconds for which a copy of the file holds; the standard advises less than a year. */
const LIFE = 180 * 24 * 3_600_000;

/**
 * Serves `/.well-known/security.txt` (RFC 9116), which says where to report vulnerabilities. It answers 404 without a
 * contact, rather than name one that nobody reads. It never runs out while the service runs.
 */
export function registerSecurityTxt(app: FastifyInstance, { securityContact, publicUrl }: Config): void {
  app.get('/.well-known/security.txt', (_request, reply) => {
    if (securityContact === undefined) {
      return reply.callNotFound();
    }
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=86400')
      .send(
        [
          `Contact: ${securityContact}`,
          `Expires: ${new Date(Date.now() + LIFE).toISOString()}`,
          'Preferred-Languages: zh, en',
          `Canonical: ${new URL('/.well-known/security.txt', publicUrl).href}`,
          '',
        ].join('\n'),
      );
  });
}
