/**
 * What a seal shows: nothing without one (`none`), that the file was changed (`changed`), that it was not and this
 * service sealed it (`intact`) or somebody else (`foreign`), that something was added after the signature of somebody
 * else (`extended`), or that it was not changed, but nobody knows who sealed it because the certificates could not be
 * had (`unchecked`).
 */
export type SealFinding = 'none' | 'changed' | 'intact' | 'foreign' | 'extended' | 'unchecked';

/**
 * Why a bundle is not proved, although nothing in it contradicts another part: a checkpoint is still to come, it is
 * older than this rule, its document has no seal because it carries a signature or for another reason, or what the
 * service publishes could not be loaded.
 */
export type BundleGap = 'CHECKPOINT' | 'EARLIER' | 'OWN_SIGNATURE' | 'UNSEALED' | 'UNCHECKED';

/** What the browser finds out about a bundle. */
export interface BundleFinding {
  readonly outcome: 'proved' | 'unproved' | 'changed';
  /** Why it is not proved. */
  readonly gaps: readonly BundleGap[];
  /** Files that are wrong. */
  readonly wrong: readonly string[];
}

export interface PublicKey {
  readonly kty: string;
  readonly crv: string;
  readonly x: string;
  readonly y: string;
  readonly kid: string;
  readonly certified?: readonly string[];
}

/** As far as the browser reads `evidence.json`. */
export interface Evidence {
  readonly format: string;
  readonly signing: {
    readonly reference: string;
    readonly kind: string;
    readonly claSha256: string;
    readonly documentSha256: string;
  };
  readonly seal: object | null;
  readonly sealGap?: string | null;
  readonly keys: readonly PublicKey[];
  readonly files: Readonly<Record<string, string>>;
}

/** A line of `audit.jsonl`. */
export interface AuditLine {
  readonly chain: string | null;
  readonly sequence: number;
  readonly previousHash: string;
  readonly body: string;
  readonly hash: string;
}

export interface Proof {
  readonly chain: string | null;
  readonly sequence: number;
  readonly eventHash: string;
  readonly checkpoint: number;
  readonly leafIndex: number;
  readonly treeSize: number;
  readonly inclusionProof: readonly string[];
}

export interface Checkpoint {
  readonly number: number;
  readonly at: string;
  readonly treeSize: number;
  readonly root: string;
  readonly previous: string;
  readonly jws: string;
}

/** The files of a bundle, and what was found out so far. */
export class Bundle {
  readonly gaps = new Set<BundleGap>();
  readonly wrong = new Set<string>();
  readonly files: ReadonlyMap<string, Uint8Array>;

  constructor(files: ReadonlyMap<string, Uint8Array>) {
    this.files = files;
  }

  /** Bytes of a file; none when it is missing. */
  bytes(file: string): Uint8Array {
    return this.files.get(file) ?? new Uint8Array();
  }

  text(file: string): string {
    return new TextDecoder().decode(this.bytes(file));
  }

  /** Parses a file of JSON. Throws when it is none. */
  json(file: string): unknown {
    return JSON.parse(this.text(file));
  }

  /** Notes that a file is wrong unless something holds; what throws does not. */
  async check(file: string, holds: () => Promise<boolean> | boolean): Promise<void> {
    if (!(await (async () => holds())().catch(() => false))) {
      this.wrong.add(file);
    }
  }

  get finding(): BundleFinding {
    const outcome = this.wrong.size > 0 ? 'changed' : this.gaps.size > 0 ? 'unproved' : 'proved';
    return { outcome, gaps: [...this.gaps], wrong: [...this.wrong] };
  }
}
