import { expect, test } from 'vitest';
import { openDatabase } from '#server/db/open-database.ts';
import { isLoopback } from './config-values.ts';
import { readConfig } from './config.ts';
import { ownersDatabase, type DatabaseConfig } from './database-config.ts';
import { demoPlatformUrl, mailboxDataDir, warningsOf } from './start-advice.ts';

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
    trustProxy: undefined,
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
  [{}, true],
  [{ PUBLIC_URL: 'http://127.0.0.1:8080' }, true],
  [{ PUBLIC_URL: 'https://cla.example.org' }, false],
  [{ PUBLIC_URL: 'http://192.168.1.7:4000' }, false],
  [{ PUBLIC_URL: 'https://cla.example.org', DEMO: 'true' }, true],
  [{ DEMO: 'false' }, false],
])('with %j it is %s that there is a demo, whose passwords are printed', (settings, demo) => {
  expect(readConfig(settings).demo).toBe(demo);
});

test.each([
  ['captured when all mail is', {}, undefined],
  [
    'captured when all mail is, unless a server is named',
    { SENDER_SMTP_URL: 'smtp://127.0.0.1:1025' },
    'smtp://127.0.0.1:1025',
  ],
  ['sent over Tencent otherwise', { SMTP_URL: 'smtp://localhost' }, 'smtps://smtp.exmail.qq.com:465'],
])("a community's own mail is %s", (_rule, env, smtpUrl) => {
  expect(readConfig(env).senders).toMatchObject({ smtpUrl, google: undefined });
});

test('senders may choose common servers and those listed, or only those that the operator names', () => {
  const names = (env: Record<string, string>) => readConfig(env).senders.servers.map(({ name }) => name);
  const listed = { SENDER_SMTP_SERVERS: ' A.example.org:587 [fd00::1]:25 ' };

  expect(names(listed)).toEqual(expect.arrayContaining(['smtp.qq.com:465', 'a.example.org:587', '[fd00::1]:25']));
  expect(names({ ...listed, SENDER_SMTP_URL: 'smtp://b.example.org' })).toEqual([
    'b.example.org:587',
    'a.example.org:587',
    '[fd00::1]:25',
  ]);
});

