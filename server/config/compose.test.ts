import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { readConfig } from './config.ts';
import { ownersDatabase } from './database-config.ts';
import { projectRoot } from './project-root.ts';

const service = z.object({
  command: z.array(z.string()).optional(),
  read_only: z.boolean().optional(),
  cap_drop: z.array(z.string()).optional(),
  env_file: z.string().optional(),
  environment: z.record(z.string(), z.union([z.string(), z.number()])),
  depends_on: z.record(z.string(), z.object({ condition: z.string() })).optional(),
  ports: z.array(z.string()).optional(),
  volumes: z.array(z.string()).optional(),
  healthcheck: z.object({ test: z.array(z.string()) }).optional(),
  stop_grace_period: z.string().optional(),
});

const file = z
  .object({ services: z.object({ database: service, migrate: service, service }) })
  .parse(parse(readFileSync(join(projectRoot, 'compose.yaml'), 'utf8'), { merge: true }));
const { database, migrate, service: running } = file.services;

/** What `npm run env:init` has to make, with signs that addresses and shells read in another way. */
const ENV_FILE = {
  SECRET_KEY: 'k'.repeat(64),
  POSTGRES_PASSWORD: `o/w#n?e@r:%2F$x\`"'\\&`,
  SERVICE_DATABASE_PASSWORD: 's/e#r?v@i:c%e',
  SMTP_URL: 'smtps://user:p%2Fw@smtp.example.org',
  MAIL_FROM: 'Example <cla@example.org>',
  PUBLIC_URL: 'https://cla.example.org',
  GITHUB_CLIENT_ID: 'id',
  GITHUB_CLIENT_SECRET: 'secret',
};

/** The environment of a container, as Docker Compose makes it: its own values over those of the file. */
function environmentOf({ env_file, environment }: typeof running, given: Readonly<Record<string, string>>) {
  const interpolated = Object.entries(environment).map(([name, value]) => [name, interpolate(String(value), given)]);
  return { ...(env_file === '.env' ? given : {}), ...Object.fromEntries(interpolated) } as Record<string, string>;
}

function interpolate(text: string, given: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\$\{(\w+)(?::([-?])([^}]*))?\}/g, (_all, name: string, kind: string, more: string) => {
    const value = given[name] ?? '';
    if (value === '' && kind === '?') {
      throw new Error(`${name} ${more}`);
    }
    return value === '' && kind === '-' ? more : value;
  });
}

const settings = environmentOf(running, ENV_FILE);

test('every setting of .env reaches the service', () => {
  expect(settings).toMatchObject({ GITHUB_CLIENT_ID: 'id', SECRET_KEY: ENV_FILE.SECRET_KEY });
  expect(readConfig(settings)).toMatchObject({ codePlatforms: { github: { clientId: 'id' } }, host: '0.0.0.0' });
});

test('what is for this machine in .env does not lead the container astray', () => {
  const stray = { HOST: '127.0.0.1', PORT: '8080', DATA_DIR: './data', DATABASE_URL: 'postgresql://elsewhere/signet' };

  expect(environmentOf(running, { ...ENV_FILE, ...stray })).toEqual(settings);
});

test('the service works as a separate role, with passwords of any characters, and never learns that of the owner', () => {
  const { database: config } = readConfig(settings);

  expect(config).toMatchObject({ kind: 'postgresql', migrationUrl: undefined });
  const url = new URL(config.kind === 'postgresql' ? config.url : '');
  expect([url.username, decodeURIComponent(url.password), url.hostname]).toEqual([
    'signet_service',
    ENV_FILE.SERVICE_DATABASE_PASSWORD,
    'database',
  ]);
  expect(Object.values(settings)).not.toContain(ENV_FILE.POSTGRES_PASSWORD);
  const careless = { MIGRATION_DATABASE_URL: 'postgresql://signet@database/signet', MIGRATION_DATABASE_PASSWORD: 'o' };
  expect(readConfig(environmentOf(running, { ...ENV_FILE, ...careless })).database).toEqual(config);
});

test('migrations run as the owner before the service starts', () => {
  const config = readConfig(environmentOf(migrate, ENV_FILE)).database;
  const owner = ownersDatabase(config);
  const url = new URL(owner.kind === 'postgresql' ? owner.url : '');

  expect([url.username, decodeURIComponent(url.password)]).toEqual(['signet', ENV_FILE.POSTGRES_PASSWORD]);
  expect(migrate.command).toEqual(['npm', 'run', '--silent', 'migrate']);
  expect(migrate.depends_on).toEqual({ database: { condition: 'service_healthy' } });
  expect(running.depends_on).toEqual({ migrate: { condition: 'service_completed_successfully' } });
});

test('a new volume gets the role of the service before anybody is let in', () => {
  expect(environmentOf(database, ENV_FILE)).toMatchObject({
    POSTGRES_USER: 'signet',
    SERVICE_DATABASE_PASSWORD: ENV_FILE.SERVICE_DATABASE_PASSWORD,
  });
  expect(database.volumes).toContain(
    './deploy/create-service-role.sh:/docker-entrypoint-initdb.d/create-service-role.sh:ro',
  );
  // While a new volume is prepared, the server listens at its socket alone.
  expect(database.healthcheck?.test.at(-1)).toContain('--host 127.0.0.1');
});

test.each(['POSTGRES_PASSWORD', 'SERVICE_DATABASE_PASSWORD', 'SMTP_URL', 'MAIL_FROM', 'PUBLIC_URL'])(
  'without %s nothing starts, and the message names it',
  (name) => {
    const given = { ...ENV_FILE, [name]: '' };

    expect(() => [database, migrate, running].map((one) => environmentOf(one, given))).toThrow(`${name} is `);
  },
);

test('the database logs neither statements nor rows that it refuses, which hold personal data', () => {
  expect(database.command).toEqual(
    expect.arrayContaining(['log_min_error_statement=panic', 'log_error_verbosity=terse']),
  );
});

test('all connections come from the proxy on this machine, which says who the visitor is', () => {
  expect(running.ports).toEqual(['127.0.0.1:4000:4000']);
  expect(settings['TRUST_PROXY']).toBe('1');
});

test.each([
  ['service', running],
  ['migrate', migrate],
])('the container %s changes no file but its data, and has none of the rights of root', (_name, one) => {
  expect(one).toMatchObject({ read_only: true, cap_drop: ['ALL'], volumes: ['data:/data'] });
});

test('what is under way at a stop may end: 8 seconds for requests, then 10 for jobs', () => {
  expect(running.stop_grace_period).toBe('30s');
});
