import { LockMode, ref } from '@mikro-orm/core';
import { z } from 'zod';
import type { SealedFacts } from '#rules/sealed-facts.ts';
import { change } from '#server/change.ts';
import type { Dependencies } from '#server/context.ts';
import type { Em } from '#server/db/open-database.ts';
import { defineJob } from '#server/jobs/define-job.ts';
import { createSystemContext } from '#server/jobs/system-context.ts';
import { readDocument } from '#server/modules/ground/document/read-document.ts';
import { DocumentSeal, SealState } from '#server/modules/ground/seal/document-seal.entity.ts';
import { SEALED_AT_ONCE, sealInOrder } from '#server/modules/ground/seal/seal-in-order.ts';
import { storeSealedDocument } from '#server/modules/ground/seal/store-sealed-document.ts';
import { EmployeeSigning } from '#server/modules/signing/employee/employee-signing.entity.ts';
import { IndividualSigning } from './individual/individual-signing.entity.ts';

/** Milliseconds after which a run stops; the next night continues. */
const NIGHT = 3_000_000;

type Signing = IndividualSigning | EmployeeSigning;

const LOCKED = { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true } as const;

interface SigningTable {
  readonly table: string;
  readonly kind: SealedFacts['kind'];
  /** Finds a signing; `LOCKED` locks it until the end of the transaction. */
  readonly find: (em: Em, id: string, options?: Partial<typeof LOCKED>) => Promise<Signing | null>;
}

const TABLES: readonly SigningTable[] = [
  {
    table: 'individual_signing',
    kind: 'INDIVIDUAL',
    find: (em, id, options) => em.findOne(IndividualSigning, { id }, options ?? {}),
  },
  {
    table: 'employee_signing',
    kind: 'EMPLOYEE',
    find: (em, id, options) => em.findOne(EmployeeSigning, { id }, options ?? {}),
  },
];

/**
 * Seals, at night, signed documents that are older than seals, or were derived by a process of an older version: an
 * increment after the bytes that were mailed, which stay stored. Each is stored by itself, so a run that dies is
 * continued. One that cannot be sealed is logged and tried again the next night.
 */
export const sealEarlierDocuments = defineJob({
  name: 'seal-earlier-documents',
  payload: z.object({}),
  options: { cron: '41 1 * * *', retries: 0, retryDelaySeconds: 60, expirySeconds: 3600 },
  async run(deps) {
    const deadline = performance.now() + NIGHT;
    for (const signings of TABLES) {
      await sealInOrder({
        findAfter: (id) => findUnsealed(deps.orm.em.fork(), signings.table, id),
        seal: (id) => sealOne(deps, signings, id),
        deadline,
        log: deps.log,
      });
    }
  },
});

async function findUnsealed(em: Em, table: string, after: string): Promise<string[]> {
  const rows = await em.execute<{ id: string }[]>(
    `select s.id from ${table} s where s.id > ? and s.document_sha256 is not null
      and not exists (select 1 from document_seal d where d.document_sha256 = s.document_sha256)
      order by s.id limit ${SEALED_AT_ONCE}`,
    [after],
  );
  return rows.map(({ id }) => id);
}

async function sealOne(deps: Dependencies, { kind, find }: SigningTable, id: string): Promise<void> {
  // A unit of work for each, so that memory does not grow with their number.
  const ctx = createSystemContext(deps);
  const signing = await find(ctx.em, id);
  // Another run may have sealed it since it was listed.
  if (!signing?.document || (await ctx.em.count(DocumentSeal, { document: signing.document.sha256 })) > 0) {
    return;
  }
  const { bytes, sha256 } = await readDocument(ctx.em, signing.document.sha256);
  const { document } = await signing.cla.loadOrFail();
  const sealed = await deps.sealer.seal({
    pdf: bytes,
    language: signing.language,
    facts: { kind, reference: signing.reference, claSha256: document.sha256 },
  });
  await change(ctx, async (tx) => {
    const locked = await find(tx.em, id, LOCKED);
    if (locked?.document?.sha256 !== sha256) {
      return;
    }
    const base = { sha256, size: bytes.length };
    const facts = { sealed, base, signing: locked, unsealedSha256: sha256, state: SealState.SEALED_LATER };
    locked.document = ref(await storeSealedDocument(tx, facts));
  });
}
