import DataLoader from 'dataloader';
import type { Database } from '#server/db/open-database.ts';
import { toShownOrigin, type OriginRow } from '#server/modules/signing/signing/origin/shown-origin.ts';
import { positionOf, toDate, type PlaceRow, type Time } from './chain-position.ts';
import {
  FACTS_OF,
  FACTS_OF_INDIVIDUALS,
  FIND_BY_FINGERPRINT,
  FIND_BY_REFERENCE,
  SOURCES,
  type Source,
} from './evidence-facts.sql.ts';
import { decideStanding, maskAddress, type DocumentKind, type Standing } from './evidence-state.rules.ts';
import { createInclusionProofs, type InclusionProofs } from './inclusion-proofs.ts';
import { proofOf, sealGapOf, type Seal, type SealFacts, type Verification } from './verification.ts';

/** Look-ups of one statement. */
const BATCH = 500;

/** Looks documents up; undefined means that there is none, or no longer. */
export interface EvidenceLoader {
  /** By the SHA-256 of its bytes, in lower case. Concurrent calls of any requests share one statement. */
  byFingerprint(sha256: string): Promise<Verification | undefined>;
  byReference(reference: string): Promise<Verification | undefined>;
  /** The siblings from a leaf of a checkpoint's tree upwards, in hexadecimal. */
  prove: InclusionProofs['prove'];
}

interface FactsRow extends PlaceRow {
  readonly position: number;
  readonly kind: DocumentKind;
  readonly reference: string | null;
  readonly link_id: string;
  readonly community: string;
  readonly grace_period_days: number;
  readonly cla_version: number;
  readonly cla_sha256: string;
  readonly document_sha256: string | null;
  readonly signed_at: Time;
  readonly email: string | null;
  readonly ended_at: Time;
  readonly end_reason: string | null;
  readonly state: string | null;
  readonly corporation_state: string | null;
  readonly suspended_at: Time;
  readonly newer_since: Time;
  readonly origin: OriginRow | null;
  /** Whether it is an uploaded file that carries a digital signature. */
  readonly has_signature: boolean;
  /** Whether it is an uploaded file that other programs have to repair. */
  readonly is_faulty: boolean;
  /** Whether the corporation that was asked about is approved, and the sealed file will take the place of this one. */
  readonly awaits_seal: boolean;
  /** Whether it was asked by the fingerprint that it had before it was sealed; null when it was asked by reference. */
  readonly is_replaced: boolean | null;
  readonly seal: SealRow | null;
}

interface SealRow extends PlaceRow {
  readonly state: 'sealed' | 'sealed_later';
  readonly certificate_fingerprint: string;
  readonly sealed_at: string;
  readonly timestamped_at: string | null;
  readonly states_facts: boolean;
}

/** Creates the process-wide loader: all look-ups of one turn of the event loop, of any request, share a statement. */
export function createEvidenceLoader(database: Database, now: () => Date): EvidenceLoader {
  const proofs = createInclusionProofs(database.orm);
  const loaderOf = (read: Read) =>
    new DataLoader<string, Verification | undefined>(
      async (asked) => {
        const rows = await read(asked);
        return asked.map((_, index) => toVerification(rows.get(index + 1) ?? [], { proofs, now: now() }));
      },
      { cache: false, maxBatchSize: BATCH, batchScheduleFn: (dispatch) => setImmediate(dispatch) },
    );
  const byFingerprint = loaderOf((asked) => readByFingerprint(database, asked));
  const byReference = loaderOf((asked) => readByReference(database, asked));
  return {
    byFingerprint: (sha256) => byFingerprint.load(sha256),
    byReference: (reference) => byReference.load(reference),
    prove: (checkpoint, leafIndex) => proofs.prove(checkpoint, leafIndex),
  };
}

/** Reads about many documents at once. */
type Read = (asked: readonly string[]) => Promise<FactsByPosition>;

/** A document that was found: its position among those asked for, from 1, and where it is kept. */
interface FoundRow {
  readonly position: number;
  readonly source: Source;
  readonly id: string;
}

interface FoundDocument extends FoundRow {
  /** Fingerprint of the document whose seal is reported; null: of the one that counts. */
  readonly sealed: string | null;
}

/** What was read about the document at each position, in the order of sources. */
type FactsByPosition = ReadonlyMap<number, FactsRow[]>;

/**
 * Nearly all documents are those of individuals, so they are read about at once. Only where the others are kept is
 * looked for first.
 */
