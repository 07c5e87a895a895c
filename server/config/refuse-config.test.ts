import { describe, expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const SECRET_KEY = 'k'.repeat(32);

const POSTGRESQL = { DATABASE_URL: 'postgresql://localhost/signet', SECRET_KEY, SMTP_URL: 'smtp://localhost' };

describe('bad configuration stops the start and names the variable', () => {
  test.each<[string, Record<string, string>]>([
    ['PORT', { PORT: 'http' }],
    ['PORT', { PORT: '70000' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'ftp://example.org' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'https://example.org/cla' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'https://example.org/?cla' }],
    ['RESTRICTED_EMAIL_DOMAINS', { RESTRICTED_EMAIL_DOMAINS: 'someone@example.org' }],
    ['REACHABLE_DOMAINS', { REACHABLE_DOMAINS: '.lan' }],
    ['REACHABLE_DOMAINS', { REACHABLE_DOMAINS: 'someone@example.org' }],
    ['TRUST_PROXY', { TRUST_PROXY: 'proxy.example.org' }],
    ['TRUST_PROXY', { TRUST_PROXY: '127.0.0.1,10.0.0.0/33' }],
    ['DATABASE_URL', { ...POSTGRESQL, DATABASE_URL: 'mysql://localhost' }],
    ['MIGRATION_DATABASE_URL', { MIGRATION_DATABASE_URL: 'postgresql://owner@localhost/signet' }],
    ['MIGRATION_DATABASE_URL', { ...POSTGRESQL, MIGRATION_DATABASE_URL: 'postgresql://owner@localhost/signet' }],
    ['DATABASE_PASSWORD', { DATABASE_PASSWORD: 'password' }],
    [
      'DATABASE_PASSWORD',
      { ...POSTGRESQL, DATABASE_URL: 'postgresql://signet:other@localhost/signet', DATABASE_PASSWORD: 'password' },
    ],
    ['MIGRATION_DATABASE_PASSWORD', { ...POSTGRESQL, MIGRATION_DATABASE_PASSWORD: 'password' }],
    ['SHOW_MAILBOX', { SHOW_MAILBOX: 'true', PUBLIC_URL: 'https://cla.example.org' }],
    ['SHOW_MAILBOX', { SHOW_MAILBOX: 'true', PUBLIC_URL: 'http://192.0.2.1:4000' }],
    ['SHOW_MAILBOX', { SHOW_MAILBOX: 'true', SMTP_URL: 'smtp://localhost' }],
    ['SHOW_MAILBOX', { ...POSTGRESQL, SHOW_MAILBOX: 'true' }],
    ['SECRET_KEY', { ...POSTGRESQL, SECRET_KEY: '' }],
    ['SECRET_KEY', { SECRET_KEY: 'short' }],
    ['SMTP_URL', { ...POSTGRESQL, SMTP_URL: '' }],
    ['SMTP_URL', { SMTP_URL: 'localhost:25' }],
    ['SMTP_URL', { SMTP_URL: 'smtp:mail.example.org' }],
    ['SMTP_URL', { SMTP_URL: 'smtp://' }],
    ['PORT', { PORT: ' ' }],
    ['METRICS_PORT', { METRICS_PORT: ' ' }],
    ['SENDER_SMTP_URL', { SENDER_SMTP_URL: 'smtp.example.org' }],
    ['SENDER_SMTP_URL', { SENDER_SMTP_URL: 'smtps:smtp.example.org:465' }],
    ['SENDER_SMTP_URL', { SENDER_SMTP_URL: 'smtps://user:password@smtp.example.org' }],
    ['GMAIL_SMTP_URL', { GMAIL_SMTP_URL: 'https://smtp.example.org' }],
    ['GITHUB_CLIENT_SECRET', { GITHUB_CLIENT_ID: 'id' }],
    ['GITHUB_CLIENT_ID', { GITHUB_CLIENT_SECRET: 'secret' }],
    ['GITEE_CLIENT_SECRET', { GITEE_CLIENT_ID: 'id', GITHUB_CLIENT_SECRET: '' }],
    ['GITEE_CLIENT_ID', { GITEE_CLIENT_SECRET: 'secret' }],
    ['GITHUB_URL', { GITHUB_URL: 'github.example.org' }],
    ['GITEE_URL', { GITEE_URL: 'ftp://gitee.example.org' }],
    ['GOOGLE_CLIENT_SECRET', { GOOGLE_CLIENT_ID: 'id' }],
    ['GOOGLE_CLIENT_ID', { GOOGLE_CLIENT_SECRET: 'secret' }],
    ['GOOGLE_URL', { GOOGLE_URL: 'accounts.example.org' }],
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
    ['SENDER_SMTP_SERVERS', { SENDER_SMTP_SERVERS: 'smtp.example.org' }],
    ['SENDER_SMTP_SERVERS', { SENDER_SMTP_SERVERS: 'smtp.example.org:70000' }],
    ['SENDER_SMTP_SERVERS', { SENDER_SMTP_SERVERS: 'user@smtp.example.org:465' }],
    ['CLA_SOURCES', { CLA_SOURCES: 'github.com' }],
    ['CLA_SOURCES', { CLA_SOURCES: 'https://github.com/ ftp://example.org/' }],
    ['CLA_SOURCES', { CLA_SOURCES: 'https://user@example.org/' }],
    ['CLA_SOURCES', { CLA_SOURCES: 'https://example.org/?cla=' }],
    ['RATE_LIMIT_SCALE', { RATE_LIMIT_SCALE: '0' }],
    ['RATE_LIMIT_SCALE', { RATE_LIMIT_SCALE: 'Infinity' }],
    ['MAX_EMPLOYEE_MANAGERS', { MAX_EMPLOYEE_MANAGERS: '0' }],
    ['SECURITY_CONTACT', { SECURITY_CONTACT: 'http://example.org/report' }],
    ['SECURITY_CONTACT', { SECURITY_CONTACT: 'security@example.org\nExpires: never' }],
    ['LINK_MAIL_BUDGET', { LINK_MAIL_BUDGET: '0' }],
    ['UPLOADS_PER_DAY', { UPLOADS_PER_DAY: '0' }],
    ['UPLOAD_MEGABYTES_PER_DAY', { UPLOAD_MEGABYTES_PER_DAY: '0.5' }],
    ['MAIL_FROM', { MAIL_FROM: 'Signet' }],
    ['MAIL_FROM', { MAIL_FROM: 'Signet <no-reply@example.org>, second@example.org' }],
    ['MAIL_FROM', { MAIL_FROM: 'Signet\nBcc: <no-reply@example.org>' }],
    ['DEMO', { DEMO: 'maybe' }],
    ['COOKIE_DOMAIN', { COOKIE_DOMAIN: '.example.org', PUBLIC_URL: 'https://cla.example.org' }],
    ['COOKIE_DOMAIN', { COOKIE_DOMAIN: 'example.com', PUBLIC_URL: 'https://cla.example.org' }],
    ['COOKIE_DOMAIN', { COOKIE_DOMAIN: 'example.org', PUBLIC_URL: 'https://counterexample.org' }],
    ['COOKIE_DOMAIN', { COOKIE_DOMAIN: 'org', PUBLIC_URL: 'https://cla.example.org' }],
    ['COOKIE_DOMAIN', { COOKIE_DOMAIN: '0.0.1', PUBLIC_URL: 'http://127.0.0.1:4000' }],
    ['LEGACY_LOGIN_WITHOUT_CONSENT', { LEGACY_LOGIN_WITHOUT_CONSENT: 'maybe' }],
    ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
    ['METRICS_PORT', { METRICS_PORT: '70000' }],
  ])('%s', (variable, env) => {
    const act = () => readConfig(env);

    expect(act).toThrow(ConfigError);
    expect(act).toThrow(new RegExp(`^${variable}`));
  });

  test.each([
    ['MAX_EMPLOYEE_MANAGERS', '0', 'a whole number from 1 to 1000'],
    ['MAX_EMPLOYEE_MANAGERS', '1.5', 'a whole number from 1 to 1000'],
    ['RATE_LIMIT_SCALE', '-1', 'a number above 0'],
    ['PORT', '70000', 'a port number'],
  ])('and says what it must be: %s=%s', (variable, text, expected) => {
    expect(() => readConfig({ [variable]: text })).toThrow(`${variable}: must be ${expected}`);
  });

  test('without repeating a secret', () => {
    expect(() => readConfig({ SECRET_KEY: 'short-secret' })).not.toThrow(/short-secret/);
  });
});
