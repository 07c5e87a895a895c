import { X509Certificate } from 'node:crypto';
import { expect, test } from 'vitest';
import { isValidAt } from '#server/integrations/certificates/certificate-chain.ts';
import { newSealKey, newSealKeyWithRenewedRoot } from '#server/integrations/pdf/seal/testing/seal-key.ts';
import { createSecretBox } from '#server/security/secret-box.ts';
import { createTestDatabase } from '#server/test/database.ts';
import { createTestApp } from '#server/test/test-app.ts';
import { rotateSeal, type SealAuthority } from './issue-seal.ts';
import { SealCertificate } from './seal-certificate.entity.ts';
import { listSealCertificates } from './seal-certificates.queries.ts';
import { readChain } from './seal-chain.ts';
import { createSealKeys } from './seal-keys.ts';
import { arrangeSealFiles, writeSealFiles } from './testing/seal-files.ts';

const SECRET = 'a secret key that only this test uses, 32 bytes or more';

async function arrange(): Promise<SealAuthority> {
  const { orm } = await createTestDatabase();
  return {
    orm,
    secretBox: createSecretBox(SECRET),
    host: 'cla.example.org',
    now: () => new Date('2026-11-22T08:00:00.5Z'),
  };
}

const keysOf = (authority: SealAuthority) => createSealKeys(authority, undefined);

test('processes that start at once share one root and one seal certificate', async () => {
  const authority = await arrange();

  const keys = await Promise.all(Array.from({ length: 5 }, () => keysOf(authority).current()));

  expect(new Set(keys.map(({ fingerprint }) => fingerprint)).size).toBe(1);
  const rows = await authority.orm.em.fork().find(SealCertificate, {}, { orderBy: { role: 'asc' } });
  expect(rows.map(({ role, expiresAt }) => [role, expiresAt.toISOString()])).toEqual([
    ['root', '2036-11-22T08:00:00.000Z'],
    ['seal', '2031-11-22T08:00:00.000Z'],
  ]);
});

test('a process whose clock is a little behind the one that issued the certificate can seal with it', async () => {
  const authority = await arrange();
  const { certificates } = await keysOf(authority).current();

  const behind = new Date(authority.now().getTime() - 60_000);

  const valid = certificates.map((der) => isValidAt(new X509Certificate(der), behind));
  expect(valid).toEqual([true, true]);
});

test('the seal certificate is issued by the root, which issues nothing that issues', async () => {
  const authority = await arrange();

  const [seal, root] = (await keysOf(authority).current()).certificates.map((der) => new X509Certificate(der));

  expect(seal?.subject).toBe('CN=Signet seal of cla.example.org');
  expect(seal?.checkIssued(root as X509Certificate)).toBe(true);
  expect(seal?.verify((root as X509Certificate).publicKey)).toBe(true);
  expect([seal?.ca, root?.ca]).toEqual([false, true]);
  expect(seal?.keyUsage).toEqual(['1.3.6.1.5.5.7.3.36', '1.3.6.1.5.5.7.3.4']);
});

test('a rotation reaches every process at once, and earlier certificates stay published', async () => {
  const authority = await arrange();
  const keys = keysOf(authority);
  const before = await keys.current();

  const { fingerprint } = await rotateSeal({ ...authority, now: () => new Date('2027-11-22T08:00:00Z') });

  expect((await keys.current()).fingerprint).toBe(fingerprint);
  const published = readChain(await listSealCertificates(authority.orm.em.fork()));
  expect(published.map(({ ca }) => ca)).toEqual([true, false, false]);
  expect(published.map(({ raw }) => raw.toString('hex'))).toEqual(
    expect.arrayContaining(before.certificates.map((der) => Buffer.from(der).toString('hex'))),
  );
});

test('a certificate that is about to expire is replaced, and does not outlive its root', async () => {
  const authority = await arrange();
  const before = await keysOf(authority).current();

  const later = { ...authority, now: () => new Date('2031-11-01T08:00:00Z') };
  const after = await keysOf(later).current();

  expect(after.fingerprint).not.toBe(before.fingerprint);
  const [seal, root] = after.certificates.map((der) => new X509Certificate(der));
  expect(seal?.validToDate.toISOString()).toBe('2036-11-01T08:00:00.000Z');
  expect((root?.validToDate ?? 0) >= (seal?.validToDate ?? 1)).toBe(true);
});

test('a stored key that the secret key does not open is named', async () => {
  const authority = await arrange();
  const { fingerprint } = await keysOf(authority).current();
  const secretBox = createSecretBox('another secret key that only this test uses, 32 bytes');

  await expect(keysOf({ ...authority, secretBox }).current()).rejects.toThrow(
    `SECRET_KEY: it does not open the key of the seal certificate ${fingerprint}`,
  );
});

