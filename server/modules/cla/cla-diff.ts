import type { Em } from '#server/db/open-database.ts';
import { readDocumentText } from '#server/modules/document/document-text.ts';
import { runApart } from '#server/run-apart.ts';
import { createTurns } from '#server/take-turns.ts';
import type { Cla } from './cla.entity.ts';
import { compareCoarsely, type DiffParagraph } from './compare-texts.rules.ts';
import { graceEndOf } from './pending-cla.ts';

/** How the version that somebody has yet to agree to differs from the one that they signed. */
export interface ClaDiff {
  readonly from: Cla;
  readonly to: Cla;
  /** From when on the signing of `from` counts no longer. */
  readonly graceEndsAt: Date;
  /** False when one of them has no text, as scans have: both must be read whole. There are no paragraphs then. */
  readonly isTextAvailable: boolean;
  readonly paragraphs: readonly DiffParagraph[];
}

const LIMITS = { timeLimit: 10_000, memoryLimit: 256 };

/** Texts that are compared at the same time. */
const inTurn = createTurns(2);

/** Pairs of versions whose comparison this process remembers: after an update, everybody asks for the same few. */
const REMEMBERED = 20;
const remembered = new Map<string, Promise<readonly DiffParagraph[] | undefined>>();

/** Compares the texts of two versions, in a process of its own. Takes a while the first time: never within a transaction. */
export async function compareClas(em: Em, from: Cla, to: Cla): Promise<ClaDiff> {
  const link = await to.link.loadOrFail();
  const paragraphs = await remember(`${from.document.sha256} ${to.document.sha256}`, () =>
    compareDocuments(em, from, to),
  );
  return {
    from,
    to,
    graceEndsAt: graceEndOf(to, link),
    isTextAvailable: paragraphs !== undefined,
    paragraphs: paragraphs ?? [],
  };
}

async function compareDocuments(em: Em, from: Cla, to: Cla): Promise<readonly DiffParagraph[] | undefined> {
  const before = await readDocumentText(em, from.document.sha256);
  const after = await readDocumentText(em, to.document.sha256);
  if (before.length === 0 || after.length === 0) {
    return undefined;
  }
  const compared = await inTurn(() => runApart('modules/cla/compare-texts', { before, after }, LIMITS));
  return (compared as DiffParagraph[] | undefined) ?? compareCoarsely(before, after);
}

type Compared = Promise<readonly DiffParagraph[] | undefined>;

/** Whoever asks for what is being compared waits for it; what failed or found no text is tried again. */
function remember(key: string, compare: () => Compared): Compared {
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
