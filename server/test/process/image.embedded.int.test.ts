import { once } from 'node:events';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test, vi } from 'vitest';
import { projectRoot } from '#server/config/project-root.ts';
import { DEMO_LINK_ID } from '#server/demo/seed-demo.ts';
import { extractPdfText } from '#server/integrations/pdf/extract-pdf-text.ts';
import { keptKeyFile } from '#server/security/secret-key.ts';
import { startSmtpSink } from '#server/test/smtp-sink.ts';
import { buildImage, type ImageTree } from './image/build-image.ts';
import { copyData, startInImage } from './image/run-in-image.ts';
import { signAs } from './signer.ts';

/** A key to change to; what is stored so far is under the key of the data directory. */
const SECRET_KEYS = `image:${'k'.repeat(40)}`;

/** The image's files, with the data of a service that was started once. */
let image: ImageTree;

beforeAll(async () => {
  image = buildImage(mkdtempSync(join(tmpdir(), 'signet-image-')));
  await copyData(image, inject('preparedService').dataDir);
  writeFileSync(data('people.csv'), 'email,signed_at\npeople@example.org,2024-01-01\n');
});

afterAll(() => rmSync(image.root, { recursive: true }));

/** Runs a command of the documentation in the image, as its user; returns its exit code and what it prints. */
async function run(command: string, environment: Readonly<Record<string, string>> = {}) {
  const child = startInImage(image, ['npm', 'run', '--silent', ...command.split(' ')], { SECRET_KEYS, ...environment });
  const printed = Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output: (await printed).join('') };
}

/** Waits until a service in the image is ready; returns its address on this machine. */
async function untilListening(child: ReturnType<typeof startInImage>): Promise<string> {
  let printed = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => (printed += chunk));
  const port = await vi.waitUntil(() => /listens at [^\s,]+:(\d+)/.exec(printed)?.[1], { timeout: 110_000 });
  return `http://localhost:${port}`;
}

const data = (name: string): string => join(image.root, 'data', name);

type Row = readonly [command: string, named: () => string, output: RegExp];

/** What each command prints when it works. These need the database for themselves, or none. */
const ALONE: readonly Row[] = [
  ['migrate', () => '', /^The database is up to date\.$/m],
  [
    'account:create',
    () => '-- --account image --email image@example.org --name Image --administrator',
    /^Account image created\. Password, shown only once: \S+$/m,
  ],
  ['keys:rotate', () => '', /^Encrypted again: \d+/m],
  // It works when it finds that a file has no seal.
  ['verify', () => '-- server/demo/cla/individual.en.pdf', /seal/i],
  ['env:init', () => `-- --file ${data('env')}`, /^Still to fill in there: PUBLIC_URL, SMTP_URL, MAIL_FROM\.$/m],
];

/** These a running service carries out. */
const WHILE_IT_RUNS: readonly Row[] = [
  ['doctor', () => '', /^ok +schema /m],
  ['gate:doctor', () => '', /demo/],
  ['seal:rotate', () => '', /^New seal certificate, SHA-256: /m],
  ['second-factor:reset', () => '-- image', /^The second factors of image are removed/m],
  ['verify:audit', () => '', /^Nothing was changed\.$/m],
  ['import', () => `-- --from csv --input ${data('people.csv')} --link ${DEMO_LINK_ID}`, /^Nothing was written\./m],
  [
    'import:compare',
    () => `-- --from csv --input ${data('people.csv')} --link ${DEMO_LINK_ID}`,
    /^Answers compared · 比对的结果: \d+$/m,
  ],
  [
    'export',
    () => `-- --link ${DEMO_LINK_ID} --output ${data('export')}`,
    /: SHA-256 of the data files [0-9a-f]{64}$/m,
  ],
  ['backup', () => `-- ${data('image.backup')} --with-keys`, /: \d+ rows, with keys\. SHA-256/],
];

const AFTERWARDS: readonly Row[] = [['restore', () => `-- ${data('image.backup')}`, /^Nothing was changed\.$/m]];

test.each(ALONE)('npm run %s works in the image, as its user', async (command, named, output) => {
  expect((await run(`${command} ${named()}`.trim())).output).toMatch(output);
});

test('every command that the documentation names for operators is tried here', () => {
  const namedIn = (...patterns: string[]): string[] =>
    globSync(patterns, { cwd: projectRoot })
      .flatMap((path) => [
        ...readFileSync(join(projectRoot, path), 'utf8').matchAll(/npm run (?:--silent )?([a-z-]+(?::[a-z-]+)?)/g),
      ])
      .map(([, name = '']) => name)
      .filter((name) => !name.startsWith('test:'));
  const { scripts } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const isShipped = (name: string): boolean =>
    /^node server\/commands\/(?:ensure-built|init-env)/.test(scripts[name] ?? '');
  const tried = new Set([...ALONE, ...WHILE_IT_RUNS, ...AFTERWARDS].map(([command]) => command));

  expect(namedIn('docs/operations/*.md', 'docs/evidence*.md').filter((name) => !tried.has(name))).toEqual([]);
  expect(namedIn('README.md', 'docs/**/*.md').filter((name) => isShipped(name) && !tried.has(name))).toEqual([]);
});