test('Gmail is on with both halves of a client', () => {
  const { google } = readConfig({ GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' }).senders;

  expect(google).toMatchObject({ clientId: 'id', url: 'https://accounts.google.com' });
});

test('each code platform is on with both halves of a client, at the public addresses by default', () => {
  const client = { GITHUB_CLIENT_ID: 'id', GITHUB_CLIENT_SECRET: 'secret' };
  const selfHosted = { GITEE_CLIENT_ID: 'id', GITEE_CLIENT_SECRET: 'secret', GITEE_URL: 'https://gitee.example.org/' };

  expect(readConfig({}).codePlatforms).toEqual({ github: undefined, gitee: undefined });
  expect(readConfig({ ...client, ...selfHosted }).codePlatforms).toEqual({
    github: { url: 'https://github.com', apiUrl: 'https://api.github.com', clientId: 'id', clientSecret: 'secret' },
    gitee: {
      url: 'https://gitee.example.org',
      apiUrl: 'https://gitee.com/api/v5',
      clientId: 'id',
      clientSecret: 'secret',
    },
  });
});

test.each([
  [undefined, undefined],
  ['2', 2],
  ['10.0.0.0/8,127.0.0.1', '10.0.0.0/8,127.0.0.1'],
])('TRUST_PROXY %s is read as %s', (text, value) => {
  expect(readConfig({ TRUST_PROXY: text }).trustProxy).toBe(value);
});

test.each([undefined, 'example.org', 'cla.example.org'])('COOKIE_DOMAIN may be %s', (domain) => {
  const config = readConfig({ COOKIE_DOMAIN: domain, PUBLIC_URL: 'https://cla.example.org' });

  expect(config).toMatchObject({ cookieDomain: domain, legacyLoginWithoutConsent: false });
});

test('COOKIE_DOMAIN may be a host without a dot when that is the whole host', () => {
  expect(readConfig({ COOKIE_DOMAIN: 'localhost' }).cookieDomain).toBe('localhost');
});

test.each(['Signet <no-reply@localhost>', 'no-reply@example.org', '"Signet, 签署" <no-reply@example.org>'])(
  'MAIL_FROM may be %s',
  (from) => {
    expect(readConfig({ MAIL_FROM: from }).mail.from).toBe(from);
  },
);

test('CLA_SOURCES lists prefixes separated by spaces', () => {
  const hrefs = (sources?: string) => readConfig({ CLA_SOURCES: sources }).claSources.map(({ href }) => href);

  expect(hrefs()).toEqual(['https://gitee.com/', 'https://github.com/', 'https://raw.githubusercontent.com/']);
  expect(hrefs(' https://Example.org\n http://127.0.0.1:8080/cla ')).toEqual([
    'https://example.org/',
    'http://127.0.0.1:8080/cla',
  ]);
});

test.each([
  ['Example.org, example.com', ['example.org', 'example.com']],
  [' example.org\nexample.com ', ['example.org', 'example.com']],
])('RESTRICTED_EMAIL_DOMAINS %j takes the place of the built-in list', (text, domains) => {
  expect(readConfig({ RESTRICTED_EMAIL_DOMAINS: text }).restrictedEmailDomains).toEqual(domains);
  expect(readConfig({}).restrictedEmailDomains).toContain('qq.com');
});

test('REACHABLE_DOMAINS lists domains, of any number of labels', () => {
  expect(readConfig({}).reachableDomains).toEqual([]);
  expect(readConfig({ REACHABLE_DOMAINS: 'Corp.internal, lan\nbuildhost' }).reachableDomains).toEqual([
    'corp.internal',
    'lan',
    'buildhost',
  ]);
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

test.each([
  ['smtp://mail.example.org', {}, true],
  ['smtps://mail.example.org', {}, true],
  ['smtp://mail.example.org', { SMTP_TLS: 'optional' }, false],
  ['smtp://localhost:2525', {}, false],
  ['smtp://127.0.0.1:2525', {}, false],
  ['smtp://127.0.0.1:2525', { SMTP_TLS: 'required' }, true],
])('mail over %s with %j needs encryption: %s', (url, settings, requireTls) => {
  expect(readConfig({ SMTP_URL: url, ...settings }).mail).toMatchObject({ requireTls });
});

test.each([
  [{}, true],
  [{ PUBLIC_URL: 'http://127.0.0.1:8080' }, true],
  [{ PUBLIC_URL: 'https://cla.example.org' }, false],
  [{ HOST: '0.0.0.0' }, false],
  [{ HOST: '0.0.0.0', SHOW_MAILBOX: 'true' }, true],
  [{ SMTP_URL: 'smtp://localhost' }, false],
])('with %j captured mails are shown: %s', (settings, shown) => {
  expect(mailboxDataDir(readConfig(settings)) !== undefined).toBe(shown);
});

test.each(['p/a#s?s@w:o%r%2Fd $x `"\\& ü', "it's", '%'])(
  'the password %j of the database arrives as it is',
  async (password) => {
    const config = readConfig({
      ...POSTGRESQL,
      DATABASE_URL: 'postgresql://service@localhost/signet',
      DATABASE_PASSWORD: password,
      MIGRATION_DATABASE_URL: 'postgresql://owner@localhost/signet',
      MIGRATION_DATABASE_PASSWORD: `${password}2`,
    });
    const passwordOf = async (database: DatabaseConfig) => {
      const { orm } = await openDatabase(database);
      return orm.em.getConnection().getConnectionOptions().password;
    };

    expect(await passwordOf(config.database)).toBe(password);
    expect(await passwordOf(ownersDatabase(config.database))).toBe(`${password}2`);
  },
);

test.each([
  [{}, 'http://localhost:4000/demo/platform'],
  [{ PUBLIC_URL: 'http://127.0.0.1:8080' }, 'http://127.0.0.1:8080/demo/platform'],
  [{ PUBLIC_URL: 'https://cla.example.org' }, undefined],
  [{ DEMO: 'false' }, undefined],
  [{ ...POSTGRESQL, DEMO: 'true' }, undefined],
])('with %j the demo platform is at %s', (settings, url) => {
  expect(demoPlatformUrl(readConfig(settings))).toBe(url);
});

test.each([
  [{}, 0],
  [{ PUBLIC_URL: 'https://cla.example.org' }, 1],
  [{ PUBLIC_URL: 'https://cla.example.org', TRUST_PROXY: '1' }, 0],
  [{ PUBLIC_URL: 'https://cla.example.org', TRUST_PROXY: '0' }, 0],
])('with %j the operator is warned %d times', (settings, count) => {
  expect(warningsOf(readConfig(settings))).toHaveLength(count);
});

test('secret keys are read in their order, and a database server needs one kind', () => {
  const [old, recent] = ['o'.repeat(32), `n:=${'n'.repeat(32)}`];
  const { DATABASE_URL, SMTP_URL } = POSTGRESQL;

  expect(readConfig({ DATABASE_URL, SMTP_URL, SECRET_KEYS: `b:${recent}, a-1:${old}` }).secretKeys).toEqual([
    { id: 'b', secret: recent },
    { id: 'a-1', secret: old },
  ]);
});

test.each([['no-id'.repeat(10)], ['a:short'], [`A:${'k'.repeat(32)}`], [`a:${'k'.repeat(32)},a:${'l'.repeat(32)}`]])(
  'the secret keys %s are refused without being repeated',
  (text) => {
    expect(() => readConfig({ SECRET_KEYS: text })).toThrow(/^SECRET_KEYS: (?!.*k{32})/);
  },
);

test('a time-stamping authority is asked at exactly the address given, as it may answer another with a redirect', () => {
  expect(readConfig({ TSA_URL: 'https://tsa.example.org/tsr/' }).seal.timestampUrl).toBe(
    'https://tsa.example.org/tsr/',
  );
});
