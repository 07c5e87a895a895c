/**
 * Removes the brackets of an IPv6 address and the port, which some proxies report as well: with it, every connection
 * would be a separate source.
 */
export function withoutPort(address: string): string {
  const [, ipv4, ipv6] = /^(?:([\d.]+):\d+|\[(.+)\](?::\d+)?)$/.exec(address) ?? [];
  return ipv4 ?? ipv6 ?? address;
}

/**
 * Returns the source of an address: IPv4 (also mapped to IPv6) is its own; IPv6 counts by /64, which one machine may
 * own.
 */
export function ipSource(ip: string): string {
  const [dotted] = /\d{1,3}\.\d{1,3}\.\d{1,3}\.\d{1,3}$/.exec(ip) ?? [];
  if (dotted !== undefined) {
    return dotted;
  }
  const groups = groupsOf(ip.toLowerCase());
  return mappedIpv4(groups) ?? `${groups.slice(0, 4).join(':')}::/64`;
}

/**
 * Returns the network of an address: /24 of IPv4 (also mapped to IPv6), /64 of IPv6. Neighbours often share an owner.
 */
export function ipNetwork(ip: string): string {
  return ipSource(ip).replace(/\.\d+$/, '.0/24');
}

/** A network that an address is in. */
export interface Network {
  readonly network: string;
  /** How many times the limit of a single source it is allowed. */
  readonly share: number;
}

/**
 * Returns the networks that one attacker may own, from the source itself to the widest: /32 and /24 of IPv4 (also
 * mapped to IPv6); /64, /56 and /48 of IPv6.
 */
export function ipNetworks(ip: string): readonly [Network, ...Network[]] {
  const source = ipSource(ip);
  const [first = '', second = '', third = '', fourth = ''] = source.replace('::/64', '').split(':');
  if (second === '') {
    return [
      { network: source, share: 1 },
      { network: ipNetwork(ip), share: 16 },
    ];
  }
  const subnet = (Number.parseInt(fourth, 16) & 0xff00).toString(16);
  return [
    { network: source, share: 1 },
    { network: `${first}:${second}:${third}:${subnet}::/56`, share: 4 },
    { network: `${first}:${second}:${third}::/48`, share: 16 },
  ];
}

/**
 * Returns the networks by which requests count: an IPv4 address alone, because many people may share one network; /64,
 * /56 and /48 of IPv6.
 */
export function ipSources(ip: string): readonly Network[] {
  return ipNetworks(ip).filter(({ share, network }) => share === 1 || network.includes('::'));
}

/** Returns the widest network of an address that one attacker may own: /24 of IPv4, /48 of IPv6. */
export function ipNeighbourhood(ip: string): string {
  const networks = ipNetworks(ip);
  return (networks.at(-1) ?? networks[0]).network;
}

/** Returns the networks of `ipNetworks` from the one of `ipNetwork` on, which has the limit of a single source. */
export function ipNetworksOfNeighbours(ip: string): readonly Network[] {
  const network = ipNetwork(ip);
  return ipNetworks(ip)
    .filter((wider) => wider.network === network || wider.network.includes('::'))
    .map((wider) => (wider.network === network ? { network, share: 1 } : wider));
}

/** Returns the IPv4 address that the groups of an IPv6 address map (RFC 4291, section 2.5.5.2). */
function mappedIpv4(groups: readonly string[]): string | undefined {
  const [high, low] = groups.slice(6).map((group) => Number.parseInt(group, 16));
  return groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff' && high !== undefined && low !== undefined
    ? [high >> 8, high & 255, low >> 8, low & 255].join('.')
    : undefined;
}

/** Returns the eight groups of an IPv6 address, without leading zeros and zone. */
function groupsOf(address: string): string[] {
  const [head = '', tail = ''] = (address.split('%', 1)[0] ?? '').split('::');
  const [front, back] = [filledGroups(head), filledGroups(tail)];
  const zeros = Array.from({ length: Math.max(0, 8 - front.length - back.length) }, () => '0');
  return [...front, ...zeros, ...back];
}

function filledGroups(text: string): string[] {
  return text === '' ? [] : text.split(':').map((group) => group.replace(/^0+(?=.)/, ''));
}
