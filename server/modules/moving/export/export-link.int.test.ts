import { cp, readFile, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { change } from '#server/change.ts';
import type { Link } from '#server/modules/community/link/link.entity.ts';
import { SYSTEM } from '#server/modules/ground/audit/actor.ts';
import { AuditEvent } from '#server/modules/ground/audit/audit-event.entity.ts';
import { eraseSigning, holdSigning } from '#server/modules/privacy/erasure/erase-signing.ts';
import { ProvedIdentity } from '#server/modules/signing/signing/identity/proved-identity.entity.ts';
import { ErasedOrigin } from '#server/modules/signing/signing/origin/erased-origin.entity.ts';
import { SigningOrigin } from '#server/modules/signing/signing/origin/signing-origin.entity.ts';
import { buildAccount, buildCla, buildLink } from '#server/test/factories.ts';
import { graphql } from '#server/test/graphql.ts';
import { requestContext } from '#server/test/request-context.ts';
import {
  buildCorporation,
  buildEmployeeSigning,
  buildIndividualSigning,
  buildManager,
} from '#server/test/signing-factories.ts';
import { createTestApp, type TestApp } from '#server/test/test-app.ts';
import { SIGNET_SOURCE } from '../sources/signet.ts';
import { importInto, newFolder } from '../testing/run-import.ts';
import { exportLink } from './export-link.ts';

const here = await createTestApp();
const there = await createTestApp();
const link = await arrangeLink();

/** A link with signings of every kind, in several states. */
async function arrangeLink(): Promise<Link> {
  const em = here.em();
  const made = await buildLink(em);
  const cla = await buildCla(em, made);
  const ada = await buildIndividualSigning(em, cla, {
    email: 'Ada@example.org',
    name: '欧阳 Ada',
    fieldValues: { '0': 'Ada' },
  });
  await buildIndividualSigning(em, cla, { email: 'bob@example.org' });
  const corporation = await buildCorporation(em, made, { domains: ['lighthouse.example'] });
  await buildManager(em, corporation);
  await buildEmployeeSigning(em, corporation, { email: 'cy@lighthouse.example' });
  const erased = [
    await buildIndividualSigning(em, cla, { email: 'gone@example.org' }),
    await buildEmployeeSigning(em, corporation, { email: 'gone@lighthouse.example' }),
  ];
  const tie = { link: made, signing: ada.id, reference: ada.reference, signerKey: 'ada@example.org' };
  em.create(ProvedIdentity, { ...tie, email: 'ada@home.example', emailKey: 'ada@home.example', provedAt: new Date() });
  await em.flush();
  await change(requestContext(here), async (tx) => {
    const details = { linkId: made.linkId, changed: 'alias' };
    tx.audit({ action: 'LINK_UPDATED', actor: SYSTEM, link: made, subject: made.id, details });
  });
  for (const { id } of erased) {
    await erase(id);
  }
  return made;
}

async function erase(id: string): Promise<void> {
  const ctx = requestContext(here);
  await change(ctx, async (tx) => {
    const key = `csv:people.csv/${id}`;
    const origin = { signing: id, key, source: 'csv:people.csv', level: 'listed', precision: 'day' } as const;
    await tx.em.insert(SigningOrigin, { ...origin, versionKnown: true, importedAt: new Date() });
    const signing = (await holdSigning(tx.em, 'INDIVIDUAL', id)) ?? (await holdSigning(tx.em, 'EMPLOYEE', id));
    if (signing === null) {
      throw new Error('no signing');
    }
    await eraseSigning(ctx, tx, { signing, actor: SYSTEM, reason: 'request' });
  });
}

const erasedOrigins = async (testApp: TestApp): Promise<string[]> =>
  (await testApp.em().find(ErasedOrigin, { link: link.id })).map(({ keySha256 }) => keySha256).toSorted();

const writeExport = async ({ deps }: TestApp, instance = 'cla.example'): Promise<string> => {
  const output = await newFolder();
  await exportLink(deps.orm, { linkId: link.linkId, output, instance, now: new Date() });
  return output;
};

/** The data files by name, and the names of the documents. */
async function readExport(folder: string): Promise<Record<string, string>> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.jsonl'));
  const files = await Promise.all(
    names.map(async (name) => [name, await readFile(join(folder, name), 'utf8')] as const),
  );
  return { ...Object.fromEntries(files), documents: (await readdir(join(folder, 'documents'))).toSorted().join('\n') };
}

