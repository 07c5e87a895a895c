import { describe, expect, test } from 'vitest';
import { readConfig } from '#server/config/config.ts';
import { JOB_TABLE } from '#server/jobs/job-table.ts';
import { Session } from '#server/modules/access/session/session.entity.ts';
import { SenderCredential } from '#server/modules/community/sender/sender-credential.entity.ts';
import { Email } from '#server/modules/ground/email/email.entity.ts';
import { toSenderLogin } from '#server/modules/ground/email/sender-login.ts';
import { SEALED_COLUMNS, createSecretBox, type SecretKey } from '#server/security/secret-box.ts';
import { encryptUnbound } from '#server/security/testing/encrypt-unbound.ts';
import { buildAccount } from '#server/test/factories.ts';
import { signIn } from '#server/test/sign-in.ts';
import { createTestApp } from '#server/test/test-app.ts';
import { requestRotation, rotateKeysJob } from './rotate-keys.job.ts';

const OLD: SecretKey = { id: undefined, secret: 'an old secret key that only tests use' };
const NEW: SecretKey = { id: 'b', secret: 'a new secret key that only tests use' };
const SECRET_KEY = OLD.secret;
const SECRET_KEYS = `b:${NEW.secret}`;
const testApp = await createTestApp();
const before = createSecretBox([OLD]);
const after = createSecretBox([NEW, OLD]);

/** Stores more mails than one batch, and a session. */
async function arrange(): Promise<{ emails: string[]; session: string }> {
  const em = testApp.em();
  const emails = Array.from({ length: 205 }, (_, index) => ({ id: crypto.randomUUID(), plain: `secret ${index}` }));
  for (const { id, plain } of emails) {
    em.create(Email, {
      id,
      template: 'verification_code',
      language: 'zh',
      recipient: 'signer@example.org',
      data: {},
      attachments: [],
      secret: before.encrypt('mail', { row: id, plain }),
      createdAt: new Date(),
    });
  }
  await em.flush();
  const account = await buildAccount(em, { platform: 'github' });
  await signIn(testApp, account);
  const { id: session } = await testApp.em().findOneOrFail(Session, { account });
  const platformToken = before.encrypt('platform-token', { row: session, plain: 'token' });
  await testApp.em().nativeUpdate(Session, session, { platformToken });
  return { emails: emails.map(({ id }) => id), session };
}

test('everything is encrypted again with the first key, once, and the old key may go', async () => {
  const { emails, session } = await arrange();
  const deps = { ...testApp.deps, secretBox: after };

  await rotateKeysJob.run(deps, {});

  const onlyNew = createSecretBox([NEW]);
  const stored = await testApp.em().find(Email, { id: { $in: emails } }, { orderBy: { createdAt: 'asc' } });
  const texts = stored.map(({ id, secret }) => onlyNew.decrypt('mail', { row: id, sealed: secret ?? Buffer.alloc(0) }));
  expect(texts.toSorted()).toEqual(emails.map((_id, index) => `secret ${index}`).toSorted());
  const { platformToken } = await testApp.em().findOneOrFail(Session, session);
  expect(onlyNew.decrypt('platform-token', { row: session, sealed: platformToken ?? Buffer.alloc(0) })).toBe('token');

  await rotateKeysJob.run(deps, {});

  const again = await testApp.em().findOneOrFail(Email, emails[0] ?? '');
  expect(Buffer.from(again.secret ?? [])).toEqual(Buffer.from(stored.find(({ id }) => id === emails[0])?.secret ?? []));
});

