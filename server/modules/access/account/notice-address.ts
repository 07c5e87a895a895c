import type { CommunityAccount } from './community-account.entity.ts';

/** Where notices to a community manager go; null when no address is known, and while the account is deactivated. */
export function noticeAddress({ email, deactivatedAt }: CommunityAccount): string | null {
  return deactivatedAt ? null : (email ?? null);
}
