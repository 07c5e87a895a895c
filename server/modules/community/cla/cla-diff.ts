import pLimit from 'p-limit';
import type { Em } from '#server/db/open-database.ts';
import { runIsolated } from '#server/isolation/run-isolated.ts';
import type { DocumentTexts } from '#server/modules/ground/document/document-text.ts';
import type { Cla } from './cla.entity.ts';
import { compareCoarsely, type DiffParagraph } from './compare-texts.rules.ts';
import { graceEndOf } from './pending-cla.ts';

/** The difference between two texts. */
export interface TextDiff {
  /** False when either has no text, as with scans: both must be read whole, and `paragraphs` is empty. */
  readonly isTextAvailable: boolean;
  readonly paragraphs: readonly DiffParagraph[];
}

/** The difference between a signed version and the pending one. */
export interface ClaDiff extends TextDiff {
  readonly from: Cla;
  readonly to: Cla;
  /** When the signing of `from` stops counting. */
  readonly graceEndsAt: Date;
}

/** Compares versions of CLAs; one instance per process. */
export interface ClaDiffs {
  /**
   * Compares the texts of two versions in an isolated process. Slow the first time: never call it within a transaction.
   */
  compare(em: Em, from: Cla, to: Cla): Promise<ClaDiff>;
  /** Compares the texts of two stored documents by their fingerprints, in the same way. */
  compareDocuments(em: Em, from: string, to: string): Promise<TextDiff>;
}

const LIMITS = { timeLimit: 10_000, memoryLimit: 256 };

/** Maximum number of concurrent comparisons. */
const CONCURRENT = 2;

/** Number of comparisons to cache: after an update, everybody asks for the same few. */
const REMEMBERED = 20;

type Compared = Promise<readonly DiffParagraph[] | undefined>;

/** Creates a comparer over these texts; caches the latest comparisons and limits how many run at a time. */
export function createClaDiffs(texts: DocumentTexts): ClaDiffs {
  const limiter = pLimit(CONCURRENT);
  const remembered = new Map<string, Compared>();
  const compareTexts = async (em: Em, from: string, to: string): Compared => {
    const before = await texts.read(em, from);
    const after = await texts.read(em, to);
    if (before.length === 0 || after.length === 0) {
      return undefined;
    }
    const compared = await limiter(() => runIsolated('modules/community/cla/compare-texts', { before, after }, LIMITS));
    return (compared as DiffParagraph[] | undefined) ?? compareCoarsely(before, after);
  };
  const compareDocuments = async (em: Em, from: string, to: string): Promise<TextDiff> => {
    const paragraphs = await remember(remembered, `${from} ${to}`, () => compareTexts(em, from, to));
    return { isTextAvailable: paragraphs !== undefined, paragraphs: paragraphs ?? [] };
  };
  return {
    compareDocuments,
    async compare(em, from, to) {
      const link = await to.link.loadOrFail();
      const difference = await compareDocuments(em, from.document.sha256, to.document.sha256);
      return { from, to, graceEndsAt: graceEndOf(to, link), ...difference };
    },
  };
}

/** Returns the cached or running comparison, or starts one; failures and missing texts are not cached. */
function remember(remembered: Map<string, Compared>, key: string, compare: () => Compared): Compared {
  const known = remembered.get(key);
  if (known !== undefined) {
    return known;
  }
  const compared = compare();
  remembered.set(key, compared);
  const forget = (): unknown => remembered.delete(key);
  compared.then((paragraphs) => paragraphs ?? forget(), forget);
  for (const oldest of [...remembered.keys()].slice(0, -REMEMBERED)) {
    remembered.delete(oldest);
  }
  return compared;
}