async function readByFingerprint(database: Database, asked: readonly string[]): Promise<FactsByPosition> {
  const individuals = await database.runPrepared<FactsRow>(FACTS_OF_INDIVIDUALS, [asked]);
  const answered = Map.groupBy(individuals, ({ position }) => position);
  const others = asked
    .map((sealed, index) => ({ sealed, position: index + 1 }))
    .filter(({ position }) => !answered.has(position));
  if (others.length === 0) {
    return answered;
  }
  const found = await database.runPrepared<FoundRow>(FIND_BY_FINGERPRINT, [others.map(({ sealed }) => sealed)]);
  const documents = found.flatMap(({ position: place, ...row }) => {
    const other = others[place - 1];
    return other === undefined ? [] : [{ ...row, ...other }];
  });
  return new Map([...answered, ...(await readFacts(database, documents))]);
}

async function readByReference(database: Database, asked: readonly string[]): Promise<FactsByPosition> {
  const found = await database.runPrepared<FoundRow>(FIND_BY_REFERENCE, [asked]);
  return readFacts(
    database,
    found.map((row) => ({ ...row, sealed: null })),
  );
}

const inOrder = (a: Source, b: Source): number => SOURCES.indexOf(a) - SOURCES.indexOf(b);

/** Reads about the documents that were found. */
async function readFacts(database: Database, found: readonly FoundDocument[]): Promise<FactsByPosition> {
  const bySource = Map.groupBy(found, ({ source }) => source);
  const rows = [...bySource.keys()].toSorted(inOrder).map((source) => {
    const here = bySource.get(source) ?? [];
    const parameters = (['position', 'id', 'sealed'] as const).map((column) => here.map((row) => row[column]));
    return database.runPrepared<FactsRow>(FACTS_OF[source], parameters);
  });
  return Map.groupBy((await Promise.all(rows)).flat(), ({ position }) => position);
}

interface Means {
  readonly proofs: InclusionProofs;
  readonly now: Date;
}

/**
 * A file may be kept more than once, and then the place where it counts is reported. A CLA that is used at several
 * links belongs to no single community.
 */
function toVerification(rows: readonly FactsRow[], { proofs, now }: Means): Verification | undefined {
  const places = rows.map((row) => ({ row, standing: standingOf(row, now) }));
  const told = places.find(({ standing }) => standing.state === 'COUNTS') ?? places[0];
  if (told === undefined) {
    return undefined;
  }
  const { row, standing } = told;
  const seal = row.seal === null ? null : toSeal(row.seal, proofs);
  const sealGap = row.seal === null ? sealGapOf(row.kind, sealFactsOf(row)) : null;
  const chain = positionOf(row, proofs);
  const links = new Set(rows.filter(({ kind }) => kind === row.kind).map(({ link_id: link }) => link));
  return {
    known: true,
    kind: row.kind,
    reference: row.reference,
    community: row.kind === 'CLA' && links.size > 1 ? null : row.community,
    claVersion: row.cla_version,
    claSha256: row.cla_sha256,
    documentSha256: row.document_sha256,
    signedAt: toDate(row.signed_at),
    origin: toShownOrigin(row.origin),
    ...standing,
    signer: row.email === null ? null : maskAddress(row.email),
    seal,
    sealGap,
    chain,
    proof: proofOf({ kind: row.kind, seal, sealGap, statesFacts: row.seal?.states_facts === true, chain }),
  };
}

function standingOf(row: FactsRow, now: Date): Standing {
  return decideStanding(
    {
      kind: row.kind,
      state: row.state,
      endedAt: toDate(row.ended_at),
      endReason: row.end_reason,
      corporationState: row.corporation_state,
      suspendedAt: toDate(row.suspended_at),
      newerSince: toDate(row.newer_since),
      gracePeriodDays: row.grace_period_days,
    },
    now,
  );
}

function sealFactsOf(row: FactsRow): SealFacts {
  return {
    hasSignature: row.has_signature,
    isFaulty: row.is_faulty,
    awaitsSeal: row.awaits_seal,
    isReplaced: row.is_replaced === true,
    isAbsent: row.origin !== null && row.document_sha256 === null,
  };
}

function toSeal(row: SealRow, proofs: InclusionProofs): Seal {
  return {
    state: row.state === 'sealed_later' ? 'SEALED_LATER' : 'SEALED',
    certificateFingerprint: row.certificate_fingerprint,
    sealedAt: new Date(row.sealed_at),
    timestampedAt: toDate(row.timestamped_at),
    chain: positionOf(row, proofs),
  };
}
