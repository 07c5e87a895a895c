import { z } from 'zod';
import type { ShownOrigin } from '#server/modules/signing/signing/origin/shown-origin.ts';
import { EvidenceLevel, TimePrecision } from '#server/modules/signing/signing/origin/signing-origin.rules.ts';

/** Where an imported signing comes from. */
export const ORIGIN = z.object({
  source: z.string(),
  level: z.enum(EvidenceLevel),
  signed_at_precision: z.enum(TimePrecision),
  version_known: z.boolean(),
  record_sha256: z.string().nullable(),
  imported_at: z.iso.datetime(),
});

/** Words an origin for REST. */
export function presentOrigin(origin: ShownOrigin): z.input<typeof ORIGIN> {
  return {
    source: origin.source,
    level: origin.level,
    signed_at_precision: origin.signedAtPrecision,
    version_known: origin.versionKnown,
    record_sha256: origin.recordSha256,
    imported_at: origin.importedAt.toISOString(),
  };
}
