/** Longest e-mail address, in characters: what a path of SMTP can hold (RFC 5321, 4.5.3.1.3). */
export const EMAIL_MAX_LENGTH = 254;

/** Longest part before the `@` (RFC 5321, 4.5.3.1.1). */
const LOCAL_MAX_LENGTH = 64;
const LABEL_MAX_LENGTH = 63;

/** Dots may follow each other: mailboxes of some providers have such names. */
const LOCAL = /^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+$/;
const LABEL = /^[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?$/;
/** A country's own script is written as `xn--` in the domain name system. */
const TOP_LEVEL = /^(?:[A-Za-z]{2,63}|xn--[a-z0-9-]*[a-z0-9])$/i;

/** No part of a URL but a host may be hidden in a domain that is converted. */
const UNICODE_DOMAIN = /^[\p{L}\p{M}\p{N}.\u3002\uFF0E\uFF61-]+$/u;

const NOT_ASCII = /[^ -~]/;

/** Why a text is no e-mail address: its `@`, the part before it, the domain behind it, or the length. */
export type EmailProblem = 'at' | 'local' | 'domain' | 'length';

/** Returns why the text as a whole is no e-mail address, or undefined for one. Domains may be in any script. */
export function emailProblem(text: string): EmailProblem | undefined {
  const [local = '', domain, ...more] = toAsciiEmail(text).split('@');
  if (domain === undefined || more.length > 0) {
    return 'at';
  }
  if (!LOCAL.test(local)) {
    return 'local';
  }
  if (local.length > LOCAL_MAX_LENGTH || local.length + 1 + domain.length > EMAIL_MAX_LENGTH) {
    return 'length';
  }
  return isDomain(domain) ? undefined : 'domain';
}

/**
 * Whether the text is an e-mail address: at most 64 of the characters that RFC 5322 allows unquoted, `@`, and a domain
 * in any script whose top-level domain has at least 2 letters; at most 254 characters.
 */
export function isEmail(text: string): boolean {
  return emailProblem(text) === undefined;
}

/** Returns an address with its domain as mail servers know it: `ann@пример.рф` becomes `ann@xn--e1afmkfd.xn--p1ai`. */
export function toAsciiEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const domain = email.slice(at + 1);
  return at < 0 || !NOT_ASCII.test(domain) ? email : email.slice(0, at + 1) + toAsciiDomain(domain);
}

/** Returns an address in the form in which addresses are compared: letter case never distinguishes two people. */
export function normalizeEmail(email: string): string {
  return toAsciiEmail(email.trim()).toLowerCase();
}

/** Returns the domain of an address in lower case, or the empty string when it has none. */
export function emailDomain(email: string): string {
  return normalizeEmail(email).split('@')[1] ?? '';
}

function isDomain(domain: string): boolean {
  const labels = domain.split('.');
  const hasLabels = labels.every((label) => label.length <= LABEL_MAX_LENGTH && LABEL.test(label));
  return labels.length > 1 && hasLabels && TOP_LEVEL.test(labels.at(-1) ?? '');
}

/** By the rules that browsers convert host names with (UTS 46); what they refuse stays as it is. */
function toAsciiDomain(domain: string): string {
  if (!UNICODE_DOMAIN.test(domain)) {
    return domain;
  }
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return domain;
  }
}
