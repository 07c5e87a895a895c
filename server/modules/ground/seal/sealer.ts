import pLimit from 'p-limit';
import type { Language } from '#rules/language.ts';
import type { SealedFacts } from '#rules/sealed-facts.ts';
import type { SealTask } from '#server/integrations/pdf/seal/compose-and-seal.ts';
import type { SignaturePage } from '#server/integrations/pdf/signature-page.ts';
import type { ThreadPool } from '#server/isolation/thread-pool.ts';
import type { CurrentSealKey, SealKeys } from './seal-keys.ts';

/** Why a document is sealed, as PDF readers show it. */
const REASON: Readonly<Record<Language, string>> = {
  zh: '由本服务出具，盖章后内容未再改动',
  en: 'Issued by this service and unchanged since it was sealed',
};

/** What to seal. */
export interface SealRequest {
  readonly pdf: Uint8Array;
  /** Appended before the seal. */
  readonly page?: SignaturePage;
  readonly language: Language;
  readonly facts: SealedFacts;
}

/** A sealed PDF; its bytes begin with those that were to be sealed. */
export interface SealedPdf {
  readonly bytes: Uint8Array;
  /** The time that the seal states, by the clock of this service; whole seconds. */
  readonly sealedAt: Date;
  /** SHA-256 of the seal certificate, in hexadecimal. */
  readonly certificateFingerprint: string;
}

/** Seals documents; one instance per process. */
export interface Sealer {
  /**
   * Seals a PDF in a pool thread, one at a time, and checks the seal. Never call it within a transaction. Errors: those
   * of `composeAndSeal`.
   */
  seal(request: SealRequest): Promise<SealedPdf>;
  /** Makes sure that there is a key to seal with. Throws an error that names the key when it cannot be opened. */
  prepare(): Promise<void>;
  /**
   * Returns the keys by which the service vouches for others, one for each root that it can still seal under, that of
   * `seal` first. Never call it within a transaction.
   */
  keys(): Promise<readonly CurrentSealKey[]>;
}

interface SealerParts {
  readonly keys: SealKeys;
  readonly threads: ThreadPool;
  readonly publicUrl: URL;
  readonly now: () => Date;
}

/** Creates the sealer. One document at a time, because sealing takes memory, and nobody waits for it. */
export function createSealer({ keys, threads, publicUrl, now }: SealerParts): Sealer {
  const oneAtATime = pLimit(1);
  return {
    seal: ({ pdf, page, language, facts }) =>
      oneAtATime(async () => {
        const { fingerprint: certificateFingerprint, certificates, privateKey } = await keys.current();
        const sealedAt = new Date(Math.floor(now().getTime() / 1000) * 1000);
        const text = { sealedAt, location: publicUrl.origin, reason: REASON[language], facts };
        const task: SealTask = { pdf, page, key: { certificates, privateKey }, ...text };
        const bytes = (await threads.run('integrations/pdf/seal/seal-document', task)) as Uint8Array;
        return { bytes, sealedAt, certificateFingerprint };
      }),
    async prepare() {
      await keys.current();
    },
    keys: () => keys.all(),
  };
}
