import { describe, expect, test } from 'vitest';
import { ipNetwork, ipSource } from './ip-network.ts';

describe.each([
  ['192.0.2.77', '192.0.2.77', '192.0.2.0/24'],
  ['::ffff:192.0.2.77', '192.0.2.77', '192.0.2.0/24'],
  ['::FFFF:C000:024D', '192.0.2.77', '192.0.2.0/24'],
  ['0:0:0:0:0:ffff:192.0.2.77', '192.0.2.77', '192.0.2.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64', '0:0:0:0::/64'],
])('%s', (ip, source, network) => {
  test(`is counted as ${source}`, () => {
    expect(ipSource(ip)).toBe(source);
  });

  test(`belongs to the network ${network}`, () => {
    expect(ipNetwork(ip)).toBe(network);
  });
});
