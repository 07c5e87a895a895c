import type { FastifyInstance } from 'fastify';
import type { Config } from '#server/config/config.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the route answers with nothing but JSON, which needs no rules for pages. */
    readonly answersJson?: boolean;
  }
}

/** Two years, in seconds. */
const HSTS_MAX_AGE = 63_072_000;

const STYLE_SRC = "style-src 'self'";

/** Scripts and workers only from us, styles with the page's nonce, PDFs from us or from memory, framing only by us. */
const POLICY = [
  "default-src 'self'",
  "script-src 'self'",
  STYLE_SRC,
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self' blob:",
  "worker-src 'self' blob:",
  "frame-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
];

/** What no page of ours uses, so that nothing that gets into one can. */
const UNUSED_FEATURES = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
  'xr-spatial-tracking',
];

/** The other security headers, with the values that Helmet sets. */
const HEADERS = {
  'permissions-policy': UNUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'SAMEORIGIN',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
};

/**
 * Bots look statuses up by the thousand, and the rules for pages are several times as long as the answer. A browser that
 * is led to take JSON for a page loads and runs nothing in it, and shows it in no frame.
 */
const HEADERS_OF_JSON = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

/** Returns the content security policy of a page whose inline styles carry this nonce; other answers need none. */
export function policyWithNonce(policy: string, nonce: string): string {
  return policy.replace(STYLE_SRC, `${STYLE_SRC} 'nonce-${nonce}'`);
}

/** Instances of GitHub, where a browser posts the description of an App. */
function formTargets({ instances, platformUrls }: Config['gate']): string {
  const origins = [new URL(instances.github.url), ...platformUrls].map(({ origin }) => origin);
  return [...new Set(origins)].join(' ');
}

/**
 * Sets the security headers of every answer, and HSTS when the service is reached over HTTPS. They are built once:
 * building them for each answer took a tenth of the time of a whole look-up.
 */
export function registerSecurityHeaders(app: FastifyInstance, { publicUrl, gate }: Config): void {
  const isSecure = publicUrl.protocol === 'https:';
  const transport = isSecure ? { 'strict-transport-security': `max-age=${HSTS_MAX_AGE}; includeSubDomains` } : {};
  const policy = [
    ...POLICY,
    `form-action 'self' ${formTargets(gate)}`,
    ...(isSecure ? ['upgrade-insecure-requests'] : []),
  ];
  const headers = { ...HEADERS, ...transport, 'content-security-policy': policy.join(';') };
  const headersOfJson = { ...HEADERS_OF_JSON, ...transport };
  app.addHook('onRequest', (request, reply, done) => {
    void reply.headers(request.routeOptions.config.answersJson === true ? headersOfJson : headers);
    done();
  });
}
