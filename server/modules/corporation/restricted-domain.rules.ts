import { emailDomain } from '#rules/email.ts';
import { AppError } from '#server/errors/app-error.ts';

/**
 * Refuses addresses in a restricted domain or its subdomains (`vip.example.com` under `example.com`), ignoring case:
 * they cannot stand for a corporation. Error: `restricted_email_suffix`.
 */
export function refuseRestrictedDomain(email: string, restricted: readonly string[]): void {
  const domain = emailDomain(email);
  if (restricted.some((free) => domain === free || domain.endsWith(`.${free}`))) {
    throw new AppError('restricted_email_suffix', { field: 'email' });
  }
}
