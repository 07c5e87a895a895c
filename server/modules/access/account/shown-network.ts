import { ipNetwork } from '#rules/ip-network.ts';

/** Returns the network of an address, which shows its owner where a login came from; empty when it is not known. */
export function shownNetwork(ip: string | null | undefined): string {
  return ip ? ipNetwork(ip) : '';
}
