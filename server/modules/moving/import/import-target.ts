import { ClaType } from '#rules/cla-type.ts';
import { LANGUAGES, type Language } from '#rules/language.ts';
import type { Em } from '#server/db/open-database.ts';
import { Cla, ClaState } from '#server/modules/community/cla/cla.entity.ts';
import { Link } from '#server/modules/community/link/link.entity.ts';
import type { ClaRecord } from '../format/record.ts';
import { foreignClaId, foreignLinkId } from './foreign-id.ts';

type TargetCla = Pick<Cla, 'id' | 'number' | 'version' | 'language' | 'state'>;

/** A link that rows are imported into. */
export interface ImportTarget {
  /** Internal id. */
  readonly id: string;
  readonly linkId: string;
  /** Its individual CLAs. */
  readonly clas: readonly TargetCla[];
  readonly corporateClas: readonly TargetCla[];
}

/**
 * Finds a link to import into: one that is here and not unlinked, or one of the source, `declared` with its CLAs, which
 * the import makes if it is not here. Undefined when there is none.
 */
export async function findTarget(
  em: Em,
  linkId: string,
  declared: readonly ClaRecord[] | undefined,
): Promise<ImportTarget | undefined> {
  const link = await em.findOne(Link, declared === undefined ? { linkId, unlinkedAt: null } : { linkId });
  if (link === null && declared === undefined) {
    return undefined;
  }
  const stored = link === null ? [] : await em.find(Cla, { link });
  const numbers = new Set(stored.map(({ number }) => number));
  const added = (declared ?? []).filter(({ cla }) => !numbers.has(Number(cla)));
  const clasOf = (type: ClaType): TargetCla[] => [
    ...stored.filter((cla) => cla.type === type),
    ...added.filter(({ cla_type: claType }) => claType === type).map(toTargetCla),
  ];
  return {
    id: link?.id ?? foreignLinkId(linkId),
    linkId,
    clas: clasOf(ClaType.INDIVIDUAL),
    corporateClas: clasOf(ClaType.CORPORATION),
  };
}

function toTargetCla(record: ClaRecord): TargetCla {
  return {
    id: foreignClaId(record.link, record.cla),
    number: Number(record.cla),
    version: record.version,
    language: record.language,
    state: stateOfCla(record),
  };
}

/** Nobody can sign a text that is lost: such a version stays readable as what it is, and is not offered. */
export function stateOfCla({ state, document }: Pick<ClaRecord, 'state' | 'document'>): TargetCla['state'] {
  return state === ClaState.CURRENT && document === null ? ClaState.REMOVED : state;
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
 * know the version counted the signing for every one. Undefined for a link without CLAs of the kind.
 */
export function resolveVersion(clas: readonly TargetCla[], signed: SignedVersion): ResolvedVersion | undefined {
  const inOrder = LANGUAGES.flatMap(({ code }) => clas.filter(({ language }) => language === code));
  const inLanguage = inOrder.filter(
    ({ language }) => (signed.language ?? null) === null || language === signed.language,
  );
  const named =
    signed.cla === null
      ? inLanguage.find(({ version }) => signed.version !== undefined && isLabelOf(version, signed.version))
      : inOrder.find(({ number }) => number === Number(signed.cla));
  const newest = (list: readonly TargetCla[]) => list.toSorted((a, b) => b.version - a.version)[0];
  const current = [...inLanguage, ...inOrder].find(({ state }) => state === ClaState.CURRENT);
  const found = named ?? current ?? newest(inLanguage) ?? newest(inOrder);
  return found === undefined
    ? undefined
    : { cla: found.id, version: found.version, language: found.language, isKnown: named !== undefined };
}

/** `1`, `1.0`, `v1` and `V1.0` name the first version. */
function isLabelOf(version: number, label: string): boolean {
  const [, whole] = /^[vV]?(\d{1,9})(?:\.0)?$/.exec(label.trim()) ?? [];
  return whole !== undefined && Number(whole) === version;
}
