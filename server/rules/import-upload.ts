/** Largest file that the page of an import takes, in bytes. */
export const IMPORT_MAX_BYTES = 20 * 1024 * 1024;

/** Most rows of such a file; beyond, the command imports them. */
export const IMPORT_ROWS_MAX = 100_000;

/** Sources whose files the page takes. */
export const UPLOADED_SOURCES = ['csv', 'cla-assistant', 'cla-assistant-lite', 'easycla', 'clahub'] as const;
export type UploadedSource = (typeof UPLOADED_SOURCES)[number];

/** Most scans that the rows of such a file may name, and bytes of these once they are unpacked. */
export const IMPORT_SCANS_MAX = 500;
export const IMPORT_SCANS_MAX_BYTES = 64 * 1024 * 1024;

/** Columns of a CSV, by our names; `document` names a scan of the archive that the CSV came in. */
export const CSV_COLUMNS = [
  'email',
  'name',
  'signed_at',
  'version',
  'status',
  'github_id',
  'github_login',
  'document',
] as const;
export type CsvColumn = (typeof CSV_COLUMNS)[number];
