import { GatePlatformName } from '#rules/gate-platform.ts';

/**
 * How platforms write the addresses of people who hide theirs: with the id and the login of the account. Longer ones
 * than any account has are typed, and could not be stored.
 */
const NO_REPLY: readonly { readonly platform: GatePlatformName; readonly pattern: RegExp }[] = [
  { platform: GatePlatformName.GITHUB, pattern: /^(\d{1,20})\+([^@]{1,100})@users\.noreply\.[a-z0-9.-]+$/ },
  { platform: GatePlatformName.GITEE, pattern: /^(\d{1,20})\+([^@]{1,100})@user\.noreply\.[a-z0-9.-]+$/ },
];

/** Addresses that platforms write as committer of what they make themselves. */
const PLATFORM_ADDRESSES = new Set([
  'noreply@github.com',
  'noreply@gitee.com',
  'noreply@gitcode.com',
  'noreply@atomgit.com',
]);

/** An account named in an address, which anybody may have typed. */
export interface NamedAccount {
  readonly platform: GatePlatformName;
  readonly id: string;
  readonly login: string;
  readonly bot: boolean;
}

/** The account that a no-reply address names; only those of `platform` unless that is null. */
export function accountOfNoReply(email: string, platform: GatePlatformName | null): NamedAccount | undefined {
  for (const known of NO_REPLY.filter((row) => platform === null || row.platform === platform)) {
    const [, id, login] = known.pattern.exec(email.toLowerCase()) ?? [];
    if (id !== undefined && login !== undefined) {
      return { platform: known.platform, id, login, bot: login.endsWith('[bot]') };
    }
  }
  return undefined;
}

/** Whether an address is a platform's replacement for a hidden one: no mail reaches it. */
export function isNoReply(email: string): boolean {
  return /[@.]users?\.noreply\.|@noreply\./i.test(email) || isPlatformAddress(email);
}

/** Whether the platform itself is named, and no person. */
export function isPlatformAddress(email: string): boolean {
  return PLATFORM_ADDRESSES.has(email.toLowerCase());
}
