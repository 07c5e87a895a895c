/**
 * Why something cannot be proved, although nothing contradicts it: a checkpoint is still to come (`CHECKPOINT`), it is
 * older than the rule that would prove it (`EARLIER`), the document has no seal because it carries a digital signature
 * of its own (`OWN_SIGNATURE`) or for another reason (`UNSEALED`), or a key leads to another root (`ROOT`).
 */
export type Gap = 'CHECKPOINT' | 'EARLIER' | 'OWN_SIGNATURE' | 'UNSEALED' | 'ROOT';

/** A finding about one file of a bundle. */
export interface Finding {
  readonly file: string;
  /** What was checked, or what is wrong. */
  readonly text: string;
  /** Whether the check holds. */
  readonly ok: boolean;
  /** Set when it does not hold for want of proof; without it, something was changed or forged. */
  readonly gap?: Gap;
}

/** A check that cannot be made. */
export interface Unproved {
  readonly gap: Gap;
  readonly text: string;
}

/** What the checks of a bundle share: its files, and what was found so far. */
export class Bundle {
  readonly findings: Finding[] = [];
  private readonly files: ReadonlyMap<string, Buffer>;

  constructor(files: ReadonlyMap<string, Buffer>) {
    this.files = files;
  }

  get names(): string[] {
    return [...this.files.keys()];
  }

  /** Bytes of a file; empty when it is missing, which `checkFiles` reports. */
  bytes(file: string): Buffer {
    return this.files.get(file) ?? Buffer.alloc(0);
  }

  has(file: string): boolean {
    return this.files.has(file);
  }

  /** Parses a file of JSON. Throws when it is none. */
  json(file: string): unknown {
    return JSON.parse(this.bytes(file).toString('utf8'));
  }

  /** Records whether a check of a file holds; `work` throws or returns what is wrong or unproved, or undefined. */
  check(file: string, text: string, work: () => string | Unproved | undefined): void {
    let problem: string | Unproved | undefined;
    try {
      problem = work();
    } catch (error) {
      problem = `cannot be read (${error instanceof Error ? error.message : String(error)})`;
    }
    this.findings.push(
      typeof problem === 'object'
        ? { file, ...problem, ok: false }
        : { file, text: problem ?? text, ok: problem === undefined },
    );
  }
}

/** A public key on the curve P-256 (RFC 7517). */
export interface PublicKey {
  readonly kty: string;
  readonly crv: string;
  readonly x: string;
  readonly y: string;
  /** RFC 7638 thumbprint. */
  readonly kid: string;
  readonly alg: string;
  readonly use: string;
  /** Statements by seal keys that the key is the service's (compact JWS with `x5c`); absent in earlier releases. */
  readonly certified?: readonly string[];
}

/** What `evidence.json` states. */
export interface Evidence {
  readonly format: 'signet-evidence-1';
  /** Address of the service that made the bundle. */
  readonly service: string;
  /** ISO 8601, UTC. */
  readonly madeAt: string;
  readonly signing: {
    readonly reference: string;
    readonly kind: string;
    readonly community: string | null;
    readonly claVersion: number | null;
    readonly claSha256: string;
    readonly documentSha256: string;
    readonly signedAt: string | null;
    /** What the source of an import had to show, and how exactly it knows `signedAt`; bundles of before have none. */
    readonly origin?: Readonly<Record<string, string | boolean | null>> | null;
    /** As of `madeAt`. */
    readonly state: string | null;
    readonly endedAt: string | null;
    readonly endReason: string | null;
  };
  readonly seal: {
    readonly state: string;
    readonly certificateFingerprint: string;
    readonly sealedAt: string;
  } | null;
  /** Why there is no seal; absent from bundles of earlier releases. */
  readonly sealGap?: string | null;
  /** Everything that the signature page states; null for signings from before acts were kept. */
  readonly act: Readonly<Record<string, unknown>> | null;
  /** Public keys of checkpoints and of `evidence.jws`. */
  readonly keys: readonly PublicKey[];
  /** SHA-256 of the other files, by name. */
  readonly files: Readonly<Record<string, string>>;
}

/** A line of `audit.jsonl`. */
export interface AuditLine {
  /** Id of the link whose chain it is; null: the service's own. */
  readonly chain: string | null;
  readonly sequence: number;
  readonly previousHash: string;
  readonly body: string;
  readonly hash: string;
}

/** An entry of `proof.json`: an event's way into a checkpoint. */
export interface Proof {
  readonly chain: string | null;
  readonly sequence: number;
  readonly eventHash: string;
  /** Number of the checkpoint. */
  readonly checkpoint: number;
  readonly leafIndex: number;
  readonly treeSize: number;
  readonly inclusionProof: readonly string[];
}

/** An entry of `checkpoint.json`: the line that the service published. */
export interface PublishedCheckpoint {
  readonly number: number;
  readonly at: string;
  readonly treeSize: number;
  readonly root: string;
  readonly previous: string;
  readonly jws: string;
}

/** The checkpoints of a bundle. Throws when they cannot be read. */
export function checkpointsOf(bundle: Bundle): PublishedCheckpoint[] {
  return bundle.json('checkpoint.json') as PublishedCheckpoint[];
}

/** The program in a bundle. */
export const VERIFIER_FILE = 'verify.mjs';

/** Files that bundles of earlier releases state no fingerprint of. */
export const UNSTATED_FILES: ReadonlySet<string> = new Set(['README.txt', VERIFIER_FILE]);
