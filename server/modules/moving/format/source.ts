import type { EvidenceLevel } from '#server/modules/signing/signing/origin/signing-origin.rules.ts';
import type { ReasonCode } from './reasons.ts';
import type { InterchangeRecord } from './record.ts';

/** What `--from` names. */
export const SOURCE_NAMES = [
  'app-cla-server',
  'cla-assistant-lite',
  'cla-assistant',
  'easycla',
  'clabot',
  'clahub',
  'csv',
  'signet',
] as const;
export type SourceName = (typeof SOURCE_NAMES)[number];

/** The options of `npm run import` that a reader needs; paths are absolute. */
export interface SourceOptions {
  /** A file or directory. */
  readonly input: string;
  /** Public id of the link to import into; undefined when the source names its links. */
  readonly link: string | undefined;
  /** IANA zone of times without one. */
  readonly timezone: string | undefined;
  readonly generation: 'P1' | 'P2' | 'R' | 'L' | undefined;
  /** Directory with documents that the input names and does not hold. */
  readonly documents: string | undefined;
  /** CSV of addresses by account id. */
  readonly emails: string | undefined;
  /** Columns by our names. */
  readonly map: Readonly<Record<string, string>>;
  readonly dateFormat: string | undefined;
  /** Highest level that the rows get; `account` at most. */
  readonly level: EvidenceLevel | undefined;
  readonly keyFile: string | undefined;
  readonly withSecrets: boolean;
}

/** The scan of a signature, as the archive has it: nobody has checked what it is. */
export interface Scan {
  readonly sha256: string;
  readonly bytes: () => Promise<Uint8Array>;
}

/** A row that becomes a record. */
export interface RecordEntry {
  readonly kind: 'record';
  readonly record: InterchangeRecord;
  /**
   * The row as the source has it, with passwords, tokens and documents taken out, and without children that have
   * records of their own: kept as canonical JSON under its SHA-256.
   */
  readonly raw: unknown;
  /** Where the row is, for the report: `individual_signing.bson#17`, `signatures.csv:12`. */
  readonly locator: string;
  /** The password of a manager, when it is to move; no part of the record, the report or a hash. */
  readonly password?: ForeignPassword;
  /** The sender of a link, when its credential is to move; the same holds for it. */
  readonly sender?: ForeignSender;
  /** The scan that comes with it, of an individual. */
  readonly scan?: Scan;
}

/** An address, and its authorisation code at its mail server. */
export interface ForeignSender {
  readonly address: string;
  readonly authorizationCode: string;
}

/** A password as PBKDF2-HMAC-SHA256 of 10,000 rounds has it. */
export interface ForeignPassword {
  readonly salt: Uint8Array;
  readonly derived: Uint8Array;
  /** Whether its owner has chosen it. */
  readonly isOwn: boolean;
}

/** A row that does not. */
export interface RefusalEntry {
  readonly kind: 'refusal';
  readonly reason: ReasonCode;
  readonly raw: unknown;
  readonly locator: string;
}

/** A document, before the records that name it. */
export interface DocumentEntry {
  readonly kind: 'document';
  /** Of the bytes; checked. */
  readonly sha256: string;
  readonly mediaType: string;
  readonly bytes: () => Promise<Uint8Array>;
}

export type SourceEntry = RecordEntry | RefusalEntry | DocumentEntry;

/** What a reader opens: what it will say about itself in the report, and its rows. */
export interface OpenedSource {
  /** Such as `cla.example`; part of the keys, and shown as the origin of signings: `<source name>:<instance>`. */
  readonly instance: string;
  /** Detected from the input; null where the source has no generations. */
  readonly generation: string | null;
  /** When the export was made; null when the input does not say. */
  readonly takenAt: string | null;
  /**
   * Reads the rows as a stream, in the order of `RECORD_TYPES`, at any number of rows. May be read more than once, with
   * the same outcome. Throws `SourceError` when the input as a whole cannot be read.
   */
  readonly entries: () => AsyncIterable<SourceEntry>;
  /** The scans of an archive that no row names, once the rows were read. */
  readonly unnamedScans?: (() => readonly string[]) | undefined;
}

/** A source of an import: one object per foreign system, registered in `sources.ts`. */
export interface Source {
  readonly name: SourceName;
  /** Opens the input. Throws `SourceError` for an input that is no export of the source, and for missing options. */
  open(options: SourceOptions): Promise<OpenedSource>;
}

/** The input as a whole cannot be read; the message says what to do. */
export class SourceError extends Error {}
