import { describe, expect, test } from 'vitest';
import { ConfigError, isLoopback, readConfig } from './config.ts';

const SECRET_KEY = 'k'.repeat(32);
const POSTGRESQL = { DATABASE_URL: 'postgresql://localhost/signet', SECRET_KEY, SMTP_URL: 'smtp://localhost' };

test('nothing set: embedded database, captured mail, demo data', () => {
  const config = readConfig({});

  expect(config).toMatchObject({
    host: '127.0.0.1',
    port: 4000,
    database: { kind: 'embedded', dataDir: './data' },
    mail: { kind: 'capture' },
    demo: true,
    trustProxy: false,
    rateLimitScale: 1,
  });
  expect(config.publicUrl.href).toBe('http://localhost:4000/');
  expect(config.footer.icp).not.toBe('');
});

test('an empty variable counts as unset', () => {
  expect(readConfig({ DATABASE_URL: '', PORT: '' })).toMatchObject({ port: 4000, database: { kind: 'embedded' } });
});

test('with PostgreSQL there is neither demo data nor an example footer', () => {
  const config = readConfig(POSTGRESQL);

  expect(config).toMatchObject({ database: { kind: 'postgresql' }, mail: { kind: 'smtp' }, demo: false });
  expect(config.footer).toEqual({ icp: '', police: '', copyright: '' });
});

test.each([
  [undefined, false],
  ['2', 2],
  ['10.0.0.0/8,127.0.0.1', '10.0.0.0/8,127.0.0.1'],
])('TRUST_PROXY %s is read as %s', (text, value) => {
  expect(readConfig({ TRUST_PROXY: text }).trustProxy).toBe(value);
});

describe('bad configuration stops the start and names the variable', () => {
  test.each<[string, Record<string, string>]>([
    ['PORT', { PORT: 'http' }],
    ['PORT', { PORT: '70000' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'ftp://example.org' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'https://example.org/cla' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'https://example.org/?cla' }],
    ['TRUST_PROXY', { TRUST_PROXY: 'proxy.example.org' }],
    ['TRUST_PROXY', { TRUST_PROXY: '127.0.0.1,10.0.0.0/33' }],
    ['DATABASE_URL', { ...POSTGRESQL, DATABASE_URL: 'mysql://localhost' }],
    ['SECRET_KEY', { ...POSTGRESQL, SECRET_KEY: '' }],
    ['SECRET_KEY', { SECRET_KEY: 'short' }],
    ['SMTP_URL', { ...POSTGRESQL, SMTP_URL: '' }],
    ['SMTP_URL', { SMTP_URL: 'localhost:25' }],
    ['SIGN_LINK_ALIASES', { SIGN_LINK_ALIASES: '{' }],
    ['SIGN_LINK_ALIASES', { SIGN_LINK_ALIASES: '["a"]' }],
    ['PRIVACY_POLICY_DOCUMENTS', { PRIVACY_POLICY_DOCUMENTS: '[{"platform":"gitlab"}]' }],
    [
      'COOKIE_DOCUMENTS',
      {
        COOKIE_DOCUMENTS: JSON.stringify(
          ['a', 'b'].map((path) => ({ platform: 'github', owner: 'o', repo: 'r', path, language: 'en' })),
        ),
      },
    ],
    ['RATE_LIMIT_SCALE', { RATE_LIMIT_SCALE: '0' }],
    ['DEMO', { DEMO: 'maybe' }],
    ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
  ])('%s', (variable, env) => {
    const act = () => readConfig(env);

    expect(act).toThrow(ConfigError);
    expect(act).toThrow(new RegExp(`^${variable}`));
  });

  test('without repeating a secret', () => {
    expect(() => readConfig({ SECRET_KEY: 'short-secret' })).not.toThrow(/short-secret/);
  });
});

test.each([
  ['127.0.0.1', true],
  ['127.8.9.10', true],
  ['localhost', true],
  ['::1', true],
  ['0.0.0.0', false],
  ['127.0.0.1.example.org', false],
])('%s is a loopback host: %s', (host, expected) => {
  expect(isLoopback(host)).toBe(expected);
});
