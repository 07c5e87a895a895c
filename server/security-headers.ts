import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** Half a year, in seconds. */
const HSTS_MAX_AGE = 15_552_000;

const STYLE_SRC = "style-src 'self'";

/** The content security policy of a page whose inline styles carry this nonce; other answers need none. */
export function policyWithNonce(policy: string, nonce: string): string {
  return policy.replace(STYLE_SRC, `${STYLE_SRC} 'nonce-${nonce}'`);
}

/**
 * Sets the headers that keep a page to itself: scripts and workers only from here, styles with the nonce of the page,
 * PDFs from here or from memory, framing only by ourselves, HTTPS remembered when the service is reached over it.
 */
export async function registerSecurityHeaders(app: FastifyInstance, publicUrl: URL): Promise<void> {
  const https = publicUrl.protocol === 'https:';
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'", 'blob:'],
        workerSrc: ["'self'", 'blob:'],
        frameSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'self'"],
        ...(https ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: https ? { maxAge: HSTS_MAX_AGE, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    xFrameOptions: { action: 'sameorigin' },
    crossOriginEmbedderPolicy: false,
  });
}
