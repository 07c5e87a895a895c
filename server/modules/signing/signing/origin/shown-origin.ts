import DataLoader from 'dataloader';
import type { Database } from '#server/db/open-database.ts';
import type { EvidenceLevel, TimePrecision } from './signing-origin.rules.ts';

/** Where an imported signing comes from, as it is shown wherever the signing is. */
export interface ShownOrigin {
  readonly source: string;
  readonly level: EvidenceLevel;
  readonly signedAtPrecision: TimePrecision;
  readonly versionKnown: boolean;
  readonly recordSha256: string | null;
  readonly importedAt: Date;
}

/** An origin in a row: `ORIGIN_COLUMN` of the table with this name in the statement. */
export type OriginRow = Omit<ShownOrigin, 'importedAt'> & { readonly importedAt: string };

/** The value of an origin that was joined as `origin`; null for a signing that was made here. */
export const ORIGIN_COLUMN = `case when origin.signing is not null then jsonb_build_object(
  'source', origin.source, 'level', origin.level, 'signedAtPrecision', origin.precision,
  'versionKnown', origin.version_known, 'recordSha256', origin.record_sha256, 'importedAt', origin.imported_at) end`;

/** Presents the value of `ORIGIN_COLUMN`. */
export function toShownOrigin(row: OriginRow | null): ShownOrigin | null {
  return row === null ? null : { ...row, importedAt: new Date(row.importedAt) };
}

/** When something was signed, as far as its source knows. */
export function knownTime(signedAt: Date, origin: ShownOrigin | null): Date | null {
  return origin?.signedAtPrecision === 'unknown' ? null : signedAt;
}

/** Looks up where signings come from, by their ids; null for those that were made here. */
export interface SigningOriginLoader {
  /** Concurrent calls of any requests share one statement. */
  load(signing: string): Promise<ShownOrigin | null>;
}

const STATEMENT = {
  name: 'signing-origins',
  text: `select origin.signing, ${ORIGIN_COLUMN} as origin from signing_origin origin where origin.signing = any($1::uuid[])`,
};

/** Creates the process-wide loader. */
export function createSigningOriginLoader(database: Database): SigningOriginLoader {
  return new DataLoader<string, ShownOrigin | null>(
    async (ids) => {
      const rows = await database.runPrepared<{ signing: string; origin: OriginRow }>(STATEMENT, [ids]);
      const byId = new Map(rows.map(({ signing, origin }) => [signing, toShownOrigin(origin)]));
      return ids.map((id) => byId.get(id) ?? null);
    },
    { cache: false, batchScheduleFn: (dispatch) => setImmediate(dispatch) },
  );
}