const statusOf = async (testApp: TestApp, email: string) =>
  graphql(
    testApp.app,
    'query ($linkId: ID!, $email: String!) { signingStatus(linkId: $linkId, email: $email) { signed state type signedAt } }',
    {
      linkId: link.linkId,
      email,
    },
  );

test('two exports of one state are the same but for the manifest', async () => {
  const first = await writeExport(here, 'one.example');
  const second = await writeExport(here, 'two.example');

  expect(await readExport(first)).toEqual(await readExport(second));
  const manifest = await readFile(join(first, 'manifest.json'), 'utf8');
  expect(manifest).toContain('one.example');
  expect(manifest).not.toEqual(await readFile(join(second, 'manifest.json'), 'utf8'));
});

test('an export holds no secrets', async () => {
  const files = JSON.stringify(await readExport(await writeExport(here)));

  expect(files).not.toMatch(/password_hash|sender_credential|argon2/);
});

test('imported elsewhere, a link gives the same answers, and the same export but for the import itself', async () => {
  const exported = await writeExport(here);
  const owner = (await buildAccount(there.em())).account;
  const { state, summary } = await importInto(there, { source: SIGNET_SOURCE, input: exported, owner, execute: true });
  expect({ state, counts: summary.counts }).toMatchObject({
    state: 'done',
    counts: {
      link: { imported: 1 },
      individual: { imported: 2, kept: 1 },
      employee: { imported: 1, kept: 1 },
      corporation: { imported: 1 },
    },
  });

  for (const email of [
    'ada@example.org',
    'ada@home.example',
    'bob@example.org',
    'cy@lighthouse.example',
    'gone@example.org',
    'no@example.org',
  ]) {
    expect(await statusOf(there, email)).toEqual(await statusOf(here, email));
  }
  const before = await readExport(exported);
  // What was erased there stays away here, too, when the file that it came from is imported.
  expect(await erasedOrigins(there)).toEqual(await erasedOrigins(here));
  const after = await readExport(await writeExport(there));
  expect(after['documents']).toBe(before['documents']);
  for (const name of ['link.jsonl', 'cla.jsonl', 'manager.jsonl']) {
    expect(after[name]).toBe(before[name]);
  }
  for (const name of ['individual.jsonl', 'employee.jsonl', 'corporation.jsonl']) {
    expect(withoutOrigins(after[name])).toEqual(withoutOrigins(before[name]));
  }
  // The chain goes on with the events of the import.
  expect(after['audit.jsonl']?.startsWith(before['audit.jsonl'] ?? '-')).toBe(true);
  expect(await there.em().count(AuditEvent, { linkId: link.id, action: 'IMPORT_FINISHED' })).toBe(1);

  const again = await importInto(there, { source: SIGNET_SOURCE, input: exported, owner, execute: true });
  expect(Object.values(again.summary.counts).every(({ imported, kept }) => imported + kept === 0)).toBe(true);
});

function withoutOrigins(lines = ''): unknown[] {
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const record = JSON.parse(line) as { origin?: unknown; own: Record<string, unknown> };
      delete record.origin;
      delete record.own['signing_origin'];
      return record;
    });
}

test('a link that another one stands in the place of blocks', async () => {
  const other = await createTestApp();
  await buildLink(other.em(), { linkId: link.linkId });

  const { state, summary } = await importInto(other, { source: SIGNET_SOURCE, input: await writeExport(here) });

  expect(state).toBe('blocked');
  expect(summary.reasons).toMatchObject({ alias_taken: { count: 1 } });
});

test('an export that was changed by hand is refused', async () => {
  const exported = await newFolder();
  await cp(await writeExport(here), exported, { recursive: true });
  await writeFile(join(exported, 'individual.jsonl'), '');

  await expect(importInto(there, { source: SIGNET_SOURCE, input: exported })).rejects.toThrow(
    /individual\.jsonl is not as/,
  );
});
