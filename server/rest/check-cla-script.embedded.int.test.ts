import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, test } from 'vitest';
import { projectRoot } from '#server/config/project-root.ts';
import { AppError } from '#server/errors/app-error.ts';
import { toRest } from '#server/errors/to-rest.ts';
import { arrangeCommunity, mutate } from '#server/modules/community/link/testing/community.ts';
import { setPolicy } from '#server/modules/gate/testing/token-community.ts';
import { buildCla, buildLink, newEmail } from '#server/test/factories.ts';
import { buildIndividualSigning } from '#server/test/signing-factories.ts';
import { createTestApp, type TestApp } from '#server/test/test-app.ts';
import { whenDone } from '#server/test/when-done.ts';

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
  whenDone(() => rm(repository, { recursive: true, force: true }));
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
  options: { cwd?: string; link?: string; key?: string; address?: string } = {},
): Promise<[number, string]> {
  const { cwd = repository, link = linkId, key = '', address = service } = options;
  const args = [SCRIPT, address, link, `HEAD~${last}..HEAD`];
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

describe('where co-authors are required', () => {
  let strict: string;
  beforeAll(async () => {
    const em = testApp.em();
    const { account, headers } = await arrangeCommunity(testApp);
    const link = await buildLink(em, { owner: account });
    strict = link.linkId;
    await buildIndividualSigning(em, await buildCla(em, link), { email: signer });
    await setPolicy(testApp, { link, headers }, { coAuthors: 'REQUIRE' });
  });

  test.each<[string, (stranger: string) => Author, number]>([
    ['G14: a tab in the name', (email) => ({ email: signer, message: trailers(`Str\tAnger <${email}>`) }), 1],
    [
      'G14: a tab in the name before another co-author',
      (email) => ({ email: signer, message: trailers(`Sig\tNer <${signer}>`, `Stranger <${email}>`) }),
      1,
    ],
    [
      'a record separator in the name',
      (email) => ({ email: signer, message: trailers(`Str\u001eAnger <${email}>`) }),
      1,
    ],
    ['a carriage return in the name', (email) => ({ email: signer, message: trailers(`Str\rAnger <${email}>`) }), 1],
    ['a name over two lines', (email) => ({ email: signer, message: trailers(`Str\n  Anger <${email}>`) }), 1],
    ['G14: a tab in the name of the author', () => ({ email: signer, name: 'Sig\tNer' }), 0],
    ['tabs in names of people who have signed', () => ({ email: signer, message: trailers(`A\tB <${signer}>`) }), 0],
  ])('%s hides nobody', async (_name, describeCommit, code) => {
    const stranger = newEmail('stranger.example');
    await commit(describeCommit(stranger));

    const [exit, output] = await check(1, { link: strict });

    expect(exit).toBe(code);
    expect(output).toContain(code === 0 ? '' : `${stranger}: not_signed`);
  });
});

test('G15: a replacement of a commit by a covered one is not looked up', async () => {
  const stranger = newEmail('stranger.example');
  await commit({ email: signer });
  const covered = await git('rev-parse', 'HEAD');
  await commit({ email: stranger });
  const uncovered = await git('rev-parse', 'HEAD');
  await git('replace', uncovered, covered);

  const [code, output] = await check(1);

  expect(code).toBe(1);
  expect(output).toContain(stranger);
});

test('G16: a long range waits as long as the service asks for, and gets its verdict', async () => {
  await commit({ email: signer });
  const busy = await listenBusy(2);
  const begunAt = performance.now();

  expect(await check(1, { address: busy.address })).toEqual([0, '']);
  expect(busy.answered()).toBe(3);
  expect(performance.now() - begunAt).toBeGreaterThan(2000);
});

test('a service that stays busy establishes nothing', async () => {
  await commit({ email: signer });
  const busy = await listenBusy(5);

  const [code] = await check(1, { address: busy.address });

  expect(code).toBe(2);
  expect(busy.answered()).toBe(5);
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

function trailers(...people: string[]): string {
  return `Change it\n\nBecause.\n\n${people.map((person) => `Co-authored-by: ${person}`).join('\n')}`;
}

/** Refuses the first requests as the service does when a source has asked too much, and passes the others on to it. */
async function listenBusy(refusals: number): Promise<{ address: string; answered: () => number }> {
  let answered = 0;
  const refusal = toRest(new AppError('too_many_request', { retryAfter: 1 }));
  const server = createServer((request, response) => {
    answered += 1;
    if (answered <= refusals) {
      request.resume().on('end', () => response.writeHead(refusal.status).end(JSON.stringify(refusal.body)));
      return;
    }
    const forwarded = httpRequest(`${service}${request.url}`, { method: 'POST', headers: request.headers }, (answer) =>
      answer.pipe(response.writeHead(answer.statusCode ?? 500)),
    );
    request.pipe(forwarded);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  whenDone(() => promisify(server.close.bind(server))());
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return { address: `http://127.0.0.1:${port}`, answered: () => answered };
}

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
