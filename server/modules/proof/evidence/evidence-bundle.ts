import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ZipOptions, zipSync } from 'fflate';
import { projectRoot } from '#server/config/project-root.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import { canonicalJson } from '#server/modules/ground/audit/event-body.ts';
import { fingerprint } from '#server/modules/ground/document/fingerprint.ts';
import { readDocument, type StoredDocument } from '#server/modules/ground/document/read-document.ts';
import { DocumentSeal } from '#server/modules/ground/seal/document-seal.entity.ts';
import { listSealCertificates } from '#server/modules/ground/seal/seal-certificates.queries.ts';
import { readSignedDocument, DOCUMENT_RETRY_SECONDS } from '#server/modules/signing/signing/signed-document.queries.ts';
import { SigningAct } from '#server/modules/signing/signing/signing-act.entity.ts';
import { BUNDLE_README } from './bundle-readme.ts';
import { findSigning, getOwnSigning, type BundledSigning } from './bundled-signing.ts';
import { readEvents } from './evidence-events.queries.ts';
import { listEvidenceKeys, signEvidence } from './evidence-key.ts';
import { VERIFIER_FILE, type Evidence } from './verifier/bundle.ts';
import { checkpointTimestampFile, TIMESTAMP_FILE } from './verifier/check-timestamp.ts';

/** A bundle to save. */
export interface EvidenceBundle {
  readonly bytes: Uint8Array;
  readonly mediaType: 'application/zip';
  readonly filename: string;
}

/** Reads the published program that checks bundles. */
export function readVerifier(): Promise<Buffer> {
  return readFile(join(projectRoot, 'generated/verifier/verify.mjs'));
}

/**
 * Bundles the evidence of a signing for anybody who knows the secret address of its document; waits up to 5 s for the
 * document. Errors: `not_found`, `document_not_ready` and `too_many_request` with `retryAfter`.
 */
export async function readSignerBundle(ctx: AppContext, token: string): Promise<EvidenceBundle> {
  await ctx.deps.rateLimiter.consume('evidence_bundle', ctx.source.ip);
  const { filename } = await readSignedDocument(ctx, token);
  const signing = await findSigning(ctx, filename.replace(/\.pdf$/, ''));
  if (signing === null) {
    throw new AppError('not_found');
  }
  return bundleOf(ctx, signing);
}

/** Bundles the evidence of a signing for a manager. Errors: those of `getOwnSigning` and `bundleOf`. */
export async function readOwnBundle(ctx: AppContext, reference: string): Promise<EvidenceBundle> {
  return bundleOf(ctx, await getOwnSigning(ctx, reference));
}

/** Reads the document of a signing for a manager, with the name to save it under. Errors: as `readOwnBundle`. */
export async function readOwnDocument(
  ctx: AppContext,
  givenReference: string,
): Promise<StoredDocument & { readonly filename: string }> {
  const { reference } = await getOwnSigning(ctx, givenReference);
  const { documentSha256 } = await factsOf(ctx, reference);
  return { ...(await readDocument(ctx.em, documentSha256)), filename: `${reference}.pdf` };
}

/**
 * Bundles the evidence of a signing, after permission was checked. Errors: `document_not_ready` with `retryAfter`;
 * `not_found` for one that was imported or recorded without a document.
 */
export async function bundleOf(ctx: AppContext, signing: BundledSigning): Promise<EvidenceBundle> {
  const { reference } = signing;
  // Facts first: a seal is committed with its event, so the events read later hold it.
  const { claSha256, documentSha256, ...facts } = await factsOf(ctx, reference);
  const { events, proofs, checkpoints, timestamps } = await readEvents(ctx, signing.id);
  const timestamp = await findTimestamp(ctx, documentSha256);
  const files = {
    'cla.pdf': (await readDocument(ctx.em, claSha256)).bytes,
    'signed.pdf': (await readDocument(ctx.em, documentSha256)).bytes,
    'audit.jsonl': Buffer.from(events.map((event) => `${canonicalJson(event)}\n`).join('')),
    'checkpoint.json': Buffer.from(canonicalJson(checkpoints)),
    'proof.json': Buffer.from(canonicalJson(proofs)),
    'ca.pem': Buffer.from(await listSealCertificates(ctx.em)),
    ...(timestamp !== undefined && { [TIMESTAMP_FILE]: timestamp }),
    ...Object.fromEntries([...timestamps].map(([number, token]) => [checkpointTimestampFile(number), token])),
    [VERIFIER_FILE]: await readVerifier(),
    'README.txt': Buffer.from(BUNDLE_README),
  };
  const act = await ctx.em.findOne(SigningAct, signing.id);
  const jws = await signEvidence(ctx, async () => ({
    format: 'signet-evidence-1',
    service: ctx.deps.config.publicUrl.origin,
    madeAt: ctx.now().toISOString(),
    signing: { ...facts.signing, reference, claSha256, documentSha256 },
    seal: facts.seal,
    sealGap: facts.sealGap,
    act: act === null ? null : { ...act.act },
    keys: (await listEvidenceKeys(ctx.em)).keys,
    files: await fingerprintsOf(files),
  }));
  const bytes = zipSync(
    {
      ...Object.fromEntries(Object.entries(files).map(([name, file]) => [name, [file, compressionOf(name)]])),
      'evidence.json': Buffer.from(jws.signed),
      'evidence.jws': Buffer.from(jws.jws),
    },
    { mtime: ctx.now() },
  );
  return { bytes, mediaType: 'application/zip', filename: `${reference}-evidence.zip` };
}

/** PDF files hold compressed streams: compressing them again saves little, and keeps the service for seconds. */
const compressionOf = (name: string): ZipOptions => ({ level: name.endsWith('.pdf') ? 0 : 6 });

/** The token of a time-stamping authority over the document, if there is one by now. */
async function findTimestamp({ em }: AppContext, sha256: string): Promise<Buffer | undefined> {
  const seal = await em.findOne(DocumentSeal, { document: sha256 }, { populate: ['timestampToken'] });
  return seal?.timestampToken ? Buffer.from(seal.timestampToken) : undefined;
}

async function fingerprintsOf(files: Readonly<Record<string, Uint8Array>>): Promise<Record<string, string>> {
  const named = Object.entries(files).map(async ([name, bytes]) => [name, await fingerprint(bytes)] as const);
  return Object.fromEntries(await Promise.all(named));
}

/** What the service answers about the signing, as far as the bundle states it. Errors: those of `bundleOf`. */
async function factsOf(ctx: AppContext, reference: string) {
  const known = await ctx.deps.evidence.byReference(reference);
  if (known?.origin && known.documentSha256 === null) {
    throw new AppError('not_found');
  }
  if (known === undefined || known.documentSha256 === null || known.claSha256 === null || known.kind === null) {
    throw new AppError('document_not_ready', { retryAfter: DOCUMENT_RETRY_SECONDS });
  }
  const { kind, community, claVersion, claSha256, documentSha256, state, endReason, origin, seal } = known;
  const times = {
    signedAt: known.signedAt?.toISOString() ?? null,
    endedAt: known.endedAt?.toISOString() ?? null,
  };
  const sealFacts: Evidence['seal'] =
    seal === null
      ? null
      : {
          state: seal.state,
          certificateFingerprint: seal.certificateFingerprint,
          sealedAt: seal.sealedAt.toISOString(),
        };
  return {
    claSha256,
    documentSha256,
    signing: {
      kind,
      community,
      claVersion,
      state,
      endReason,
      origin: origin && { ...origin, importedAt: origin.importedAt.toISOString() },
      ...times,
    },
    seal: sealFacts,
    sealGap: known.sealGap,
  };
}