test('a key from outside is used, its certificate is published, and nothing is issued', async () => {
  const authority = await arrange();
  const keys = createSealKeys(authority, await arrangeSealFiles());

  const [first, again] = [await keys.current(), await keys.current()];

  expect(again).toBe(first);
  expect(await authority.orm.em.fork().find(SealCertificate, {})).toMatchObject([
    { fingerprint: first.fingerprint, privateKey: null },
  ]);
  expect(readChain(await listSealCertificates(authority.orm.em.fork())).map(({ ca }) => ca)).toEqual([true, false]);
});

test('the chain that the files hold by now is the one that is published', async () => {
  const authority = await arrange();
  const files = await arrangeSealFiles();
  await createSealKeys(authority, files).current();
  const em = authority.orm.em.fork();
  const stored = await em.findOneOrFail(SealCertificate, { privateKey: null });
  const { chain } = stored;
  stored.chain = readChain(chain)[0].toString();
  await em.flush();

  await createSealKeys(authority, files).current();

  expect(await authority.orm.em.fork().findOneOrFail(SealCertificate, stored.fingerprint)).toMatchObject({ chain });
});

test('a root that was renewed is published beside the one before, with which earlier documents are verified', async () => {
  const authority = await arrange();
  const { before, after } = await newSealKeyWithRenewedRoot();
  await createSealKeys(authority, await writeSealFiles(before)).current();

  const { certificates } = await createSealKeys(authority, await writeSealFiles(after)).current();
  await createSealKeys(authority, await writeSealFiles(after)).current();

  expect(certificates.map((der) => Buffer.from(der))).toEqual(after.certificates.map((der) => Buffer.from(der)));
  const published = readChain(await listSealCertificates(authority.orm.em.fork())).map(({ raw }) => raw);
  expect(published).toHaveLength(3);
  expect(published).toEqual(
    expect.arrayContaining([...before.certificates, ...after.certificates].map((der) => Buffer.from(der))),
  );
});

test.each([
  [
    'a key that is not there',
    async () => ({ ...(await arrangeSealFiles()), key: '/nowhere' }),
    'SEAL_KEY_FILE: /nowhere',
  ],
  [
    'a certificate that is not there',
    async () => ({ ...(await arrangeSealFiles()), certificate: '/nowhere' }),
    'SEAL_CERT_FILE: /nowhere',
  ],
  [
    'a certificate of another key',
    async () => ({ ...(await arrangeSealFiles()), certificate: (await arrangeSealFiles()).certificate }),
    'SEAL_CERT_FILE: its first certificate must be that of SEAL_KEY_FILE',
  ],
  [
    'a certificate without its root',
    () => arrangeSealFiles((all) => all.slice(0, 1)),
    'SEAL_CERT_FILE: its certificates must lead to a root',
  ],
])('%s stops the start with the name of the setting', async (_, files, problem) => {
  const authority = await arrange();
  const given = await files();

  expect(() => createSealKeys(authority, given)).toThrow(problem);
});

test.each([
  ['has expired', '2049-01-01T00:00:01Z'],
  ['is not valid yet', '2025-12-31T23:59:59Z'],
])('a certificate that %s stops the start', async (_, now) => {
  const authority = { ...(await arrange()), now: () => new Date(now) };
  const files = await arrangeSealFiles();

  expect(() => createSealKeys(authority, files)).toThrow(
    'SEAL_CERT_FILE: its first certificate is valid from 2026-01-01T00:00:00.000Z to 2049-01-01T00:00:00.000Z only',
  );
});

test('a certificate that expires while the service runs seals nothing more', async () => {
  let now = new Date('2049-01-01T00:00:00Z');
  const keys = createSealKeys({ ...(await arrange()), now: () => now }, await arrangeSealFiles());
  await keys.current();

  now = new Date('2049-01-01T00:00:01Z');

  await expect(keys.current()).rejects.toThrow('SEAL_CERT_FILE: its first certificate is valid');
});

test('certificates from outside seal in the order in which they are verified, without others', async () => {
  const { certificates: others } = await newSealKey();
  const authority = await arrange();
  const files = await arrangeSealFiles(([seal = new Uint8Array(), ...rest]) => [seal, ...others, ...rest]);

  const { certificates } = await createSealKeys(authority, files).current();

  expect(certificates.map((der) => new X509Certificate(der).subject)).toEqual(['CN=Test seal', 'CN=Test root']);
});

test('everybody can fetch the certificates', async () => {
  const { app, deps, database } = await createTestApp();
  await deps.sealer.prepare();

  const answer = await app.inject('/.well-known/signet-seal-ca.pem');

  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('application/x-pem-file');
  expect(answer.body).toBe(await listSealCertificates(database.orm.em.fork()));
});
