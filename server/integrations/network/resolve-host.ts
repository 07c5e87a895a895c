import { lookup, type LookupAddress } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { promisify } from 'node:util';

/** Returns all addresses of a host. */
export type ResolveHost = (host: string) => Promise<readonly LookupAddress[]>;

const lookUp = promisify(lookup);

/** Asks the system's resolver. Rejects when the host is unknown. */
export const resolveHost: ResolveHost = (host) => lookUp(host, { all: true });

/** A look-up function that returns only these addresses, for any host name, so that no other is connected to. */
export function onlyTo(addresses: readonly LookupAddress[]): LookupFunction {
  return (_host, { all }, callback) => {
    const [first] = addresses;
    if (first === undefined) {
      callback(new Error('the host has no address'), []);
    } else if (all === true) {
      callback(null, [...addresses]);
    } else {
      callback(null, first.address, first.family);
    }
  };
}