test('env:init makes new secrets for each file, and leaves a file that exists as it is', async () => {
  const readSettings = (name: string) =>
    Object.fromEntries(
      [...readFileSync(data(name), 'utf8').matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, key, value]) => [key, value]),
    );
  await run(
    `env:init -- --file ${data('first')} --smtp-url smtps://u:p%24s@smtp.example.org --public-url https://cla.example.org --mail-from cla@example.org`,
  );
  await run(`env:init -- --file ${data('second')}`);
  const first = readSettings('first');

  const again = await run(`env:init -- --file ${data('first')}`);

  expect(again).toEqual({ code: 1, output: `${data('first')} exists and stays as it is.\n` });
  expect(readSettings('first')).toEqual(first);
  expect(first).toEqual({
    SECRET_KEY: expect.stringMatching(/^[0-9a-f]{64}$/),
    POSTGRES_PASSWORD: expect.stringMatching(/^[0-9a-f]{64}$/),
    SERVICE_DATABASE_PASSWORD: expect.stringMatching(/^[0-9a-f]{64}$/),
    SMTP_URL: "'smtps://u:p%24s@smtp.example.org'",
    PUBLIC_URL: 'https://cla.example.org',
    MAIL_FROM: 'cla@example.org',
  });
  const all = [first, readSettings('second')].flatMap(
    ({ SECRET_KEY, POSTGRES_PASSWORD, SERVICE_DATABASE_PASSWORD }) => [
      SECRET_KEY,
      POSTGRES_PASSWORD,
      SERVICE_DATABASE_PASSWORD,
    ],
  );
  expect(new Set(all).size).toBe(6);
});

describe('docker run, with its port on this machine and SHOW_MAILBOX', () => {
  let greeting = '';
  let child: ReturnType<typeof startInImage>;

  beforeAll(async () => {
    child = startInImage(image, image.command, { SECRET_KEYS, SHOW_MAILBOX: 'true', PORT: '0', LOG_LEVEL: 'error' });
    for (const channel of [child.stdout, child.stderr]) {
      channel.setEncoding('utf8').on('data', (printed: string) => (greeting += printed));
    }
    await vi.waitUntil(() => greeting.includes('Read the mails'), { timeout: 60_000 });
  });

  afterAll(async () => {
    child.kill('SIGTERM');
    const [code] = (await once(child, 'close')) as [number | null];
    if (code !== 0) {
      throw new Error(`the service did not end well:\n${greeting}`);
    }
  });

  test('the mails of the demo are read by the printed link, and by nobody without it', async () => {
    const { port } = new URL(/Signet listens at ([^\s,]+)/.exec(greeting)?.[1] ?? '');
    const link = new URL(/Read the mails it sends: +(\S+)/.exec(greeting)?.[1] ?? '');
    const ask = async (path: string) => (await fetch(`http://localhost:${port}${path}`)).status;

    expect(image.environment).toMatchObject({ HOST: '0.0.0.0' });
    expect(await ask(`${link.pathname}${link.search}`)).toBe(200);
    expect(await ask(link.pathname)).toBe(401);
    expect(await once(startInImage(image, image.healthcheck, { PORT: port }), 'close')).toEqual([0, null]);
  });

  test.each(WHILE_IT_RUNS)('npm run %s works beside it', async (command, named, output) => {
    expect((await run(`${command} ${named()}`.trim())).output).toMatch(output);
  });
});

test('docker run: a name prints whose hanzi come from a package, and one in a script that is shaped', async () => {
  const name = '王\u{20001} سارة';
  const { url: SMTP_URL, mails } = await startSmtpSink();
  const child = startInImage(image, image.command, { SECRET_KEYS, SMTP_URL, PORT: '0' });
  onTestFinished(async () => {
    child.kill('SIGTERM');
    await once(child, 'close');
  });
  const address = await untilListening(child);

  const { documentUrl } = await signAs(address, { email: 'image@example.com', name }, mails);

  const read = async () => {
    const answer = await fetch(new URL(new URL(documentUrl).pathname, address));
    return answer.ok ? (await extractPdfText(await answer.bytes()))?.join('\n') : undefined;
  };
  await expect.poll(read).toContain(name);
});

test.each(AFTERWARDS)('npm run %s works in the image, into a folder without data', async (command, named, output) => {
  // The archive names both keys that its service had.
  const keys = { SECRET_KEY: readFileSync(keptKeyFile(data('')), 'utf8') };

  expect((await run(`${command} ${named()}`, { ...keys, DATA_DIR: data('restored') })).output).toMatch(output);
});
