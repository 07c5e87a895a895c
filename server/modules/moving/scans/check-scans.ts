import { CLA_PDF_MAX_BYTES } from '#rules/upload.ts';
import { AppError } from '#server/errors/app-error.ts';
import { checkPdf } from '#server/integrations/pdf/check-cla-pdf.ts';
import { runIsolated } from '#server/isolation/run-isolated.ts';
import { fingerprint } from '#server/modules/ground/document/fingerprint.ts';
import { EvidenceLevel } from '#server/modules/signing/signing/origin/signing-origin.rules.ts';
import type { ReasonCode } from '../format/reasons.ts';
import type { InterchangeRecord } from '../format/record.ts';
import { type OpenedSource, type RecordEntry, type Scan, type SourceEntry, SourceError } from '../format/source.ts';

/** Milliseconds that a scan may take: nobody waits for one alone, and a busy machine must not make it look broken. */
const TIME_LIMIT = 60_000;

/** Megabytes that drawing a picture may take. */
const MEMORY_LIMIT = 512;

const PICTURES = ['\u0089PNG', '\u00ff\u00d8\u00ff'];

type CheckedScan = { readonly sha256: string } | ReasonCode;

/** The source with its scans as they will be stored: a row whose scan cannot be used is refused. */
export function checkScans(opened: OpenedSource): OpenedSource {
  const checked = new Map<string, CheckedScan>();
  return {
    ...opened,
    async *entries() {
      for await (const entry of opened.entries()) {
        if (entry.kind !== 'record' || entry.scan === undefined) {
          yield entry;
          continue;
        }
        const { sha256 } = entry.scan;
        const known = checked.get(sha256) ?? (await inspect(entry.scan));
        checked.set(sha256, known);
        yield* withScan(entry, entry.scan, known);
      }
    },
  };
}

async function inspect(scan: Scan): Promise<CheckedScan> {
  const pdf = await toPdf(await scan.bytes());
  return typeof pdf === 'string' ? pdf : { sha256: await fingerprint(pdf) };
}

function* withScan(entry: RecordEntry, scan: Scan, checked: CheckedScan): Generator<SourceEntry> {
  const { record, raw, locator } = entry;
  if (typeof checked === 'string') {
    yield { kind: 'refusal', reason: checked, raw, locator };
    return;
  }
  const { sha256 } = checked;
  yield { kind: 'document', sha256, mediaType: 'application/pdf', bytes: () => readAgain(scan) };
  const proved = { ...record, document: sha256, level: EvidenceLevel.DOCUMENT } as InterchangeRecord;
  // The plan covers the scan as well.
  yield { ...entry, record: proved, raw: { row: raw, document_sha256: sha256 } };
}

async function readAgain(scan: Scan): Promise<Uint8Array> {
  const pdf = await toPdf(await scan.bytes());
  if (typeof pdf === 'string') {
    throw new SourceError(`The archive has changed meanwhile: ${pdf}`);
  }
  return pdf;
}

/** A scan as a PDF that is safe to open, or why it is none. */
async function toPdf(given: Uint8Array): Promise<Uint8Array | ReasonCode> {
  const head = Buffer.from(given.subarray(0, 4)).toString('latin1');
  const isPicture = PICTURES.some((magic) => head.startsWith(magic));
  const limits = { timeLimit: TIME_LIMIT, memoryLimit: MEMORY_LIMIT };
  const pdf = isPicture ? await runIsolated('modules/moving/scans/draw-scan', given, limits) : given;
  if (!(pdf instanceof Uint8Array)) {
    return 'unusable_document';
  }
  if (pdf.length > CLA_PDF_MAX_BYTES) {
    return 'document_too_large';
  }
  try {
    const check = { use: 'cla', maxBytes: CLA_PDF_MAX_BYTES, owner: 'import', timeLimit: TIME_LIMIT } as const;
    return (await checkPdf(pdf, check)).bytes;
  } catch (error) {
    if (error instanceof AppError && (error.code === 'not_pdf' || error.code === 'file_too_large')) {
      return error.code === 'not_pdf' ? 'unusable_document' : 'document_too_large';
    }
    throw error;
  }
}
