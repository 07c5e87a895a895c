import type { FastifyRequest } from 'fastify';
import type { RequestSource } from './context.ts';

/** Longest user agent that is kept as evidence, in characters. */
const USER_AGENT_MAX_LENGTH = 300;

/** Where a request came from. Fastify answers the socket's address unless `TRUST_PROXY` says whom to believe. */
export function sourceOf(request: FastifyRequest): RequestSource {
  return { ip: request.ip, userAgent: request.headers['user-agent']?.slice(0, USER_AGENT_MAX_LENGTH) };
}
