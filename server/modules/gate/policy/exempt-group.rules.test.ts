import { expect, test } from 'vitest';
import { platformInstance } from '#server/modules/gate/evaluation/platform-instance.rules.ts';
import { exemptGroupsAt, readExemptGroup } from './exempt-group.rules.ts';

const ENTRIES = ['example', 'example/core@gitee.com', 'house@ghe.example.org:8443'];

test.each([
  ['gitee', 'https://gitee.com', ['example', 'example/core']],
  ['github', 'https://github.com', ['example']],
  ['github', 'https://GHE.example.org:8443/', ['example', 'house']],
] as const)('groups of %s at %s', (platform, address, groups) => {
  expect(exemptGroupsAt(ENTRIES, platformInstance(platform, address))).toEqual(groups);
});

test.each([
  '',
  '@gitee.com',
  'example@',
  'example@a b',
  'example@gitee.com@github.com',
  'example@gitee.com/core',
  'not fine',
])('“%s” is no group', (entry) => {
  expect(readExemptGroup(entry)).toBeUndefined();
});
