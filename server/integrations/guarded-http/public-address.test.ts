import { expect, test } from 'vitest';
import { isPublicAddress } from './public-address.ts';

test.each([
  '140.82.121.4',
  '185.199.108.133',
  '11.0.0.1',
  '100.63.255.255',
  '100.128.0.1',
  '172.15.0.1',
  '172.32.0.1',
  '192.167.1.1',
  '223.255.255.255',
  '2606:50c0:8000::153',
  '2001:4860:4860::8888',
])('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each([
  ['this host', '0.0.0.0'],
  ['private', '10.0.0.1'],
  ['shared', '100.64.0.1'],
  ['cloud metadata in the shared network', '100.100.100.200'],
  ['loopback', '127.0.0.1'],
  ['loopback', '127.255.255.254'],
  ["a cloud's own host", '168.63.129.16'],
  ['cloud metadata', '169.254.169.254'],
  ['private', '172.16.0.1'],
  ['private', '172.31.255.255'],
  ['protocol assignments', '192.0.0.192'],
  ['documentation', '192.0.2.1'],
  ['private', '192.168.1.1'],
  ['benchmarks', '198.18.0.1'],
  ['multicast', '224.0.0.1'],
  ['reserved', '240.0.0.1'],
  ['broadcast', '255.255.255.255'],
  ['nowhere', '::'],
  ['loopback', '::1'],
  ['mapped IPv4', '::ffff:10.0.0.1'],
  ['mapped public IPv4', '::ffff:140.82.121.4'],
  ['mapped IPv4 in hexadecimal', '::ffff:7f00:1'],
  ['compatible IPv4', '::127.0.0.1'],
  ['translated IPv4', '64:ff9b::a00:1'],
  ['tunnelled IPv4', '2002:a00:1::1'],
  ['tunnelled IPv4', '2001::1'],
  ['documentation', '2001:db8::1'],
  ['unique local', 'fd00:ec2::254'],
  ['link-local', 'fe80::1'],
  ['site-local', 'fec0::1'],
  ['multicast', 'ff02::1'],
])('%s is not public: %s', (_name, address) => {
  expect(isPublicAddress(address)).toBe(false);
});
