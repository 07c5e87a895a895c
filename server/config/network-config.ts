import { isIP } from 'node:net';
import { z } from 'zod';
import { httpUrl, portNumber, proxies } from './config-values.ts';
import { SETTING_TEXTS } from './setting-texts.ts';

/** Where the service listens, and how people reach it. */
export const NETWORK_VARIABLES = {
  PORT: portNumber.default(4000).register(SETTING_TEXTS, { en: 'Port to listen on.', zh: '监听端口。' }),
  HOST: z.string().default('127.0.0.1').register(SETTING_TEXTS, { en: 'Address to listen on.', zh: '监听地址。' }),
  PUBLIC_URL: httpUrl
    .refine(
      (url) => new URL(url).href === `${new URL(url).origin}/`,
      'must have no path and nothing else after the host',
    )
    .optional()
    .register(SETTING_TEXTS, {
      en: 'Address that people use, without a path; it appears in links and mails.',
      zh: '用户访问的地址，不含路径；用于链接和邮件。',
      unset: { en: '`http://localhost:$PORT`', zh: '`http://localhost:$PORT`' },
      example: 'http://localhost:4000',
    }),
  TRUST_PROXY: proxies.optional().register(SETTING_TEXTS, {
    en: 'Number of trusted proxies, or their addresses and networks, whose `X-Forwarded-For` is believed. Set it behind a proxy, or all visitors share one limit.',
    zh: '可信代理的层数，或其地址和网段；服务会采信它们的 `X-Forwarded-For`。部署在代理之后时必须设置，否则所有访客共用一个限额。',
    unset: { en: "the socket's address", zh: '以套接字地址为准' },
  }),
  COOKIE_DOMAIN: z
    .string()
    .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)*$/, 'must be a host name in lower case')
    .optional()
    .register(SETTING_TEXTS, {
      en: "Domain of the session cookies, without a leading dot, that `PUBLIC_URL`'s host belongs to.",
      zh: '会话 Cookie 的域名，开头不带点，`PUBLIC_URL` 的主机必须属于该域名。',
      unset: { en: 'this host alone', zh: '仅限当前主机' },
    }),
  METRICS_PORT: portNumber.optional().register(SETTING_TEXTS, {
    en: 'Port of `HOST` that serves [metrics](docs/operations/metrics.md). Keep it from the public.',
    zh: '在 `HOST` 的这个端口提供[监控指标](docs/operations/metrics.md)。请勿对公网开放。',
    unset: { en: 'no metrics', zh: '不提供' },
    example: '9464',
  }),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'must be a pino level')
    .default('info')
    .register(SETTING_TEXTS, {
      en: '`fatal`, `error`, `warn`, `info`, `debug`, `trace` or `silent`.',
      zh: '`fatal`、`error`、`warn`、`info`、`debug`、`trace` 或 `silent`。',
    }),
};

type Variables = z.output<z.ZodObject<typeof NETWORK_VARIABLES>>;

/** Browsers drop cookies of a foreign or a top-level domain, so nobody could log in: returns what is wrong. */
export function cookieContradiction({ COOKIE_DOMAIN: domain, PUBLIC_URL: url }: Variables): string | undefined {
  const host = new URL(url ?? 'http://localhost').hostname;
  const isParent = domain !== undefined && host.endsWith(`.${domain}`) && domain.includes('.') && isIP(host) === 0;
  return domain === undefined || domain === host || isParent
    ? undefined
    : 'COOKIE_DOMAIN: must be the host of PUBLIC_URL or a domain that it is in';
}
