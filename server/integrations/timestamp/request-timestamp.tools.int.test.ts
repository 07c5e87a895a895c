import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { VERIFIER_SHA256 } from '#generated/verifier/fingerprint.ts';
import { change } from '#server/change.ts';
import { createSystemContext } from '#server/jobs/system-context.ts';
import { pdfWithText } from '#server/modules/community/cla/testing/cla-pdf.ts';
import { DocumentSeal } from '#server/modules/ground/seal/document-seal.entity.ts';
import { storeSealedDocument } from '#server/modules/ground/seal/store-sealed-document.ts';
import { timestampSeals } from '#server/modules/ground/seal/timestamp-seals.job.ts';
import { createCheckpoints } from '#server/modules/proof/evidence/create-checkpoint.ts';
import { arrangeSignedIndividual } from '#server/modules/proof/evidence/testing/signed-individual.ts';
import { timestampCheckpoints } from '#server/modules/proof/evidence/timestamp-checkpoints.job.ts';
import { Bundle } from '#server/modules/proof/evidence/verifier/bundle.ts';
import { checkBundle } from '#server/modules/proof/evidence/verifier/check-bundle.ts';
import { checkTimestamps } from '#server/modules/proof/evidence/verifier/check-timestamp.ts';
import { buildCla, buildLink } from '#server/test/factories.ts';
import { buildIndividualSigning } from '#server/test/signing-factories.ts';
import { createTestApp, type TestApp } from '#server/test/test-app.ts';
import { requestTimestamp } from './request-timestamp.ts';

const run = promisify(execFile);

const CONFIG = `[tsa]
default_tsa = here
[here]
serial = serial
signer_cert = tsa.pem
signer_key = tsa.key
signer_digest = sha256
default_policy = 1.2.3.4.1
digests = sha256
ess_cert_id_alg = sha256
[extensions]
extendedKeyUsage = critical,timeStamping
`;

let folder: string;
const openssl = (...parameters: readonly string[]) => run('openssl', parameters, { cwd: folder });

afterAll(() => rm(folder, { recursive: true }));

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'signet-tsa-'));
  await writeFile(join(folder, 'tsa.cnf'), CONFIG);
  await writeFile(join(folder, 'serial'), '01\n');
  const key = ['-newkey', 'rsa:2048', '-nodes', '-keyout', 'tsa.key', '-out', 'tsa.pem', '-subj', '/CN=Test authority'];
  await openssl(
    'req',
    '-x509',
    ...key,
    '-config',
    '/etc/ssl/openssl.cnf',
    '-addext',
    'extendedKeyUsage=critical,timeStamping',
  );
});

type Answer = (query: Buffer) => Promise<Buffer>;

