import { BlockList, isIPv6 } from 'node:net';

/** IPv4 networks outside the public Internet (IANA special-purpose registry), and one host inside a cloud. */
const SPECIAL_V4 = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['168.63.129.16', 32],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const;

/** Special ranges within the public IPv6 network: protocol assignments, tunnels to IPv4, documentation. */
const SPECIAL_V6 = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const;

const special = new BlockList();
for (const [network, length] of SPECIAL_V4) {
  special.addSubnet(network, length, 'ipv4');
}
for (const [network, length] of SPECIAL_V6) {
  special.addSubnet(network, length, 'ipv6');
}

/** The public IPv6 network; addresses that map, translate or tunnel IPv4 lie outside it or in the ranges above. */
const publicV6 = new BlockList();
publicV6.addSubnet('2000::', 3, 'ipv6');

/**
 * Whether an IP address belongs to the public Internet: not private, loopback, link-local (including cloud metadata),
 * shared, multicast or reserved, nor an IPv4 address embedded in IPv6.
 */
export function isPublicAddress(address: string): boolean {
  return isIPv6(address)
    ? publicV6.check(address, 'ipv6') && !special.check(address, 'ipv6')
    : !special.check(address, 'ipv4');
}
