import { describe, expect, test } from 'vitest';
import type { FieldType } from '#rules/field.ts';
import { corporationSignaturePage } from './corporation-signature-page.ts';

const ACT = {
  kind: 'corporation' as const,
  community: 'Example Community',
  projectUrl: 'https://example.org/community',
  corporationName: '示例科技（深圳）有限公司',
  name: '欧阳㛃龑',
  email: 'representative@corp.example.org',
  signedAt: '2026-11-21T08:09:10.000Z',
  reference: 'SG-7K2M-9QXD-04TB',
  claVersion: 3,
  claSha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  consentVersion: '1',
};

const pageWith = (language: 'zh' | 'en', types: readonly FieldType[]) => {
  const fields = types.map((type) => ({ type, title: `Title of ${type}`, value: `value of ${type}` }));
  return corporationSignaturePage({ ...ACT, language, fields }, null);
};

test('the fields of the CLA keep their order', () => {
  const { rows } = pageWith('en', ['email', 'authorized', 'address', 'corporationName']);

  expect(rows.map(({ value }) => value)).toEqual([
    'value of email',
    'value of authorized',
    'value of address',
    'value of corporationName',
  ]);
});

test.each([
  ['zh', ['企业名称', '授权代表', '邮箱']],
  ['en', ['Company', 'Authorised representative', 'Email']],
] as const)('representative and corporation are named even without fields for them (%s)', (language, labels) => {
  expect(pageWith(language, []).rows).toEqual([
    { label: labels[0], value: ACT.corporationName },
    { label: labels[1], value: ACT.name },
    { label: labels[2], value: ACT.email },
  ]);
});

describe.each([
  ['zh', ['公司盖章（公章）', '授权代表签字', '日期']],
  ['en', ['Company seal', 'Signature of the representative', 'Date']],
] as const)('in %s', (language, labels) => {
  test('there is room for the seal, the signature and the date', () => {
    expect(
      pageWith(language, [])
        .blanks?.flat()
        .map(({ label }) => label),
    ).toEqual(labels);
  });

  test('the evidence names version, fingerprint and reference', () => {
    const values = pageWith(language, []).evidence.map(({ value }) => value);

    expect(values).toEqual(
      expect.arrayContaining([
        '3',
        ACT.claSha256.replaceAll(/.{8}(?!$)/g, '$& '),
        ACT.reference,
        '2026-11-21 08:09:10',
      ]),
    );
  });
});
