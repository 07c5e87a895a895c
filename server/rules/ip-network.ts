/**
 * Returns the source of an address: IPv4 (also mapped to IPv6) is its own; IPv6 counts by /64, which one machine may
 * own.
 */
export function ipSource(ip: string): string {
  const address = ip.toLowerCase();
  const groups = groupsOf(address);
  return ipv4Of(address, groups) ?? `${groups.slice(0, 4).join(':')}::/64`;
}

/**
 * Returns the network of an address: /24 of IPv4 (also mapped to IPv6), /64 of IPv6. Neighbours often share an owner.
 */
export function ipNetwork(ip: string): string {
  return ipSource(ip).replace(/\.\d+$/, '.0/24');
}

/** Returns the IPv4 address that this is or maps, in either notation (RFC 4291, section 2.5.5.2). */
function ipv4Of(address: string, groups: readonly string[]): string | undefined {
  const [dotted] = /\d+\.\d+\.\d+\.\d+$/.exec(address) ?? [];
  if (dotted !== undefined) {
    return dotted;
  }
  const [high, low] = groups.slice(6).map((group) => Number.parseInt(group, 16));
  return groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff' && high !== undefined && low !== undefined
    ? [high >> 8, high & 255, low >> 8, low & 255].join('.')
    : undefined;
}

/** Returns the eight groups of an IPv6 address, without leading zeros and zone. */
function groupsOf(address: string): string[] {
  const [head = '', tail = ''] = address.replace(/%.*$/, '').split('::');
  const [front, back] = [filledGroups(head), filledGroups(tail)];
  const zeros = Array.from({ length: Math.max(0, 8 - front.length - back.length) }, () => '0');
  return [...front, ...zeros, ...back];
}

function filledGroups(text: string): string[] {
  return text === '' ? [] : text.split(':').map((group) => group.replace(/^0+(?=.)/, ''));
}
