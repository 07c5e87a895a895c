import { ClaType } from '#rules/cla-type.ts';
import { LANGUAGES, type Language } from '#rules/language.ts';
import type { Em } from '#server/db/open-database.ts';
import { type Cla, Cla as ClaEntity, ClaState } from '#server/modules/community/cla/cla.entity.ts';
import { Link } from '#server/modules/community/link/link.entity.ts';

/** A link that rows are imported into, with its individual CLAs. */
export interface ImportTarget {
  /** Internal id. */
  readonly id: string;
  readonly linkId: string;
  readonly clas: readonly Pick<Cla, 'id' | 'number' | 'version' | 'language' | 'state'>[];
}

/** Finds a link to import into; undefined when there is none, or it is unlinked. */
export async function findTarget(em: Em, linkId: string): Promise<ImportTarget | undefined> {
  const link = await em.findOne(Link, { linkId, unlinkedAt: null });
  if (link === null) {
    return undefined;
  }
  const clas = await em.find(ClaEntity, { link, type: ClaType.INDIVIDUAL });
  return { id: link.id, linkId, clas };
}

/** What a record says about the version that was signed. */
interface SignedVersion {
  readonly cla: string | null;
  readonly version?: string | undefined;
  readonly language?: Language | null | undefined;
}

/** The version that a signing gets. */
export interface ResolvedVersion {
  readonly cla: string;
  readonly version: number;
  readonly language: Language;
  /** False when the source does not know the version, or the link has no such one. */
  readonly isKnown: boolean;
}

/**
 * Finds the version that was signed by its number or its label; else the current one, because a source that does not
 * know the version counted the signing for every one. Undefined for a link without individual CLAs.
 */
export function resolveVersion({ clas }: ImportTarget, signed: SignedVersion): ResolvedVersion | undefined {
  const inOrder = LANGUAGES.flatMap(({ code }) => clas.filter(({ language }) => language === code));
  const inLanguage = inOrder.filter(
    ({ language }) => (signed.language ?? null) === null || language === signed.language,
  );
  const named =
    signed.cla === null
      ? inLanguage.find(({ version }) => signed.version !== undefined && isLabelOf(version, signed.version))
      : inOrder.find(({ number }) => number === Number(signed.cla));
  const current = [...inLanguage, ...inOrder].find(({ state }) => state === ClaState.CURRENT);
  const found = named ?? current;
  return found === undefined
    ? undefined
    : { cla: found.id, version: found.version, language: found.language, isKnown: named !== undefined };
}

/** `1`, `1.0`, `v1` and `V1.0` name the first version. */
function isLabelOf(version: number, label: string): boolean {
  const [, whole] = /^[vV]?(\d{1,9})(?:\.0)?$/.exec(label.trim()) ?? [];
  return whole !== undefined && Number(whole) === version;
}
