import { expect, test } from 'vitest';
import { Email } from '#server/modules/email/email.entity.ts';
import { Session } from '#server/modules/session/session.entity.ts';
import { SEALED_COLUMNS, createSecretBox, type SecretKey } from '#server/security/secret-box.ts';
import { buildAccount } from '#server/test/factories.ts';
import { signIn } from '#server/test/sign-in.ts';
import { createTestApp } from '#server/test/test-app.ts';
import { rotateKeysJob } from './rotate-keys.job.ts';

const OLD: SecretKey = { id: undefined, secret: 'an old secret key that only tests use' };
const NEW: SecretKey = { id: 'b', secret: 'a new secret key that only tests use' };
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
