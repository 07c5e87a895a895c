import { describe, expect, test } from 'vitest';
import { parseNewLink } from './link-bodies.ts';
import { parseNewManagers } from './own-corporation-bodies.ts';
import { parseClaType, parseQueryText } from './parse.ts';
import { parseCodeRequest, parseIndividualSigning } from './signing-bodies.ts';

const SIGNING = {
  name: 'Example Signer',
  email: 'signer@example.org',
  cla_id: '0',
  cla_language: 'English',
  verification_code: '123456',
  info: { '0': 'Example Signer', '1': 'signer@example.org' },
  privacy_checked: true,
};

const PARSED = {
  claId: '0',
  language: 'en',
  name: 'Example Signer',
  email: 'signer@example.org',
  verificationCode: '123456',
  fieldValues: { '0': 'Example Signer', '1': 'signer@example.org' },
  privacyConsented: true,
};

function parse(overrides: object): unknown {
  return parseIndividualSigning(JSON.stringify({ ...SIGNING, ...overrides }));
}

describe('an individual signing', () => {
  test.each([
    ['as legacy clients send it', {}, {}],
    ['with the number of the CLA as a number', { cla_id: 0 }, {}],
    ['with keys that nobody knows', { platform: 'gitee', page: { size: 1 } }, {}],
    ['with a key named like an inherited one', { ['__proto__']: 'x', constructor: 'x' }, {}],
    [
      'with the code among the fields',
      { info: { ...SIGNING.info, code: '123456' } },
      { fieldValues: { ...SIGNING.info, code: '123456' } },
    ],
    ['without a name', { name: undefined }, { name: '' }],
    ['with null for a name', { name: null }, { name: '' }],
    ['without a CLA', { cla_id: undefined }, { claId: '' }],
    ['without fields', { info: undefined }, { fieldValues: {} }],
    ['with null for the fields', { info: null }, { fieldValues: {} }],
    ['with null for a field', { info: { '0': null } }, { fieldValues: { '0': '' } }],
    ['without consent', { privacy_checked: undefined }, { privacyConsented: false }],
  ])('is read %s', (_name, overrides, expected) => {
    expect(parse(overrides)).toEqual({ ...PARSED, ...expected });
  });

  test('is read whatever the letter case of its keys', () => {
    const upper = Object.fromEntries(Object.entries(SIGNING).map(([key, value]) => [key.toUpperCase(), value]));

    expect(parseIndividualSigning(JSON.stringify(upper))).toEqual(PARSED);
  });

  test.each([
    ['English', 'en'],
    ['english', 'en'],
    ['EN', 'en'],
    ['Chinese', 'zh'],
    ['CHINESE', 'zh'],
    ['zh', 'zh'],
  ])('takes the language %s', (cla_language, language) => {
    expect(parse({ cla_language })).toEqual({ ...PARSED, language });
  });

  test.each(['French', '', 'english-us', undefined])('refuses the language %j', (cla_language) => {
    expect(() => parse({ cla_language })).toThrow(
      expect.objectContaining({ code: 'bad_request_parameter', details: { field: 'cla_language' } }),
    );
  });

  test.each([
    ['a name that is a number', { name: 5 }, 'name'],
    ['an address that is a list', { email: ['signer@example.org'] }, 'email'],
    ['a CLA that is neither text nor number', { cla_id: true }, 'cla_id'],
    ['consent as text', { privacy_checked: 'true' }, 'privacy_checked'],
    ['fields as a list', { info: ['x'] }, 'info'],
    ['a field that is a number', { info: { '0': 5 } }, 'info.0'],
    ['a code that is a number', { verification_code: 123456 }, 'verification_code'],
  ])('with %s cannot be parsed', (_name, overrides, field) => {
    expect(() => parse(overrides)).toThrow(
      expect.objectContaining({ code: 'error_parsing_api_body', details: { field } }),
    );
  });
});

test('fixed keys are read whatever their letter case, also within lists and objects', () => {
  const upper = { MANAGERS: [{ ID: 'keeper', Email: 'keeper@example.org', NAME: 'Example Keeper' }] };
  const fields = [{ ID: '0', Title: 'Name', TYPE: 'name', Description: '', REQUIRED: true }];
  const link = { ORG_ALIAS: 'Example', individual_CLA: { URL: 'https://example.org', Language: 'en', FIELDS: fields } };

  expect(parseNewManagers(JSON.stringify(upper))).toEqual([
    { id: 'keeper', email: 'keeper@example.org', name: 'Example Keeper' },
  ]);
  expect(parseNewLink(JSON.stringify(link)).clas).toMatchObject([
    { sourceUrl: 'https://example.org', fields: [{ type: 'name', title: 'Name', required: true }] },
  ]);
});

test.each([
  ['language', { language: 'french' }, 'corp_cla.language'],
  ['id of a field', { language: 'en', fields: [{ id: 'x' }] }, 'corp_cla.fields.0.id'],
])('a wrong %s of a CLA of a new link is named by the key of the request', (_name, corp_cla, field) => {
  expect(() => parseNewLink(JSON.stringify({ corp_cla }))).toThrow(
    expect.objectContaining({ code: 'bad_request_parameter', details: { field } }),
  );
});

test('keys that are ids of fields are left as they are', () => {
  expect(parse({ info: { Name: 'x', URL: 'y' } })).toMatchObject({ fieldValues: { Name: 'x', URL: 'y' } });
});

describe('a request for a code', () => {
  test.each([['{"email":"signer@example.org"}'], ['{"Email":"signer@example.org","type":"individual"}']])(
    'is read from %s',
    (body) => {
      expect(parseCodeRequest(body)).toEqual({ email: 'signer@example.org' });
    },
  );

  test.each([
    ['nothing', undefined],
    ['the empty text', ''],
    ['half an object', '{"email":'],
    ['a form', 'email=signer%40example.org'],
    ['null', 'null'],
    ['a list', '["signer@example.org"]'],
    ['a text', '"signer@example.org"'],
    ['no address', '{}'],
    ['an empty address', '{"email":""}'],
    ['an address that is a number', '{"email":1}'],
  ])('cannot be read from %s', (_name, body) => {
    expect(() => parseCodeRequest(body)).toThrow(expect.objectContaining({ code: 'error_parsing_api_body' }));
  });

  test('names no field when the body is not an object', () => {
    expect(() => parseCodeRequest('null')).toThrow(expect.objectContaining({ details: {} }));
  });
});

test.each(['individual', 'corporation'])('%s is a kind of signer', (applyTo) => {
  expect(parseClaType(applyTo, 'apply_to')).toBe(applyTo);
});

test.each(['employee', 'Individual', '', 'constructor'])('%j is no kind of signer', (applyTo) => {
  expect(() => parseClaType(applyTo, 'apply_to')).toThrow(
    expect.objectContaining({ code: 'bad_request_parameter', details: { field: 'apply_to' } }),
  );
});

test.each([
  ['a value', 'signer@example.org', 'signer@example.org'],
  ['nothing', undefined, ''],
  ['a repeated parameter', ['a@example.org', 'b@example.org'], ''],
])('the query parameter of %s', (_name, parameter, expected) => {
  expect(parseQueryText(parameter)).toBe(expected);
});
