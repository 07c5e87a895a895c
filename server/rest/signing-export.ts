import { toCsv, toCsvLines } from '#rules/csv.ts';
import type { AppContext } from '#server/context.ts';
import { ExportFormat, exportSignings, type SigningExport } from '#server/modules/signing-list/export-signings.ts';
import type { ListedSigning } from '#server/modules/signing-list/read-signings.ts';
import { parseQueryText } from './parse.ts';
import type { RestRequest, StreamAnswer } from './route.ts';

const MEDIA_TYPES: Readonly<Record<ExportFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  jsonl: 'application/jsonl; charset=utf-8',
};

const HEAD = [
  'Reference',
  'Kind',
  'State',
  'Name',
  'Email',
  'Corporation',
  'CLA version',
  'Language',
  'Signed at',
  'Ended at',
  'End reason',
  'Document SHA-256',
  'Fields',
];

/** `GET signings/:linkId/export?format=`. Errors: those of `exportSignings`. */
export async function getSigningsExport(
  ctx: AppContext,
  { params: { linkId }, query }: RestRequest<'linkId'>,
): Promise<StreamAnswer> {
  const { format, batches } = await exportSignings(ctx, { linkId, format: parseQueryText(query['format']) });
  const chunks = format === ExportFormat.CSV ? csvOf(batches) : jsonLinesOf(batches);
  return { chunks, mediaType: MEDIA_TYPES[format], filename: `${linkId}_signings.${format}` };
}

async function* csvOf(batches: SigningExport['batches']): AsyncGenerator<string> {
  yield toCsv([HEAD]);
  for await (const batch of batches) {
    yield toCsvLines(batch.map(toRow));
  }
}

function toRow(signing: ListedSigning): string[] {
  const fields = signing.fieldValues
    .filter(({ value }) => value !== '')
    .map(({ title, value }) => `${title}: ${value}`);
  return [
    signing.reference,
    signing.kind,
    signing.state,
    signing.name,
    signing.email,
    signing.corporationName ?? '',
    String(signing.cla.version),
    signing.language,
    signing.signedAt.toISOString(),
    signing.endedAt?.toISOString() ?? '',
    signing.endReason ?? '',
    signing.documentSha256 ?? '',
    fields.join('; '),
  ];
}

async function* jsonLinesOf(batches: SigningExport['batches']): AsyncGenerator<string> {
  for await (const batch of batches) {
    yield batch.map((signing) => `${JSON.stringify(toObject(signing))}\n`).join('');
  }
}

function toObject(signing: ListedSigning) {
  return {
    reference: signing.reference,
    kind: signing.kind,
    state: signing.state,
    name: signing.name,
    email: signing.email,
    corporation_name: signing.corporationName,
    cla_version: signing.cla.version,
    cla_type: signing.cla.type,
    language: signing.language,
    signed_at: signing.signedAt,
    ended_at: signing.endedAt,
    end_reason: signing.endReason,
    document_sha256: signing.documentSha256,
    field_values: signing.fieldValues,
  };
}
