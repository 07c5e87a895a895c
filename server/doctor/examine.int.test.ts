import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { readConfig } from '#server/config/config.ts';
import { Email } from '#server/modules/ground/email/email.entity.ts';
import { certifyEvidenceKeys } from '#server/modules/proof/evidence/certify-evidence-keys.ts';
import { EvidenceKey } from '#server/modules/proof/evidence/evidence-key.entity.ts';
import { openEvidenceKey } from '#server/modules/proof/evidence/evidence-key.ts';
import { createSecretBox } from '#server/security/secret-box.ts';
import { startSmtpSink } from '#server/test/smtp-sink.ts';
import { createTestApp, TEST_SECRET_KEY } from '#server/test/test-app.ts';
import { examineDatabase } from './examine-database.ts';
import { examine, type Patient } from './examine.ts';

const ON_DISK = { DATA_DIR: tmpdir() };

const testApp = await createTestApp(ON_DISK);

/** Returns the number of problems and their lines. */
async function problemsOf(change: Partial<Patient> = {}): Promise<{ problems: number; lines: string[] }> {
  const { config, orm } = testApp.deps;
  const lines: string[] = [];
  const patient = { config, orm, secretBox: createSecretBox(TEST_SECRET_KEY), ...change };
  const problems = await examine(patient, (line) => void lines.push(line));
  return { problems, lines: lines.filter((line) => line.startsWith('PROBLEM')) };
}

const NONE = { problems: 0, lines: [] };

test('a mail server that takes mail is no problem and gets none; one that nobody listens at is', async () => {
  const { url, mails } = await startSmtpSink();

  expect(await problemsOf({ config: readConfig({ ...ON_DISK, SMTP_URL: url }) })).toEqual(NONE);
  const refused = await problemsOf({ config: readConfig({ ...ON_DISK, SMTP_URL: 'smtp://127.0.0.1:1' }) });

  expect(mails).toEqual([]);
  expect(refused.lines).toEqual([expect.stringMatching(/mail +127\.0\.0\.1:1 does not take mail: E\w+$/)]);
});

test('secrets that no key opens, old mails and a missing migration are problems', async () => {
  const em = testApp.em();
  const created = em.create(Email, {
    template: 'verification_code',
    language: 'en',
    recipient: 'waiting@example.org',
    data: {},
    secret: testApp.deps.secretBox.encrypt('mail', { row: '', plain: '{}' }),
    attachments: [],
    createdAt: new Date(Date.now() - 3_600_000),
  });
  await em.flush();
  await em.execute('delete from mikro_orm_migrations where name = (select max(name) from mikro_orm_migrations)');

  const found = await problemsOf({ secretBox: createSecretBox('another secret key that only tests use, 32 bytes') });

  expect(found.problems).toBe(3);
  expect(found.lines).toEqual([
    expect.stringMatching(/schema +lacks Migration\w+: npm run migrate$/),
    expect.stringMatching(/keys +no key opens 1 of email$/),
    expect.stringMatching(/mails +1 are queued, the oldest for 60 minutes/),
  ]);
  expect(found.lines.join()).not.toContain(created.recipient);
});

test('an evidence key that the seal’s root has not certified is a warning that names it', async () => {
  const { config, orm, secretBox, now } = testApp.deps;
  const em = testApp.em();
  await openEvidenceKey(em, { secretBox, now: now() });
  await em.flush();
  const { kid } = await em.findOneOrFail(EvidenceKey, { kid: { $ne: '' } });
  await certifyEvidenceKeys(testApp.deps);
  const lines: string[] = [];
  await examine({ config, orm, secretBox }, (line) => void lines.push(line));
  expect(lines).toContainEqual(expect.stringMatching(/^ok +evidence keys +1 are certified/));
  await testApp.em().nativeUpdate(EvidenceKey, { kid }, { certified: [] });

  await examine({ config, orm, secretBox }, (line) => void lines.push(line));

  expect(lines).toContainEqual(expect.stringMatching(new RegExp(`^WARNING +evidence keys +not certified .*: ${kid}$`)));
});

test('a clock that differs from the database’s by more than seconds is a problem', async () => {
  const findings = await examineDatabase(testApp.em(), () => Date.now() - 60_000);

  expect(findings.at(-1)).toMatchObject({ part: 'clock', level: 'problem' });
  expect(findings.at(-1)?.text).toMatch(/is (?:5\d|6\d)\d{3} ms ahead/);
});

test('a look that fails is a problem, and the others are taken all the same', async () => {
  const { orm } = (await createTestApp(ON_DISK)).deps;
  await orm.em.fork().execute('alter table email rename to letter');

  const found = await problemsOf({ orm, config: readConfig({ ...ON_DISK, SMTP_URL: 'smtp://127.0.0.1:1' }) });

  expect(found.lines).toEqual([
    expect.stringMatching(/keys +could not be looked at: .*email/),
    expect.stringMatching(/queue +could not be looked at: .*email/),
    expect.stringMatching(/mail +127\.0\.0\.1:1 does not take mail/),
  ]);
});

test('a changed audit event is a problem', async () => {
  const broken = await createTestApp(ON_DISK);
  const em = broken.em();
  await em.execute(`insert into audit_event (id, action, actor, subject, details, created_at)
    values (gen_random_uuid(), 'LOGGED_OUT', 'system', gen_random_uuid(), '{}', now())`);
  await em.execute('alter table audit_event disable trigger user');
  await em.execute(`update audit_event set actor = 'signer'`);

  const found = await problemsOf({ orm: broken.deps.orm });

  expect(found.lines).toEqual([
    expect.stringMatching(/chain head +event 1 of the chain .* differ from what was hashed$/),
  ]);
});
