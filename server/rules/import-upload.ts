/** Largest file that the page of an import takes, in bytes. */
export const IMPORT_MAX_BYTES = 20 * 1024 * 1024;

/** Most rows of such a file; beyond, the command imports them. */
export const IMPORT_ROWS_MAX = 100_000;

/** Sources whose files the page takes. */
export const UPLOADED_SOURCES = ['csv', 'cla-assistant', 'cla-assistant-lite', 'easycla', 'clahub'] as const;
export type UploadedSource = (typeof UPLOADED_SOURCES)[number];

/** Columns of a CSV, by our names. */
export const CSV_COLUMNS = ['email', 'name', 'signed_at', 'version', 'status', 'github_id', 'github_login'] as const;
export type CsvColumn = (typeof CSV_COLUMNS)[number];
