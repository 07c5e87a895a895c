import { AppError } from '#server/errors/app-error.ts';
import { checkMailbox } from '#server/modules/ground/email/check-email.rules.ts';

/** Maximum length of an authorisation code, in characters. */
const AUTHORIZATION_CODE_MAX_LENGTH = 200;

/** An address and its authorisation code at the mail server. */
export interface SenderInput {
  readonly address: string;
  readonly authorizationCode: string;
  /** The name of a listed server; the one of the address's domain when absent. */
  readonly server?: string | null | undefined;
}

/** What a manager typed, checked. */
export interface ReadSender {
  readonly address: string;
  readonly authorizationCode: string;
  /** The server chosen, as `host:port`; null for the one of the configuration. */
  readonly server: string | null;
}

/** A mail server, and the domains whose addresses it serves. */
interface ListedServer {
  readonly name: string;
  readonly domains: readonly string[];
}

/** The servers that may be used; the first is that of the configuration. */
type ListedServers = readonly [ListedServer, ...ListedServer[]];

/** What the configuration says about senders. */
interface SenderSettings {
  readonly senders: { readonly servers: ListedServers };
  readonly reachableDomains: readonly string[];
}

/** Domains of providers that take no authorisation code: what their owners type can only fail. */
const UNSUPPORTED_DOMAINS = new Set([
  'outlook.com',
  'hotmail.com',
  'live.com',
  'msn.com',
  'proton.me',
  'protonmail.com',
]);

/**
 * Trims and checks what a manager typed. Errors: those of `checkMailbox`, because signers answer to the address;
 * `bad_request_parameter` with the field, `unknown_email_platform` when no listed server fits.
 */
export function readSender(input: SenderInput, { senders, reachableDomains }: SenderSettings): ReadSender {
  const address = checkMailbox(input.address, { reachableDomains, field: 'address' });
  const sender = { address, authorizationCode: input.authorizationCode.trim() };
  const { length } = sender.authorizationCode;
  if (length === 0 || length > AUTHORIZATION_CODE_MAX_LENGTH || /\p{Cc}/u.test(sender.authorizationCode)) {
    throw new AppError('bad_request_parameter', { field: 'authorizationCode' });
  }
  return { ...sender, server: findServer(address, input.server ?? undefined, senders.servers) };
}

/** Returns the server that was asked for, or the one of the address's domain, or null for the configuration's. */
function findServer(address: string, asked: string | undefined, [own, ...others]: ListedServers): string | null {
  const domain = address.slice(address.lastIndexOf('@') + 1).toLowerCase();
  const found = others.find(({ name, domains }) => (asked === undefined ? domains.includes(domain) : name === asked));
  if (found !== undefined) {
    return found.name;
  }
  const isOwn = asked === undefined ? !UNSUPPORTED_DOMAINS.has(domain) : asked === own.name;
  if (!isOwn) {
    throw new AppError('unknown_email_platform', { field: 'address' });
  }
  return null;
}
