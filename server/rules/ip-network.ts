/** Whom an address stands for: IPv4 (also within IPv6) for itself, IPv6 for its /64, which one machine may have for itself. */
export function ipSource(ip: string): string {
  const address = ip.toLowerCase();
  const groups = groupsOf(address);
  return ipv4Of(address, groups) ?? `${groups.slice(0, 4).join(':')}::/64`;
}

/** The network of an address: /24 of IPv4 (also within IPv6), /64 of IPv6. Whoever holds one address holds its neighbours. */
export function ipNetwork(ip: string): string {
  return ipSource(ip).replace(/\.\d+$/, '.0/24');
}

/** The IPv4 address that this is, or that it maps, written either way (RFC 4291 §2.5.5.2). */
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

/** The eight groups of an IPv6 address, without leading zeros and zone. */
function groupsOf(address: string): string[] {
  const [head = '', tail = ''] = address.replace(/%.*$/, '').split('::');
  const [front, back] = [filledGroups(head), filledGroups(tail)];
  const zeros = Array.from({ length: Math.max(0, 8 - front.length - back.length) }, () => '0');
  return [...front, ...zeros, ...back];
}

function filledGroups(text: string): string[] {
  return text === '' ? [] : text.split(':').map((group) => group.replace(/^0+(?=.)/, ''));
}
