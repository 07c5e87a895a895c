import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '#server/config/config.ts';
import type { Caller, Cookies } from '#server/context.ts';

/** Longest user agent that is kept as evidence, in characters. */
const USER_AGENT_MAX_LENGTH = 300;

/** Cookies of a session: scripts cannot read the first; the second is repeated in the header `token`. */
const ACCESS_TOKEN = 'access_token';
const CSRF_TOKEN = 'csrf_token';

/** Who makes a request. Fastify reports the socket's address unless `TRUST_PROXY` names trusted proxies. */
export function callerOf(config: Config, request: FastifyRequest, reply: FastifyReply): Caller {
  return {
    source: { ip: request.ip, userAgent: request.headers['user-agent']?.slice(0, USER_AGENT_MAX_LENGTH) },
    openBrowser() {
      const { token } = request.headers;
      const cookies = cookiesOf(config, request, reply);
      const accessToken = cookies.read(ACCESS_TOKEN) ?? '';
      return { cookies, credentials: { accessToken, csrfToken: typeof token === 'string' ? token : '' } };
    },
  };
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
  const cookies: Cookies = {
    read: (name) => sent[name],
    set: (name, value, options) => void reply.setCookie(name, value, { ...attributes, ...options }),
    clear: (name) => void reply.clearCookie(name, attributes),
    startSession({ accessToken, csrfToken }) {
      cookies.set(ACCESS_TOKEN, accessToken, { httpOnly: true });
      cookies.set(CSRF_TOKEN, csrfToken, { httpOnly: false });
    },
    clearSession() {
      cookies.clear(ACCESS_TOKEN);
      cookies.clear(CSRF_TOKEN);
    },
  };
  return cookies;
}
