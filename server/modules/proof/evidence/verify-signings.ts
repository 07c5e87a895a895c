import type { Em } from '#server/db/open-database.ts';

/** Signings read at once, each with the audit events that name its documents. */
const BATCH = 500;

/** What a check of the signings found. */
export interface SigningReport {
  readonly signings: number;
  /** What is wrong with the first broken signing; undefined when none is. */
  readonly problem: string | undefined;
}

export interface SigningCheck {
  /** Checks signings with an audit event from then on, whatever `share` is. */
  readonly since?: Date;
  /** Part of all signings to check, chosen at random, from 0 to 1; default: all. */
  readonly share?: number;
  readonly onProgress?: (signings: number) => void;
}

/** An audit event that names a document of a signing, or that records its act. */
interface Naming {
  readonly action: string;
  readonly sha256: string | null;
  /** What the document begins with, by its fingerprint. */
  readonly base: string | null;
  /** Whether it records an act with its fingerprint: since there are such, every document has its own event. */
  readonly act: boolean;
}

/** A file that a corporation returned. */
interface Version {
  readonly document: string;
  readonly sealed: string | null;
}

/** A signing and what names its documents, all as of one moment. */
interface SigningRow {
  readonly id: string;
  readonly reference: string;
  readonly document: string | null;
  readonly signedPdf: string | null;
  readonly versions: readonly Version[];
  /** In the order of their chain. */
  readonly events: readonly Naming[];
}

interface Kind {
  readonly table: string;
  /** The columns of files that a corporation returned. */
  readonly files: string;
  /** Which rows still have what their events name. */
  readonly kept: string;
  /** Actions of the events that name the signing's own document. */
  readonly derived: readonly string[];
}

const NO_FILES = `null as signed_pdf, '[]' as versions`;
const DERIVED = ['DOCUMENT_COMPOSED', 'DOCUMENT_SEALED'];

const KINDS: readonly Kind[] = [
  { table: 'individual_signing', files: NO_FILES, kept: 's.erased_at is null', derived: DERIVED },
  { table: 'employee_signing', files: NO_FILES, kept: 's.erased_at is null', derived: DERIVED },
  {
    table: 'corporation_signing',
    files: `s.signed_pdf_sha256 as signed_pdf, (
      select coalesce(json_agg(json_build_object('document', u.document_sha256, 'sealed', u.sealed_document_sha256)
        order by u.uploaded_at, u.id), '[]'::json)::text
      from signed_pdf_upload u where u.corporation_signing_id = s.id
    ) as versions`,
    kept: 'true',
    // What is sealed of a corporation is the file that it returned.
    derived: ['DOCUMENT_COMPOSED'],
  },
];

/** The fingerprint has the type of the column, because another would not use its index. */
const statementFor = ({ table, files, kept }: Kind): string => `
select s.id, s.reference, s.document_sha256 as document, ${files}, (
  select coalesce(json_agg(json_build_object('action', v.action, 'sha256', v.details ->> 'documentSha256',
    'base', d.base_sha256, 'act', v.details ->> 'actSha256' is not null) order by v.sequence), '[]'::json)::text
  from audit_event v left join document d on d.sha256 = (v.details ->> 'documentSha256')::bpchar
  where v.subject = s.id and (v.details ->> 'actSha256' is not null
    or v.action in ('DOCUMENT_COMPOSED', 'DOCUMENT_SEALED', 'SIGNED_PDF_UPLOADED', 'CORPORATION_RETURNED'))
) as events
from ${table} s
where s.id > ? and ${kept} and (random() < ? or exists (
  select 1 from audit_event v where v.subject = s.id and v.created_at >= ?
))
order by s.id limit ${BATCH}`;

/**
 * Checks that signings refer to the documents that their audit events name, and stops at the first that does not. What
 * no event reports is not judged: signings that the service did not take itself, such as the demo's, and documents from
 * before events named them. Memory stays flat.
 */
export async function verifySignings(
  em: Em,
  { since, share = 1, onProgress }: SigningCheck = {},
): Promise<SigningReport> {
  let signings = 0;
  for (const kind of KINDS) {
    for await (const rows of readBatches(em, kind, { since, share })) {
      for (const row of rows) {
        const problem = documentProblem(row, kind) ?? signedPdfProblem(row) ?? versionProblem(row);
        if (problem !== undefined) {
          return { signings, problem: `signing ${row.reference} (${row.id}) ${problem}` };
        }
        signings += 1;
      }
      onProgress?.(signings);
    }
  }
  return { signings, problem: undefined };
}

type StoredRow = Pick<SigningRow, 'id' | 'reference' | 'document'> & {
  readonly signed_pdf: string | null;
  readonly versions: string;
  readonly events: string;
};

const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

interface Chosen {
  readonly since: Date | undefined;
  readonly share: number;
}

/** Reads signings with their events in one statement: the service changes both in one transaction. */
async function* readBatches(em: Em, kind: Kind, { since, share }: Chosen): AsyncGenerator<readonly SigningRow[]> {
  const statement = statementFor(kind);
  for (let last: string | undefined = BEFORE_ALL; last !== undefined;) {
    const rows: StoredRow[] = await em.execute(statement, [last, share, since ?? 'infinity']);
    yield rows.map(({ signed_pdf: signedPdf, versions, events, ...row }) => ({
      ...row,
      signedPdf,
      versions: JSON.parse(versions) as Version[],
      events: JSON.parse(events) as Naming[],
    }));
    last = rows.length < BATCH ? undefined : rows.at(-1)?.id;
  }
}

/** Whether events state what a signing refers to; `named` are those that would. */
function isTold({ events }: SigningRow, named: readonly Naming[]): boolean {
  return named.length > 0 || events.some(({ act }) => act);
}

function documentProblem(row: SigningRow, { derived }: Kind): string | undefined {
  const named = row.events.filter(({ action }) => derived.includes(action));
  if (isTold(row, named) && row.document !== (named.at(-1)?.sha256 ?? null)) {
    return 'has another document than its audit events name';
  }
  // At night the service seals what a signing refers to, right or wrong, and an event names the outcome.
  const follows = named.every(({ base }, index) => index === 0 || base === named[index - 1]?.sha256);
  return follows ? undefined : 'has a document that does not begin with the one that its audit events name before it';
}

function signedPdfProblem(row: SigningRow): string | undefined {
  const named = row.events.filter(
    ({ action }) => action === 'SIGNED_PDF_UPLOADED' || action === 'CORPORATION_RETURNED',
  );
  const last = named.at(-1);
  const present = last?.action === 'SIGNED_PDF_UPLOADED' ? last.sha256 : null;
  return isTold(row, named) && row.signedPdf !== present
    ? 'has another signed document than its audit events name'
    : undefined;
}

function versionProblem(row: SigningRow): string | undefined {
  const uploaded = row.events.filter(({ action }) => action === 'SIGNED_PDF_UPLOADED');
  const seals = row.events.filter(({ action }) => action === 'DOCUMENT_SEALED');
  const isUploaded = ({ document }: Version) => uploaded.some(({ sha256 }) => sha256 === document);
  const isSealed = ({ document, sealed }: Version) =>
    sealed === null || seals.some(({ sha256, base }) => sha256 === sealed && base === document);
  if (isTold(row, uploaded) && !row.versions.every(isUploaded)) {
    return 'has a version of its signed document that no audit event names';
  }
  return isTold(row, seals) && !row.versions.every(isSealed)
    ? 'has a sealed version of its signed document that no audit event names'
    : undefined;
}