test('what no key opens stays as it is, and does not stop the others', async () => {
  const { emails } = await arrange();
  const [lost = '', kept = ''] = emails.toSorted();
  const sealed = createSecretBox('a lost secret key that only tests use').encrypt('mail', { row: lost, plain: 'lost' });
  await testApp.em().nativeUpdate(Email, lost, { secret: sealed });

  await rotateKeysJob.run({ ...testApp.deps, secretBox: after }, {});

  expect(Buffer.from((await testApp.em().findOneOrFail(Email, lost)).secret ?? [])).toEqual(sealed);
  const renewed = (await testApp.em().findOneOrFail(Email, kept)).secret ?? Buffer.alloc(0);
  expect(createSecretBox([NEW]).decrypt('mail', { row: kept, sealed: renewed })).toMatch(/^secret/);
});

describe.each<[string, readonly [SecretKey, ...SecretKey[]]]>([
  ['a kept key or SECRET_KEY', [OLD]],
  ['SECRET_KEY beside the kept key of before', [{ ...NEW, id: undefined }, OLD]],
  ['SECRET_KEYS', [NEW, OLD]],
])('with %s', (_name, keys) => {
  const secretBox = createSecretBox(keys);

  /** Stores the sender of a community as the release before encrypted it. */
  async function arrangeSender(password: string): Promise<string> {
    const { id: account } = await buildAccount(testApp.em());
    const id = crypto.randomUUID();
    const address = `${id}@example.org`;
    const secret = encryptUnbound(OLD, 'sender', password);
    const provider = 'smtp' as const;
    await testApp.em().insert(SenderCredential, {
      id,
      account,
      address,
      addressKey: address,
      provider,
      secret,
      authorizedAt: new Date(),
    });
    return id;
  }

  const logInOf = async (id: string) =>
    toSenderLogin(await testApp.em().findOneOrFail(SenderCredential, id), secretBox);

  test('what was bound to no row is bound to its own, and a copy in the row of another community is refused', async () => {
    const [own, foreign] = [await arrangeSender('own'), await arrangeSender('foreign')];

    await rotateKeysJob.run({ ...testApp.deps, secretBox }, {});

    expect(await logInOf(own)).toMatchObject({ authorizationCode: 'own' });
    const { secret } = await testApp.em().findOneOrFail(SenderCredential, foreign);
    await testApp.em().nativeUpdate(SenderCredential, own, { secret });
    await expect(logInOf(own)).rejects.toThrow();
    expect(await logInOf(foreign)).toMatchObject({ authorizationCode: 'foreign' });
  });
});

test.each([
  ['the embedded database', {}, 0],
  ['SECRET_KEYS', { DATABASE_URL: 'postgresql://db/signet', SMTP_URL: 'smtp://localhost', SECRET_KEYS }, 0],
  [
    'SECRET_KEY on PostgreSQL',
    { DATABASE_URL: 'postgresql://db/signet', SMTP_URL: 'smtp://localhost', SECRET_KEY },
    3600,
  ],
])(
  'at the start with %s, what is not encrypted by the first key waits %s seconds',
  async (_name, settings, seconds) => {
    const now = new Date();
    const config = readConfig({ PUBLIC_URL: 'http://localhost:4000', ...settings });
    await testApp.em().execute(`delete from ${JOB_TABLE} where name = 'rotate-keys'`);

    await requestRotation({ ...testApp.deps, config, now: () => now });

    const [job] = await testApp
      .em()
      .execute<{ start: Date }[]>(`select start_after as start from ${JOB_TABLE} where name = 'rotate-keys'`);
    expect(Math.round((new Date(job?.start ?? 0).getTime() - now.getTime()) / 60_000)).toBe(seconds / 60);
  },
);

test('every column of ciphertexts is known', async () => {
  const columns = await testApp
    .em()
    .execute(
      `select table_name, column_name from information_schema.columns where data_type = 'bytea' and table_schema = 'public' and table_name not in ('delivery', 'document') and column_name not in ('public_key', 'timestamp_token')`,
    );
  const known = Object.values(SEALED_COLUMNS).map(({ table, column }) => ({ table_name: table, column_name: column }));

  expect(columns).toHaveLength(known.length);
  expect(columns).toEqual(expect.arrayContaining(known));
});
