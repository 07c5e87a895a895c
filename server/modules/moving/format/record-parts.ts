import { z } from 'zod';
import { Language } from '#rules/language.ts';
import { EvidenceLevel, TimePrecision } from '#server/modules/signing/signing/origin/signing-origin.rules.ts';

/** Characters of a key, and of a locator. */
export const KEY_MAX_LENGTH = 500;

export const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
/** ISO 8601 in UTC, such as `2026-02-02T10:11:12.000Z`. */
export const instant = z.iso.datetime();
export const line = (max: number) => z.string().min(1).max(max);

/**
 * When something was signed. A `day` is a calendar day in UTC, `YYYY-MM-DD`; a time that the source does not know is
 * null and `unknown`, whatever else may be known, such as when the row was written.
 */
export const signedAt = z.discriminatedUnion('precision', [
  z.strictObject({ precision: z.literal('second'), value: instant }),
  z.strictObject({ precision: z.literal('day'), value: z.iso.date() }),
  z.strictObject({ precision: z.literal('unknown'), value: z.null() }),
]);
export type SignedAt = z.output<typeof signedAt>;

/** What the source has to show. Never raised. */
export const level = z.enum(EvidenceLevel);

/** What every record has. */
export const common = {
  /** Unique and the same in every export of the source: `<source>:<instance>/<collection>/<id>`. */
  key: line(KEY_MAX_LENGTH),
  /** Notes of the report about this record: codes of `REASONS` that refuse nothing. */
  notes: z.array(z.string()).default([]),
  /** How the record came into the instance that exported it, when it was imported there; only in Signet's own files. */
  origin: z
    .strictObject({
      source: line(100),
      level,
      precision: z.enum(TimePrecision),
      record_sha256: sha256.nullable(),
      /** False when the source does not know which version was signed. */
      version_known: z.boolean(),
    })
    .optional(),
};

/** Public id of the link, verbatim from the source: bots, mails and bookmarks hold it. */
export const link = line(200);
/** Number of the CLA at its link, verbatim; null when the source does not know which version it was. */
export const cla = z.string().regex(/^\d{1,9}$/);
export const language = z.enum(Language);
/** What the source calls the version where it has no numbers of CLAs, such as `1.0` or `v2`. */
export const versionLabel = line(100).optional();
export const email = line(254);
/** Of a signing: empty once its instance has erased it. */
export const emailOfSigning = z.string().max(254);
/** When its instance erased a signing; what named its person is empty then. Only in Signet's own files. */
export const erasedAt = instant.optional();
export const name = z.string().max(200);
/** Values by field id of the CLA. */
export const fields = z.record(z.string().max(100), z.string().max(2000)).default({});

/** What only an instance of Signet knows, so that what it exported is the same elsewhere. */
export const own = z.record(z.string(), z.json()).optional();
