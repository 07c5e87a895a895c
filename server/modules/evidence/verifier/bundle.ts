/** A finding about one file of a bundle. */
export interface Finding {
  readonly file: string;
  /** What was checked, or what is wrong. */
  readonly text: string;
  readonly ok: boolean;
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

  /** Records whether a check of a file holds; `work` throws or returns what is wrong, or undefined. */
  check(file: string, text: string, work: () => string | undefined): void {
    let problem: string | undefined;
    try {
      problem = work();
    } catch (error) {
      problem = `cannot be read (${error instanceof Error ? error.message : String(error)})`;
    }
    this.findings.push({ file, text: problem ?? text, ok: problem === undefined });
  }
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
  /** Everything that the signature page states; null for signings from before acts were kept. */
  readonly act: Readonly<Record<string, unknown>> | null;
  /** Public keys of checkpoints and of `evidence.jws` (RFC 7517). */
  readonly keys: readonly Readonly<Record<string, string>>[];
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

/** Files that a bundle's promise leaves out: the explanation, and the program that checks the others. */
export const UNCHECKED_FILES: ReadonlySet<string> = new Set(['README.txt', 'verify.mjs']);