/** Starts an authority and returns its address. */
async function startAuthority(answer: Answer): Promise<string> {
  const server = createServer(async (request, response) => {
    response.setHeader('content-type', 'application/timestamp-reply').end(await answer(await buffer(request)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

/** Answers as OpenSSL does. */
const honest: Answer = async (query) => {
  await writeFile(join(folder, 'query'), query);
  await openssl('ts', '-reply', '-config', 'tsa.cnf', '-queryfile', 'query', '-out', 'reply');
  return readFile(join(folder, 'reply'));
};

test('the token covers the file, and OpenSSL accepts it', async () => {
  const file = Buffer.from('a file');

  const { token, at } = await requestTimestamp(await startAuthority(honest), file);

  await writeFile(join(folder, 'file'), file);
  await writeFile(join(folder, 'token'), token);
  const { stdout } = await openssl('ts', '-verify', '-data', 'file', '-in', 'token', '-token_in', '-CAfile', 'tsa.pem');
  expect(stdout).toContain('Verification: OK');
  expect(Math.abs(at.getTime() - Date.now())).toBeLessThan(60_000);
});

test('an answer to an earlier request is refused', async () => {
  const old = await requestReply('a file');

  const url = await startAuthority(() => Promise.resolve(old));

  await expect(requestTimestamp(url, Buffer.from('a file'))).rejects.toThrow('about something else');
});

test.each([-10, 10])('an answer from %i minutes away is refused', async (minutes) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * 60_000 });
  onTestFinished(() => void vi.useRealTimers());

  const url = await startAuthority(honest);

  await expect(requestTimestamp(url, Buffer.from('a file'))).rejects.toThrow(/the authority's clock says 20\d\d-/);
});

/** The answer of an honest authority to an earlier request for the same file. */
async function requestReply(text: string): Promise<Buffer> {
  let reply: Buffer = Buffer.of();
  const url = await startAuthority(async (query) => {
    reply = await honest(query);
    return reply;
  });
  await requestTimestamp(url, Buffer.from(text));
  return reply;
}

test.each<[string, Answer]>([
  ['a flipped bit', async (query) => flip(await honest(query))],
  ['nothing', () => Promise.resolve(Buffer.of())],
])('an answer with %s is refused', async (_, answer) => {
  const url = await startAuthority(answer);

  await expect(requestTimestamp(url, Buffer.from('a file'))).rejects.toThrow();
});

/** Changes the last byte, which belongs to the signature. */
function flip(reply: Buffer): Buffer {
  const changed = Buffer.from(reply);
  changed.writeUInt8(changed.readUInt8(changed.length - 1) ^ 1, changed.length - 1);
  return changed;
}

/** Stores a sealed document and returns its fingerprint. */
async function arrangeSealed(testApp: TestApp): Promise<string> {
  const em = testApp.em();
  const cla = await buildCla(em, await buildLink(em));
  const signing = await buildIndividualSigning(em, cla);
  const facts = { kind: 'INDIVIDUAL', reference: signing.reference, claSha256: cla.document.sha256 } as const;
  const sealed = await testApp.deps.sealer.seal({ pdf: await pdfWithText(['text']), language: 'zh', facts });
  return change(
    createSystemContext(testApp.deps),
    async (tx) => (await storeSealedDocument(tx, { sealed, signing })).sha256,
  );
}

test('a document gets its token as soon as the authority answers', async () => {
  let isUp = false;
  const url = await startAuthority((query) => (isUp ? honest(query) : Promise.resolve(Buffer.from('down'))));
  const testApp = await createTestApp({ TSA_URL: url });
  const document = await arrangeSealed(testApp);
  const read = () => testApp.em().findOneOrFail(DocumentSeal, { document }, { populate: ['timestampToken'] });

  await timestampSeals.run(testApp.deps, {});
  expect((await read()).timestampedAt).toBeNull();
  isUp = true;
  await timestampSeals.run(testApp.deps, {});

  const { timestampToken, timestampedAt } = await read();
  expect(timestampedAt).toEqual(expect.any(Date));
  expect(timestampToken?.length).toBeGreaterThan(500);
});

/** OpenSSL's opinion of a token over a file. */
async function opinionOf(file: Uint8Array, token: Uint8Array): Promise<string> {
  await Promise.all([writeFile(join(folder, 'stamped'), file), writeFile(join(folder, 'stamp.tst'), token)]);
  const given = ['-data', 'stamped', '-in', 'stamp.tst', '-token_in', '-CAfile', 'tsa.pem'];
  return (await openssl('ts', '-verify', ...given)).stdout;
}

test('a bundle holds the tokens over its document and its checkpoint, which are checked to be about them, and OpenSSL accepts them', async () => {
  const testApp = await createTestApp({ TSA_URL: await startAuthority(honest) });
  const { evidenceUrl } = await arrangeSignedIndividual(testApp);
  await createCheckpoints(testApp.deps);
  await timestampSeals.run(testApp.deps, {});
  await timestampCheckpoints.run(testApp.deps, {});

  const { rawPayload } = await testApp.app.inject({ url: evidenceUrl });

  const files = new Map(Object.entries(unzipSync(rawPayload)).map(([name, bytes]) => [name, Buffer.from(bytes)]));
  const { findings } = checkBundle(files, { roots: [], verifier: VERIFIER_SHA256 });
  expect(findings.filter(({ ok }) => !ok)).toEqual([]);
  expect(findings.map(({ file, text }) => `${file} ${text}`).join('\n')).toMatch(
    /timestamp\.tst states that signed\.pdf existed at 20\d\d-\d\d-\d\dT\d\d:\d\d:\d\dZ[^]*checkpoint-1\.tst states that checkpoint 1 existed at 20/,
  );
  const published = await testApp.app.inject({ url: '/.well-known/signet-checkpoints.jsonl' });
  const token = await testApp.app.inject({ url: '/.well-known/signet-checkpoints/1.tst' });
  expect(token.headers['content-type']).toBe('application/timestamp-token');
  const [line = ''] = published.body.split(/(?<=\n)/);
  expect(await opinionOf(Buffer.from(line), token.rawPayload)).toContain('Verification: OK');
  const { 'signed.pdf': signed = Buffer.of(), 'timestamp.tst': stamp = Buffer.of() } = Object.fromEntries(files);
  expect(await opinionOf(signed, stamp)).toContain('Verification: OK');
});

test('a checkpoint without a token has none to show', async () => {
  const testApp = await createTestApp();
  await arrangeSignedIndividual(testApp);
  await createCheckpoints(testApp.deps);

  const answers = await Promise.all(
    ['1', '2', '0', '1e9', '99999999999'].map((number) =>
      testApp.app.inject({ url: `/.well-known/signet-checkpoints/${number}.tst` }),
    ),
  );

  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(5).fill(404));
});

test.each([
  [
    'about another document',
    async () => Buffer.from((await requestTimestamp(await startAuthority(honest), Buffer.from('another'))).token),
  ],
  ['no token', () => Promise.resolve(Buffer.from('a text'))],
])('a time stamp that is %s is refused', async (_what, stamp) => {
  const token = await stamp();
  const bundle = new Bundle(
    new Map([
      ['signed.pdf', Buffer.from('a file')],
      ['timestamp.tst', token],
      ['checkpoint.json', Buffer.from('[{"number":7}]')],
      ['checkpoint-7.tst', token],
    ]),
  );

  checkTimestamps(bundle);

  expect(bundle.findings).toMatchObject([
    { file: 'timestamp.tst', ok: false, text: 'is not about signed.pdf' },
    { file: 'checkpoint-7.tst', ok: false, text: 'is not about checkpoint 7' },
  ]);
});
