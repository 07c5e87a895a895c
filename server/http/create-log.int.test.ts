import { expect, test } from 'vitest';
import type { Em } from '#server/db/open-database.ts';
import { AccountPlatform, CommunityAccount } from '#server/modules/access/account/community-account.entity.ts';
import { createTestDatabase } from '#server/test/database.ts';
import { createLog } from './create-log.ts';

const EMAIL = 'signer@example.org';
const PERSONAL = /signer@example\.org|Example Signer/;
const ROW = { account: 'signer', name: 'Example Signer', email: EMAIL, createdAt: new Date() };

const database = await createTestDatabase();

/** Refused, because accounts of platforms have an id and no two of them the same. */
function newAccount(id = 'same') {
  return { id: crypto.randomUUID(), platform: AccountPlatform.GITHUB, externalId: id, ...ROW };
}

async function flushTwo(em: Em): Promise<void> {
  em.create(CommunityAccount, newAccount());
  em.create(CommunityAccount, newAccount());
  await em.flush();
}

const INCOMPLETE = `insert into "community_account" ("id", "platform", "account", "name", "email", "created_at")
  values (gen_random_uuid(), null, ?, 'Example Signer', ?, now())`;

const INSERTED = { ...newAccount('other'), platform: null } as unknown as CommunityAccount;

test.each<[string, (em: Em) => Promise<unknown>, string]>([
  ['a statement on the connection', (em) => em.getConnection().execute(INCOMPLETE, ['signer', EMAIL]), '23502'],
  ['a statement', (em) => em.execute(INCOMPLETE, ['signer', EMAIL]), '23502'],
  ['an insert', (em) => em.insert(CommunityAccount, INSERTED), '23502'],
  ['a flush', flushTwo, '23505'],
  ['an impossible value', (em) => em.execute('select ?::uuid', [EMAIL]), '22P02'],
  ['an impossible value of several lines', (em) => em.execute('select ?::uuid', [`x\n"${EMAIL}"\n`]), '22P02'],
  ['a broken statement', (em) => em.execute(`selec '${EMAIL}'`), '42601'],
  ['a wrong property', (em) => refusedByOrm(em), 'ValidationError'],
])('%s that fails is logged without its values', async (_name, work, code) => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line: string) => void lines.push(line) });

  const failure: unknown = await work(database.orm.em.fork()).catch((error: unknown) => error);
  log.error({ err: new Error('could not store', { cause: failure }) }, 'unforeseen failure');

  const logged = lines.join('');
  expect(failure).toBeInstanceOf(Error);
  expect(logged).toContain(code);
  expect(logged).toMatch(/\n *at |\\n *at /);
  expect(logged).not.toMatch(PERSONAL);
});

async function refusedByOrm(em: Em): Promise<void> {
  em.create(CommunityAccount, { ...newAccount('third'), name: { of: EMAIL } as unknown as string });
  await em.flush();
}

test.each([
  ['German', `ungültige Eingabesyntax für Typ uuid: »${EMAIL}«`],
  ['French', `syntaxe en entrée invalide pour le type uuid : « ${EMAIL} »`],
])('a database that answers in %s is logged without the value it quotes', (_language, message) => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line: string) => void lines.push(line) });

  log.error({ err: Object.assign(new Error(message), { severity: 'ERROR', code: '22P02' }) }, 'unforeseen failure');

  expect(lines.join('')).toContain('uuid');
  expect(lines.join('')).not.toMatch(PERSONAL);
});

test('a violated constraint is still named', async () => {
  const lines: string[] = [];
  const log = createLog('info', { write: (line: string) => void lines.push(line) });

  const failure: unknown = await flushTwo(database.orm.em.fork()).catch((error: unknown) => error);
  log.error({ err: failure }, 'unforeseen failure');

  expect(lines.join('')).toContain('community_account_platform_external_id_unique');
});
