import { emailDomain } from '#rules/email.ts';
import { AppError } from '#server/errors/app-error.ts';

/**
 * Refuses addresses that cannot stand for a corporation: in a restricted domain or below one (`vip.example.com` below
 * `example.com`), in any letter case (specification §5). Error: `restricted_email_suffix`.
 */
export function refuseRestrictedDomain(email: string, restricted: readonly string[]): void {
  const domain = emailDomain(email);
  if (restricted.some((free) => domain === free || domain.endsWith(`.${free}`))) {
    throw new AppError('restricted_email_suffix', { field: 'email' });
  }
}
