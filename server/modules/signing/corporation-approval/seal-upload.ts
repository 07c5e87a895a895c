import { ref } from '@mikro-orm/core';
import { change, type Change } from '#server/change.ts';
import type { AppContext } from '#server/context.ts';
import type { Em } from '#server/db/open-database.ts';
import { hasSignature } from '#server/integrations/pdf/has-signature.ts';
import { readDocument } from '#server/modules/ground/document/read-document.ts';
import type { SealState } from '#server/modules/ground/seal/document-seal.entity.ts';
import { storeSealedDocument } from '#server/modules/ground/seal/store-sealed-document.ts';
import { ClaAgreement } from '#server/modules/signing/corporation/cla-agreement.entity.ts';
import type { CorporationSigning } from '#server/modules/signing/corporation/corporation-signing.entity.ts';
import { lockCorporationSigning } from '#server/modules/signing/corporation/own-corporation-signing.ts';
import { SignedPdfNote, SignedPdfUpload } from '#server/modules/signing/corporation/signed-pdf-upload.entity.ts';

/** What follows from a file with this fingerprint, within the transaction that records it. */
type Consequence = (tx: Change, signing: CorporationSigning, documentSha256: string) => Promise<void>;

interface SealingOfUpload {
  readonly state?: SealState;
  /** Gets the sealed document. */
  readonly whenSealed?: Consequence;
  /** Gets the file as uploaded, which carries a digital signature that an increment would break. */
  readonly whenOwnSignature?: Consequence;
}

/**
 * Seals a version of a corporation's signed document, in an increment after the bytes that were uploaded, unless it is
 * sealed already or has a structure that cannot be. Of two runs one stores the seal. Never call it within a transaction.
 */
export async function sealUpload(
  ctx: AppContext,
  id: string,
  { state, whenSealed, whenOwnSignature }: SealingOfUpload,
): Promise<void> {
  const unsealed = { id, sealedDocument: null };
  const upload = await ctx.em.findOne(SignedPdfUpload, unsealed, { populate: ['corporationSigning'] });
  if (upload === null || upload.note === SignedPdfNote.STRUCTURE) {
    return;
  }
  const signing = upload.corporationSigning.$;
  const { bytes, sha256 } = await readDocument(ctx.em, upload.document.sha256);
  if (hasSignature(bytes)) {
    // A version of before this column, or uploaded by a process of before.
    await change(ctx, async (tx) => {
      const kept = await tx.em.nativeUpdate(SignedPdfUpload, { id, hasSignature: false }, { hasSignature: true });
      if (kept === 1) {
        await whenOwnSignature?.(tx, signing, sha256);
      }
    });
    return;
  }
  const { language, reference } = signing;
  const claSha256 = await findSignedCla(ctx.em, signing);
  const sealed = await ctx.deps.sealer.seal({
    pdf: bytes,
    language,
    facts: { kind: 'CORPORATION', reference, claSha256 },
  });
  await change(ctx, async (tx) => {
    const locked = await lockCorporationSigning(tx.em, signing);
    const waiting = await tx.em.refresh(upload);
    if (waiting === null || waiting.sealedDocument) {
      return;
    }
    const facts = { sealed, base: { sha256, size: bytes.length }, signing: locked, unsealedSha256: sha256 };
    const document = await storeSealedDocument(tx, { ...facts, ...(state !== undefined && { state }) });
    waiting.sealedDocument = ref(document);
    await whenSealed?.(tx, locked, document.sha256);
  });
}

/** The fingerprint of the version that the document holds, however many newer ones the corporation agreed to. */
async function findSignedCla(em: Em, signing: CorporationSigning): Promise<string> {
  const [first] = await em.find(
    ClaAgreement,
    { corporationSigning: signing },
    { orderBy: { agreedAt: 'asc' }, limit: 1, populate: ['previousCla'] },
  );
  const cla = await (first?.previousCla ?? signing.cla).loadOrFail();
  return cla.document.sha256;
}
