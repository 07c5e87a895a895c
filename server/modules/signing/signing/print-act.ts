import type { AppContext } from '#server/context.ts';
import type { Em } from '#server/db/open-database.ts';
import { appendSignaturePage } from '#server/integrations/pdf/append-signature-page.ts';
import type { SignaturePage } from '#server/integrations/pdf/signature-page.ts';
import type { ThreadPool } from '#server/isolation/thread-pool.ts';
import { readDocument } from '#server/modules/ground/document/read-document.ts';
import type { NewDocument } from '#server/modules/ground/document/store-document.ts';
import type { SealedDocument } from '#server/modules/ground/seal/store-sealed-document.ts';
import { employeeSignaturePage } from '#server/modules/signing/employee/employee-signature-page.ts';
import type { ActEvent } from './act-event.queries.ts';
import { corporationSignaturePage } from './corporation/corporation-signature-page.ts';
import { individualSignaturePage } from './individual/individual-signature-page.ts';
import type { Act, SigningKind } from './signing-act.entity.ts';

const PAGES: Readonly<Record<SigningKind, (act: Act, event: ActEvent | null) => SignaturePage>> = {
  individual: individualSignaturePage,
  employee: employeeSignaturePage,
  corporation: corporationSignaturePage,
};

/** An act in print: the CLA's own bytes with the signature page after them. */
type Printed = Pick<NewDocument, 'bytes' | 'base'>;
type Sealed = Pick<SealedDocument, 'sealed' | 'base'>;

/** An act, and its audit event if it has one. */
export interface RecordedAct {
  readonly act: Act;
  readonly event: ActEvent | null;
}

/** Prints an act without a seal, to be signed on paper. Slow, so never call it within a transaction. */
export async function printAct(em: Em, threads: ThreadPool, { act, event }: RecordedAct): Promise<Printed> {
  const { bytes } = await readDocument(em, act.claSha256);
  return {
    bytes: await appendSignaturePage(threads, bytes, PAGES[act.kind](act, event)),
    base: { sha256: act.claSha256, size: bytes.length },
  };
}

/** Prints and seals an act that is signed electronically. Slow, so never call it within a transaction. */
export async function sealAct({ em, deps }: AppContext, { act, event }: RecordedAct): Promise<Sealed> {
  const { bytes: pdf } = await readDocument(em, act.claSha256);
  const { reference, claSha256, language } = act;
  const facts = { kind: act.kind === 'employee' ? 'EMPLOYEE' : 'INDIVIDUAL', reference, claSha256 } as const;
  const sealed = await deps.sealer.seal({ pdf, page: PAGES[act.kind](act, event), language, facts });
  return { sealed, base: { sha256: act.claSha256, size: pdf.length } };
}
