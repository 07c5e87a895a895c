import { instanceHost, type GatePlatformName } from '#rules/gate-platform.ts';

/** An instance of a code platform. Each numbers its accounts itself, so an account is known by its instance and number. */
export interface PlatformInstance {
  readonly platform: GatePlatformName;
  /** As `instanceHost` names it, with a port. */
  readonly host: string;
}

/** An instance by its address or host. */
export function platformInstance(platform: GatePlatformName, address: string): PlatformInstance {
  return { platform, host: instanceHost(address) };
}

/** Identifies an account among all instances. */
export function accountKey({ platform, host, id }: PlatformInstance & { readonly id: string }): string {
  return `${platform} ${host} ${id}`;
}
