import { execFile } from 'node:child_process';
import { X509Certificate } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectRoot } from '#server/config/project-root.ts';
import { composeAndSeal } from './compose-and-seal.ts';
import { newSealKey } from './testing/seal-key.ts';

const run = promisify(execFile);

/** What other programs say about a sealed document whose root they trust. */
let folder: string;
let file: string;
let pem: readonly string[];

/** Runs a program and returns what it prints. Programs that are missing fail with the names of their packages. */
async function ask(program: string, ...parameters: readonly string[]): Promise<string> {
  try {
    const { stdout } = await run(program, parameters, { cwd: folder });
    return stdout;
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    throw isMissing
      ? new Error(`${program} is missing: apt-get install poppler-utils qpdf libnss3-tools openssl`)
      : error;
  }
}

afterAll(() => rm(folder, { recursive: true }));

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'signet-seal-'));
  const key = await newSealKey();
  pem = key.certificates.map((der) => new X509Certificate(der).toString());
  await Promise.all(pem.map((text, index) => writeFile(join(folder, `${index}.pem`), text)));
  const pdf = await readFile(join(projectRoot, 'server/demo/cla/individual.zh.pdf'));
  const page = {
    language: 'zh',
    title: '协议',
    subtitle: '签署页',
    reference: 'SG-7K2M-9QXD-04TB',
    rows: [{ label: '姓名', value: '欧阳㛃龑' }],
    statement: '本人已阅读并同意。',
    evidence: [],
    verification: { title: '核验', url: 'https://cla.example.org/verify/SG-7K2M-9QXD-04TB', texts: ['印章'] },
  } as const;
  const text = { sealedAt: new Date('2026-11-22T08:09:10Z'), location: 'https://cla.example.org', reason: '测试' };
  file = join(folder, 'sealed.pdf');
  await writeFile(file, await composeAndSeal({ pdf, page, key, ...text }));
});

test('poppler says that the seal is valid, trusted, and over the whole document', async () => {
  await ask('certutil', '-N', '-d', `sql:${folder}`, '--empty-password');
  await ask('certutil', '-A', '-d', `sql:${folder}`, '-n', 'root', '-t', 'CT,C,C', '-i', '1.pem');

  const said = await ask('pdfsig', '-nssdir', `sql:${folder}`, file);

  expect(said).toContain('Signature Type: ETSI.CAdES.detached');
  expect(said).toContain('Total document signed');
  expect(said).toContain('Signature is Valid');
  expect(said).toContain('Certificate is Trusted');
});

test('qpdf finds no fault in the file', async () => {
  expect(await ask('qpdf', '--check', file)).toContain('No syntax or stream encoding errors found');
});

test('OpenSSL accepts the certificate under its root by the strict rules', async () => {
  expect(await ask('openssl', 'verify', '-x509_strict', '-CAfile', '1.pem', '0.pem')).toContain('0.pem: OK');
});

test('poppler reads the texts of the page', async () => {
  expect(await ask('pdftotext', file, '-')).toContain('https://cla.example.org/verify/SG-7K2M-9QXD-04TB');
});
