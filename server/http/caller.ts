import type { FastifyReply, FastifyRequest } from 'fastify';
import { withoutPort } from '#rules/ip-network.ts';
import type { Config } from '#server/config/config.ts';
import type { Caller, Cookies } from '#server/context.ts';

/** Longest user agent that is kept as evidence, in characters. */
const USER_AGENT_MAX_LENGTH = 300;

/** Browsers take a cookie of this name only from this very host over HTTPS, so no other host of the domain can set it. */
const HOST_PREFIX = '__Host-';

/** Who makes a request. Fastify reports the socket's address unless `TRUST_PROXY` names trusted proxies. */
export function callerOf(config: Config, request: FastifyRequest, reply: FastifyReply): Caller {
  return {
    source: {
      ip: withoutPort(request.ip),
      userAgent: request.headers['user-agent']?.slice(0, USER_AGENT_MAX_LENGTH),
      acceptLanguage: request.headers['accept-language'],
    },
    apiKey: apiKeyOf(request.headers),
    openBrowser() {
      const { token } = request.headers;
      return { cookies: cookiesOf(config, request, reply), csrfToken: typeof token === 'string' ? token : '' };
    },
  };
}

/** An API key comes in its own header, or as a bearer token; other kinds of authorisation are not ours. */
function apiKeyOf({ authorization, 'x-api-key': own }: FastifyRequest['headers']): string | undefined {
  if (own !== undefined) {
    return String(own);
  }
  const bearer = /^Bearer(?: (.*))?$/i.exec(authorization ?? '');
  return bearer === null ? undefined : (bearer[1] ?? '').trimStart();
}

function cookiesOf({ publicUrl, cookieDomain }: Config, request: FastifyRequest, reply: FastifyReply): Cookies {
  const { cookie: header } = request.headers;
  const sent = header === undefined ? {} : request.server.parseCookie(header);
  const attributes = {
    path: '/',
    sameSite: 'lax',
    secure: publicUrl.protocol === 'https:',
    ...(cookieDomain === undefined ? {} : { domain: cookieDomain }),
  } as const;
  // Scripts, those of older clients included, know the others by name.
  const nameOf = (name: string, httpOnly: boolean): string =>
    httpOnly && attributes.secure && cookieDomain === undefined ? `${HOST_PREFIX}${name}` : name;
  return {
    read: (name) => sent[nameOf(name, true)],
    set(name, value, options) {
      void reply.setCookie(nameOf(name, options.httpOnly), value, { ...attributes, ...options });
    },
    clear: (name, { httpOnly }) => void reply.clearCookie(nameOf(name, httpOnly), attributes),
  };
}
