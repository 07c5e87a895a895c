import { z } from 'zod';
import { DocumentKind, EvidenceState } from '#server/modules/proof/evidence/evidence-state.rules.ts';
import {
  EvidenceProof,
  SealGap,
  SealState,
  type ChainPosition,
  type Seal,
  type Verification,
} from '#server/modules/proof/evidence/verification.ts';
import { ORIGIN, presentOrigin } from './present-origin.ts';

const CHAIN = z.object({
  sequence: z.int(),
  event_hash: z.string(),
  checkpoint_at: z.iso.datetime().nullable(),
  inclusion_proof: z.array(z.string()).nullable(),
  leaf_index: z.int().nullable(),
  tree_size: z.int().nullable(),
});

const SEAL = z.object({
  state: z.enum(SealState),
  certificate_fingerprint: z.string(),
  sealed_at: z.iso.datetime(),
  timestamped_at: z.iso.datetime().nullable(),
  chain: CHAIN.nullable(),
});

/** What is known about a document; when it is not known, all but `known` is null. */
export const VERIFICATION = z.object({
  known: z.boolean(),
  kind: z.enum(DocumentKind).nullable(),
  reference: z.string().nullable(),
  community: z.string().nullable(),
  cla_version: z.int().nullable(),
  cla_sha256: z.string().nullable(),
  document_sha256: z.string().nullable(),
  signed_at: z.iso.datetime().nullable(),
  /** Null for a signing that was made here. */
  origin: ORIGIN.nullable(),
  state: z.enum(EvidenceState).nullable(),
  ended_at: z.iso.datetime().nullable(),
  end_reason: z.string().nullable(),
  /** Masked. */
  signer: z.string().nullable(),
  seal: SEAL.nullable(),
  seal_gap: z.enum(SealGap).nullable(),
  chain: CHAIN.nullable(),
  proof: z.enum(EvidenceProof).nullable(),
});

/** Words a verification for REST. */
export async function presentVerification(verification: Verification): Promise<z.input<typeof VERIFICATION>> {
  return {
    known: verification.known,
    kind: verification.kind,
    reference: verification.reference,
    community: verification.community,
    cla_version: verification.claVersion,
    cla_sha256: verification.claSha256,
    document_sha256: verification.documentSha256,
    signed_at: verification.signedAt?.toISOString() ?? null,
    origin: verification.origin === null ? null : presentOrigin(verification.origin),
    state: verification.state,
    ended_at: verification.endedAt?.toISOString() ?? null,
    end_reason: verification.endReason,
    signer: verification.signer,
    seal: verification.seal === null ? null : await presentSeal(verification.seal),
    seal_gap: verification.sealGap,
    chain: await presentChain(verification.chain),
    proof: verification.proof,
  };
}

async function presentSeal(seal: Seal): Promise<z.input<typeof SEAL>> {
  return {
    state: seal.state,
    certificate_fingerprint: seal.certificateFingerprint,
    sealed_at: seal.sealedAt.toISOString(),
    timestamped_at: seal.timestampedAt?.toISOString() ?? null,
    chain: await presentChain(seal.chain),
  };
}

async function presentChain(chain: ChainPosition | null): Promise<z.input<typeof CHAIN> | null> {
  if (chain === null) {
    return null;
  }
  const proof = await chain.proveInclusion();
  return {
    sequence: chain.sequence,
    event_hash: chain.eventHash,
    checkpoint_at: chain.checkpointAt?.toISOString() ?? null,
    inclusion_proof: proof === null ? null : [...proof],
    leaf_index: chain.leafIndex,
    tree_size: chain.treeSize,
  };
}
