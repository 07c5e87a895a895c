import { toCsv, toCsvLines } from '#rules/csv.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import {
  ExportFormat,
  exportSignings,
  type SigningExport,
} from '#server/modules/proof/signing-list/export-signings.ts';
import type { ListedSigning } from '#server/modules/proof/signing-list/read-signings.ts';
import { TimePrecision } from '#server/modules/signing/signing/origin/signing-origin.rules.ts';
import { LANGUAGE_BY_NAME } from './language-names.ts';
import { parseQueryText } from './parse.ts';
import { presentOrigin } from './present-origin.ts';
import type { RestRequest, StreamAnswer } from './route.ts';
import { SIGNING_CSV_TEXTS, type SigningCsvTexts } from './signing-csv-texts.ts';

const MEDIA_TYPES: Readonly<Record<ExportFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  jsonl: 'application/jsonl; charset=utf-8',
};

/**
 * `GET signings/:linkId/export?format=&language=`: a table in words of that language, or without one with codes that
 * stay the same. Errors: those of `exportSignings`, `bad_request_parameter` with `language` for an unknown one.
 */
export async function getSigningsExport(
  ctx: AppContext,
  { params: { linkId }, query }: RestRequest<'linkId'>,
): Promise<StreamAnswer> {
  const texts = textsOf(parseQueryText(query['language']));
  const { format, batches } = await exportSignings(ctx, { linkId, format: parseQueryText(query['format']) });
  const chunks = format === ExportFormat.CSV ? csvOf(batches, texts) : jsonLinesOf(batches);
  return { chunks, mediaType: MEDIA_TYPES[format], filename: `${linkId}_signings.${format}` };
}

function textsOf(name: string): SigningCsvTexts | undefined {
  if (name === '') {
    return undefined;
  }
  const language = LANGUAGE_BY_NAME.get(name.toLowerCase());
  if (language === undefined) {
    throw new AppError('bad_request_parameter', { field: 'language' });
  }
  return SIGNING_CSV_TEXTS[language];
}

async function* csvOf(batches: SigningExport['batches'], texts: SigningCsvTexts | undefined): AsyncGenerator<string> {
  yield toCsv([(texts ?? SIGNING_CSV_TEXTS.en).head]);
  for await (const batch of batches) {
    yield toCsvLines(batch.map((signing) => toRow(signing, texts)));
  }
}

function toRow(signing: ListedSigning, texts: SigningCsvTexts | undefined): string[] {
  const fields = signing.fieldValues
    .filter(({ value }) => value !== '')
    .map((field) => `${field.title}: ${field.value}${texts !== undefined && field.type === 'date' ? ' (UTC)' : ''}`);
  return [
    signing.reference,
    texts?.kind[signing.kind] ?? signing.kind,
    texts?.state[signing.state] ?? signing.state,
    signing.name,
    signing.email,
    signing.corporationName ?? '',
    String(signing.cla.version),
    signing.language,
    whenSigned(signing),
    signing.endedAt?.toISOString() ?? '',
    texts?.endReason[signing.endReason ?? ''] ?? signing.endReason ?? '',
    signing.documentSha256 ?? '',
    fields.join('; '),
  ];
}

/** The day alone where the source of an import knows no more. */
function whenSigned({ signedAt, origin }: ListedSigning): string {
  const time = signedAt?.toISOString() ?? '';
  return origin?.signedAtPrecision === TimePrecision.DAY ? time.slice(0, 10) : time;
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
    origin: signing.origin === null ? null : presentOrigin(signing.origin),
    field_values: signing.fieldValues.map(({ id, title, value }) => ({ id, title, value })),
  };
}
