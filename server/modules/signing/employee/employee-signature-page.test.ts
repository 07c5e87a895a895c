import { expect, test } from 'vitest';
import { employeeSignaturePage } from './employee-signature-page.ts';

const ACT = {
  kind: 'employee' as const,
  community: 'Example Community',
  projectUrl: 'https://example.org/community',
  corporationName: '示例科技（深圳）有限公司',
  name: '欧阳㛃龑',
  email: 'employee@corp.example.org',
  signedAt: '2026-11-21T08:09:10.000Z',
  reference: 'SG-7K2M-9QXD-04TB',
  claVersion: 3,
  claSha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  consentVersion: '1',
  fields: [],
};

test.each([
  ['zh', ['所属企业', '邮箱'], '本人是示例科技（深圳）有限公司（下称“企业”）的员工'],
  ['en', ['Company', 'Email'], 'I am an employee of 示例科技（深圳）有限公司'],
] as const)('an employee is named with the corporation, and commits to it (%s)', (language, labels, commitment) => {
  const page = employeeSignaturePage({ ...ACT, language }, null);

  expect(page.rows).toEqual([
    { label: labels[0], value: ACT.corporationName },
    { label: labels[1], value: ACT.email },
  ]);
  expect(page.signature?.name).toBe(ACT.name);
  expect(page.statement).toContain(commitment);
  expect(page.statement).toContain(ACT.community);
  expect(page.evidence.map(({ value }) => value.replaceAll(' ', ''))).toEqual(
    expect.arrayContaining([ACT.claSha256, ACT.reference]),
  );
});
