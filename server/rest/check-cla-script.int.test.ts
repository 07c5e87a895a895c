import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, test } from 'vitest';
import { projectRoot } from '#server/config/project-root.ts';
import { arrangeCommunity, mutate } from '#server/modules/link/testing/community.ts';
import { afterFile } from '#server/test/after-file.ts';
import { buildCla, buildLink, newEmail } from '#server/test/factories.ts';
import { buildIndividualSigning } from '#server/test/signing-factories.ts';
import { createTestApp, type TestApp } from '#server/test/test-app.ts';

const SCRIPT = join(projectRoot, 'docs', 'check-cla.sh');
const run = promisify(execFile);

let testApp: TestApp;
let service: string;
let linkId: string;
let signer: string;
let repository: string;
beforeAll(async () => {
  testApp = await createTestApp();
  service = await testApp.app.listen({ host: '127.0.0.1', port: 0 });
  const em = testApp.em();
  const link = await buildLink(em);
  linkId = link.linkId;
  signer = newEmail('script.example');
  await buildIndividualSigning(em, await buildCla(em, link), { email: signer });
  repository = await mkdtemp(join(tmpdir(), 'check-cla-'));
  afterFile(() => rm(repository, { recursive: true, force: true }));
  await git('init', '--quiet');
  await commit({ email: newEmail('older.example') });
});

async function git(...args: string[]): Promise<string> {
  const { stdout } = await run('git', args, {
    cwd: repository,
    env: { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null' },
  });
  return stdout.trim();
}

interface Author {
  readonly email: string;
  readonly name?: string;
  readonly message?: string;
}

async function commit({ email, name = 'Somebody', message = 'Change it' }: Author): Promise<void> {
  const as = ['-c', `user.name=${name}`, '-c', `user.email=${email}`];
  await git(...as, 'commit', '--quiet', '--allow-empty', '--message', message);
}

/** Runs the script on the last so many commits; answers how it exits and what it says. */
async function check(
  last: number,
  options: { cwd?: string; link?: string; key?: string } = {},
): Promise<[number, string]> {
  const { cwd = repository, link = linkId, key = '' } = options;
  const args = [SCRIPT, service, link, `HEAD~${last}..HEAD`];
  return run('sh', args, { cwd, env: { ...process.env, SIGNET_API_KEY: key } }).then(
    ({ stdout }): [number, string] => [0, stdout],
    (error: { code: number; stdout: string }): [number, string] => [error.code, error.stdout],
  );
}

test('commits of those who signed pass, whatever their names and messages contain', async () => {
  await commit({
    email: signer,
    name: 'A "quoted" \\ naïve 名字',
    message: 'Say "hello" \\n\n\nbody\tand\u001b[31m colour',
  });
  await commit({ email: signer, message: '{"data":{"verdict":"covered",' });

  expect(await check(2)).toEqual([0, '']);
});

test('somebody who has not signed is named with reason and page', async () => {
  const stranger = newEmail('stranger.example');
  await commit({ email: signer });
  await commit({ email: stranger });

  expect(await check(2)).toEqual([
    1,
    `${stranger}: not_signed ${new URL(`/sign/${linkId}`, 'http://localhost:4000').href}\n`,
  ]);
});

test('of many commits, a single one that is not covered decides', async () => {
  const stranger = newEmail('stranger.example');
  const head = await git('rev-parse', 'HEAD');
  const facts = (email: string) => `committer Somebody <${email}> 1700000000 +0000\ndata 6\nChange\n`;
  const list = Array.from({ length: 410 }, (_value, index) => (index === 5 ? stranger : signer));
  const stream = list
    .map((email, index) => `commit refs/heads/many\n${facts(email)}${index === 0 ? `from ${head}\n` : ''}\n`)
    .join('');
  await fastImport(stream);
  await git('checkout', '--quiet', 'many');

  const [code, output] = await check(410);

  expect(code).toBe(1);
  expect(output).toContain(stranger);
});

test.each<[string, () => Promise<[number, string]>]>([
  ['an unknown link', () => check(1, { link: 'web_none-1' })],
  ['a range that does not exist', () => check(100_000)],
  ['no commits', () => check(0)],
  ['a shallow clone', async () => check(1, { cwd: await shallowClone() })],
])('%s establishes nothing', async (_name, attempt) => {
  const [code] = await attempt();

  expect(code).toBe(2);
});

test('a community that keeps private who has signed is asked with an API key', async () => {
  const { account, headers } = await arrangeCommunity(testApp);
  const { linkId: link } = await buildLink(testApp.em(), { owner: account, statusNeedsKey: true });
  const input = { name: 'CI', scopes: ['GATE_EVALUATE'], linkId: link };
  const { data } = await mutate<{ key: string }>(testApp, 'createApiKey', { input, selection: 'key', headers });
  await commit({ email: newEmail('stranger.example') });

  expect(await check(1, { link })).toEqual([2, '']);
  expect(await check(1, { link, key: data?.['createApiKey']?.key ?? '' })).toEqual([
    1,
    expect.stringContaining('not_signed'),
  ]);
});

async function fastImport(stream: string): Promise<void> {
  const child = run('git', ['fast-import', '--quiet'], { cwd: repository });
  child.child.stdin?.end(stream);
  await child;
}

async function shallowClone(): Promise<string> {
  const clone = join(repository, 'shallow');
  await git('clone', '--quiet', '--depth', '1', `file://${repository}`, clone);
  return clone;
}
