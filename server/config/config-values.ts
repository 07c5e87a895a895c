import { isIP } from 'node:net';
import { z } from 'zod';
import { trimEndOf } from '#rules/trim-end.ts';

/** An address that is asked exactly as it was given. */
export const exactHttpUrl = z.url({ protocol: /^https?$/, message: 'must be an http or https URL' });

/** The address of a service, to which paths are added: without a trailing slash. */
export const httpUrl = exactHttpUrl.transform((text) => trimEndOf(text, '/'));

const SMTP_URL = 'must be an smtp:// or smtps:// URL';

/** Without a host, mail would go to this machine; without slashes, the parser takes the host for a path. */
export const smtpUrl = z
  .url({ protocol: /^smtps?$/, message: SMTP_URL })
  .refine((url) => (URL.parse(url)?.hostname ?? '') !== '', SMTP_URL);

const PORT = 'must be a port number';

/** A port; 0 stands for any free one, so what is blank must not count as 0. */
export const portNumber = z.string().regex(/\d/, PORT).transform(Number).pipe(z.number(PORT).int().min(0).max(65_535));

const MAILBOX = /^(?:(?:"[^"\p{Cc}]*" *|[^"<>@,\p{Cc}]*)<[^\s<>@,]+@[^\s<>@,]+>|[^\s<>@,]+@[^\s<>@,]+)$/u;

/** A sender: one address, alone or after a name, which needs quotes if it contains a comma. */
export const mailbox = z.string().trim().regex(MAILBOX, 'must be one e-mail address, alone or as Name <address>');

/** Where vulnerabilities are reported, as an address of `security.txt`; a bare e-mail address gets its `mailto:`. */
export const securityContact = z
  .string()
  .trim()
  .transform((text) => (/^[^\s<>@:/]+@[^\s<>@:/]+$/.test(text) ? `mailto:${text}` : text))
  .refine(
    (text) => /^(?:mailto:[^\s<>@]+@[^\s<>@]+|tel:\+?[\d-]+|https:\/\/\S+)$/.test(text) && URL.canParse(text),
    'must be an e-mail address, or a mailto:, https: or tel: address',
  );

/** Mail servers as `host:port`, separated by white space. */
export const mailServers = z
  .string()
  .transform((text) =>
    text
      .toLowerCase()
      .split(/\s+/)
      .filter((server) => server !== ''),
  )
  .pipe(z.array(z.string().refine(isMailServer, 'must be mail servers such as smtp.example.org:465')));

function isMailServer(text: string): boolean {
  const port = Number(/^(?:[\da-z.-]+|\[[\da-f:.]+\]):(\d{1,5})$/.exec(text)?.[1]);
  return port >= 1 && port <= 65_535 && URL.canParse(`smtp://${text}`);
}

/** Names separated by commas or white space, in lower case. */
export const domains = z.string().transform((text) =>
  text
    .toLowerCase()
    .split(/[\s,]+/)
    .filter((domain) => domain !== ''),
);

/** URL prefixes separated by white space, without credentials, query or fragment. */
export const urlPrefixes = z
  .string()
  .transform((text) => text.split(/\s+/).filter((prefix) => prefix !== ''))
  .pipe(z.array(z.string().refine(isUrlPrefix, 'must be http or https URLs without credentials and query')))
  .transform((prefixes) => prefixes.map((prefix) => new URL(prefix)));

function isUrlPrefix(text: string): boolean {
  const url = URL.parse(text);
  return (
    url !== null && /^https?:$/.test(url.protocol) && `${url.username}${url.password}${url.search}${url.hash}` === ''
  );
}

/** JSON of a shape. */
export const json = <T extends z.ZodType>(schema: T) =>
  z
    .string()
    .transform((text, ctx): unknown => {
      try {
        return JSON.parse(text);
      } catch {
        ctx.addIssue({ code: 'custom', message: 'must be JSON' });
        return z.NEVER;
      }
    })
    .pipe(schema);

/** `true`, `1` and `on`, or `false`, `0` and `off`. */
export const flag = z.stringbool({
  truthy: ['true', '1', 'on'],
  falsy: ['false', '0', 'off'],
  case: 'sensitive',
  error: 'must be true or false',
});

/** A number of proxies, or their addresses and networks as text. */
export const proxies = z
  .string()
  .refine(isTrustProxy, 'must be a number of proxies, or their addresses and networks')
  .transform((text) => (/^\d+$/.test(text) ? Number(text) : text));

/** Whether a text is a number of proxies, or their addresses and networks separated by commas. */
function isTrustProxy(text: string): boolean {
  return /^\d+$/.test(text) || text.split(',').every((proxy) => isNetwork(proxy.trim()));
}

/** An IP address, with or without a prefix length. */
function isNetwork(text: string): boolean {
  const [, address = '', length = '1'] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(text) ?? [];
  const longest = { 4: 32, 6: 128 }[isIP(address)] ?? 0;
  return Number(length) >= 1 && Number(length) <= longest;
}

/** Whether a host is a loopback address or name, which only this machine can reach. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host === '[::1]' || /^127(\.\d{1,3}){3}$/.test(host);
}
