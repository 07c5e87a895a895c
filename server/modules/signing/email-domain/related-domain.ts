import { getDomain } from 'tldts';

/**
 * Whether a domain has the same owner as a corporation's primary one: both share a registrable domain by the public
 * suffix list, including its private section (`x.github.io` and `y.github.io` have two owners, like `a.com.cn` and
 * `b.com.cn`). A primary domain that is itself a public suffix is related to nothing.
 */
export function isRelatedDomain(domain: string, primary: string): boolean {
  const registrable = registrableDomain(primary);
  return registrable !== null && registrable === registrableDomain(domain);
}

function registrableDomain(domain: string): string | null {
  return getDomain(domain, { allowPrivateDomains: true });
}
