import type { FastifyInstance } from 'fastify';
import { requestDuration } from './metrics.ts';

/** Counts every answered request with its latency; by the route's pattern, because paths may hold addresses. */
export function countRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    requestDuration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    done();
  });
}
