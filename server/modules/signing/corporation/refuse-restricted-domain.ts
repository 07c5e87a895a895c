import { getPublicSuffix } from 'tldts';
import { emailDomain } from '#rules/email.ts';
import { AppError } from '#server/errors/app-error.ts';

/**
 * Refuses addresses that cannot stand for a corporation, ignoring case: in a restricted domain or its subdomains
 * (`vip.example.com` under `example.com`), and in a public suffix (`com.cn`, `github.io`), below which anybody can
 * register. Error: `restricted_email_suffix`.
 */
export function refuseRestrictedDomain(email: string, restricted: readonly string[]): void {
  const domain = emailDomain(email);
  const isPublic = getPublicSuffix(domain, { allowPrivateDomains: true }) === domain;
  if (isPublic || restricted.some((free) => domain === free || domain.endsWith(`.${free}`))) {
    throw new AppError('restricted_email_suffix', { field: 'email' });
  }
}
