import { getDomain } from 'tldts';

/**
 * Whether a domain belongs to the same owner as a corporation's primary one: both lie under one registrable domain by the
 * public suffix list, that of hosters included (`x.github.io` and `y.github.io` have two owners, `a.com.cn` and `b.com.cn`
 * too). A primary domain that is itself a public suffix is related to nothing (decision 039).
 */
export function isRelatedDomain(domain: string, primary: string): boolean {
  const registrable = registrableDomain(primary);
  return registrable !== null && registrable === registrableDomain(domain);
}

function registrableDomain(domain: string): string | null {
  return getDomain(domain, { allowPrivateDomains: true });
}
