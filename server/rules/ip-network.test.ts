import { describe, expect, test } from 'vitest';
import { ipNeighbourhood, ipNetwork, ipNetworks, ipNetworksOfNeighbours, ipSource } from './ip-network.ts';

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

test.each([
  ['192.0.2.77', ['192.0.2.77', '192.0.2.0/24'], [1, 16]],
  ['::ffff:192.0.2.77', ['192.0.2.77', '192.0.2.0/24'], [1, 16]],
  ['2001:db8:1:2345::1', ['2001:db8:1:2345::/64', '2001:db8:1:2300::/56', '2001:db8:1::/48'], [1, 4, 16]],
  ['2001:db8::1', ['2001:db8:0:0::/64', '2001:db8:0:0::/56', '2001:db8:0::/48'], [1, 4, 16]],
])('%s is in the networks %j, which are allowed %j times the limit', (ip, networks, shares) => {
  expect(ipNetworks(ip).map(({ network }) => network)).toEqual(networks);
  expect(ipNetworks(ip).map(({ share }) => share)).toEqual(shares);
  expect(ipNeighbourhood(ip)).toBe(networks.at(-1));
});

test.each([
  ['192.0.2.77', ['192.0.2.0/24'], [1]],
  ['::ffff:192.0.2.77', ['192.0.2.0/24'], [1]],
  ['2001:db8:1:2345::1', ['2001:db8:1:2345::/64', '2001:db8:1:2300::/56', '2001:db8:1::/48'], [1, 4, 16]],
])('logins from %s are limited in the networks %j, %j times', (ip, networks, shares) => {
  expect(ipNetworksOfNeighbours(ip).map(({ network }) => network)).toEqual(networks);
  expect(ipNetworksOfNeighbours(ip).map(({ share }) => share)).toEqual(shares);
});
