import { GatePlatformName } from '#rules/gate-platform.ts';
import type { PlatformInstance } from './platform-instance.rules.ts';

/**
 * How platforms write the addresses of people who hide theirs: with the id and the login of the account, below the host
 * of the instance. Longer ones than any account has are typed, and could not be stored.
 */
const NO_REPLY_PREFIXES: Readonly<Partial<Record<GatePlatformName, string>>> = {
  [GatePlatformName.GITHUB]: 'users.noreply.',
  [GatePlatformName.GITEE]: 'user.noreply.',
};
const ACCOUNT = /^(\d{1,20})\+([^@]{1,100})$/;

/** Addresses that platforms write as committer of their own commits. */
const PLATFORM_ADDRESSES = new Set([
  'noreply@github.com',
  'noreply@gitee.com',
  'noreply@gitcode.com',
  'noreply@atomgit.com',
]);

/** An account named in an address, which anybody may have typed. */
export interface NamedAccount extends PlatformInstance {
  readonly id: string;
  readonly login: string;
  readonly bot: boolean;
}

/** Mail knows no ports. */
function mailHost({ host }: PlatformInstance): string {
  return host.replace(/:\d+$/, '');
}

/**
 * The account of one of these instances that a no-reply address names. Addresses of other hosts name none: anybody can
 * own a host, and numbers of one instance belong to other people elsewhere.
 */
export function accountOfNoReply(email: string, instances: readonly PlatformInstance[]): NamedAccount | undefined {
  const at = Math.max(0, email.lastIndexOf('@'));
  const domain = email.slice(at + 1).toLowerCase();
  const [, id, login] = ACCOUNT.exec(email.slice(0, at).toLowerCase()) ?? [];
  const known = instances.find((instance) => {
    const prefix = NO_REPLY_PREFIXES[instance.platform];
    return prefix !== undefined && domain === prefix + mailHost(instance);
  });
  return known === undefined || id === undefined || login === undefined
    ? undefined
    : { ...known, id, login, bot: login.endsWith('[bot]') };
}

/** Whether the platform itself is named, and no person. */
export function isPlatformAddress(email: string, instances: readonly PlatformInstance[]): boolean {
  const address = email.toLowerCase();
  return PLATFORM_ADDRESSES.has(address) || instances.some((instance) => address === `noreply@${mailHost(instance)}`);
}
