import { describe, expect, test } from 'vitest';
import { individualSignaturePage } from './individual/individual-signature-page.ts';
import type { Act } from './signing-act.entity.ts';

const OLD_ACT: Act = {
  kind: 'individual',
  language: 'zh',
  community: 'Example Community',
  projectUrl: 'https://example.org/community',
  corporationName: '',
  name: '欧阳㛃龑',
  email: 'signer@example.org',
  signedAt: '2026-11-21T08:09:10.000Z',
  reference: 'SG-7K2M-9QXD-04TB',
  claVersion: 3,
  claSha256: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
  consentVersion: '4',
  fields: [],
};

const ACT: Act = {
  ...OLD_ACT,
  proof: {
    codeSentAt: '2026-11-21T08:07:08.000Z',
    codeMatchedAt: '2026-11-21T08:09:09.000Z',
    declaration: 'What was declared then',
    consentText: 'What was consented to then',
    linkId: 'web_example-1000000000000000001',
    verifyUrl: 'https://cla.example.org/verify/SG-7K2M-9QXD-04TB',
  },
};

const EVENT = { sequence: 12, hash: 'ab'.repeat(32) };

describe.each(['zh', 'en'] as const)('a signature page in %s', (language) => {
  const page = individualSignaturePage({ ...ACT, language }, EVENT);
  const printed = page.evidence.map(({ value }) => value).join('\n');

  test.each([
    ['when the code was sent', '2026-11-21 08:07:08'],
    ['when it matched', '2026-11-21 08:09:09'],
    ['the consent', 'What was consented to then'],
    ['the link', 'web_example-1000000000000000001'],
    ['the place of the audit event', '12'],
    ['the hash of the audit event', 'abababab abababab'],
  ])('states %s', (_, value) => {
    expect(printed).toContain(value);
  });

  test('S36: names the zone of a day in a field', () => {
    const fields = [{ type: 'date' as const, title: 'Date', value: '2026-11-21' }];

    const { rows } = individualSignaturePage({ ...ACT, language, fields }, EVENT);

    const value = language === 'zh' ? '2026年11月21日（UTC）' : '21 November 2026 (UTC)';
    expect(rows).toContainEqual({ label: 'Date', value });
  });

  test('bears the signature, and nothing that was left empty', () => {
    const fields = [
      { type: 'name' as const, title: 'Name', value: '欧阳㛃龑' },
      { type: 'telephone' as const, title: 'Phone', value: '' },
    ];

    const { rows, signature } = individualSignaturePage({ ...ACT, language, fields }, EVENT);

    expect(rows.map(({ value }) => value)).toEqual(['signer@example.org']);
    expect(signature).toMatchObject({
      name: '欧阳㛃龑',
      time: language === 'zh' ? '签署于 2026年11月21日 08:09（UTC）' : 'Signed on 21 November 2026, 08:09 UTC',
    });
  });

  test('repeats the declaration as it was stored, and says where to verify it', () => {
    expect(page.statement).toBe('What was declared then');
    expect(page.verification?.url).toBe('https://cla.example.org/verify/SG-7K2M-9QXD-04TB');
    expect(page.verification?.texts.join('')).toContain('cla.example.org');
  });
});

test('the page of an act of before seals states what it knows', () => {
  const page = individualSignaturePage(OLD_ACT, null);

  expect(page.evidence.at(-1)).toEqual({ label: '隐私政策版本', value: '4' });
  expect(page.statement).toContain('Example Community');
  expect(page.verification).toBeUndefined();
});
