import type { ShownOrigin } from '#server/modules/signing/signing/origin/shown-origin.ts';
import type { DocumentKind, EvidenceState } from './evidence-state.rules.ts';

/** Place of an event in its chain and, once there is one, in a checkpoint. */
export interface ChainPosition {
  readonly sequence: number;
  readonly eventHash: string;
  readonly checkpointAt: Date | null;
  readonly leafIndex: number | null;
  readonly treeSize: number | null;
  /** Returns the siblings from the leaf upwards, in hexadecimal; null until there is a checkpoint. */
  proveInclusion(): Promise<readonly string[] | null>;
}

/** Whether a document was sealed at once, or later because it is older than seals. */
export const SealState = { SEALED: 'SEALED', SEALED_LATER: 'SEALED_LATER' } as const;
export type SealState = keyof typeof SealState;

/** The seal of a document. */
export interface Seal {
  readonly state: SealState;
  readonly certificateFingerprint: string;
  readonly sealedAt: Date;
  readonly timestampedAt: Date | null;
  readonly chain: ChainPosition | null;
}

/** Why a document has no seal. */
export const SealGap = {
  KIND: 'KIND',
  WAITING: 'WAITING',
  OWN_SIGNATURE: 'OWN_SIGNATURE',
  STRUCTURE: 'STRUCTURE',
  REPLACED: 'REPLACED',
  ERASED: 'ERASED',
} as const;
export type SealGap = keyof typeof SealGap;

/**
 * Whether an evidence bundle of a document proves it, or why it does not: as `verifier/bundle.ts` has it, without what
 * depends on the bundle.
 */
export const EvidenceProof = {
  PROVED: 'PROVED',
  CHECKPOINT: 'CHECKPOINT',
  EARLIER: 'EARLIER',
  OWN_SIGNATURE: 'OWN_SIGNATURE',
  UNSEALED: 'UNSEALED',
} as const;
export type EvidenceProof = keyof typeof EvidenceProof;

/** What decides whether a signing can be proved. */
export interface ProofFacts {
  readonly kind: DocumentKind;
  readonly seal: Seal | null;
  readonly sealGap: SealGap | null;
  /** Whether the seal states what was signed. */
  readonly statesFacts: boolean;
  /** Place of the event of the act; null when there is none. */
  readonly chain: ChainPosition | null;
}

/** Decides whether a bundle of a document proves it; null for documents that nobody has signed. */
export function proofOf({ kind, seal, sealGap, statesFacts, chain }: ProofFacts): EvidenceProof | null {
  if (kind === 'CLA' || kind === 'CORPORATION_FORM') {
    return null;
  }
  if (seal === null) {
    return sealGap === 'OWN_SIGNATURE' ? 'OWN_SIGNATURE' : 'UNSEALED';
  }
  if (!statesFacts || chain === null) {
    return 'EARLIER';
  }
  const isSealAnchored = seal.chain !== null && seal.chain.checkpointAt !== null;
  return chain.checkpointAt !== null && isSealAnchored ? 'PROVED' : 'CHECKPOINT';
}

/** What anybody may know about a document; everything is null when it is not known. */
export interface Verification {
  readonly known: boolean;
  readonly kind: DocumentKind | null;
  readonly reference: string | null;
  readonly community: string | null;
  readonly claVersion: number | null;
  readonly claSha256: string | null;
  readonly documentSha256: string | null;
  readonly signedAt: Date | null;
  /** Null for a signing that was made here. */
  readonly origin: ShownOrigin | null;
  readonly state: EvidenceState | null;
  readonly endedAt: Date | null;
  readonly endReason: string | null;
  /** Masked. */
  readonly signer: string | null;
  readonly seal: Seal | null;
  readonly sealGap: SealGap | null;
  readonly chain: ChainPosition | null;
  readonly proof: EvidenceProof | null;
}

export const UNKNOWN: Verification = {
  known: false,
  kind: null,
  reference: null,
  community: null,
  claVersion: null,
  claSha256: null,
  documentSha256: null,
  signedAt: null,
  origin: null,
  state: null,
  endedAt: null,
  endReason: null,
  signer: null,
  seal: null,
  sealGap: null,
  chain: null,
  proof: null,
};

const NEVER_SEALED: ReadonlySet<DocumentKind> = new Set(['CLA', 'CORPORATION_FORM', 'CORPORATION_UPLOAD']);

/** What decides why a document has no seal. */
export interface SealFacts {
  /** Whether it carries a digital signature. */
  readonly hasSignature: boolean;
  /** Whether other programs have to repair it, so that nobody could say what was sealed. */
  readonly isFaulty: boolean;
  /** Whether the same file with a seal will take its place. */
  readonly awaitsSeal: boolean;
  /** Whether it is older than seals, and a sealed document has taken its place. */
  readonly isReplaced: boolean;
  /** Whether it was imported or recorded without a document. */
  readonly isAbsent: boolean;
}

/** Why a document of this kind that has no seal has none. */
export function sealGapOf(kind: DocumentKind, facts: SealFacts): SealGap {
  const { hasSignature, isFaulty, awaitsSeal, isReplaced, isAbsent } = facts;
  if (hasSignature) {
    return SealGap.OWN_SIGNATURE;
  }
  if (isFaulty) {
    return SealGap.STRUCTURE;
  }
  if (isReplaced) {
    return SealGap.REPLACED;
  }
  return awaitsSeal || !(isAbsent || NEVER_SEALED.has(kind)) ? SealGap.WAITING : SealGap.KIND;
}
