import { CSV_COLUMNS, type CsvColumn, type UploadedSource } from '#rules/import-upload.ts';

/** Bytes of a file that are read to detect its source. */
const HEAD_BYTES = 64 * 1024;

const DELIMITERS = [',', ';', '\t'] as const;

/** What other systems call our columns, without spaces, hyphens and underscores. */
const ALIASES: Readonly<Record<CsvColumn, readonly string[]>> = {
  email: ['email', 'mail', 'emailaddress', '邮箱', '电子邮箱', '邮件'],
  name: ['name', 'fullname', 'username', '姓名', '名字'],
  signed_at: ['signedat', 'signedon', 'date', 'signeddate', 'datesigned', '签署日期', '签署时间', '日期'],
  version: ['version', 'cla', 'claversion', '版本'],
  status: ['status', 'state', '状态'],
  github_id: ['githubid', 'accountid', 'userid'],
  github_login: ['githublogin', 'githubusername', 'login'],
  document: ['document', 'scan', 'file', 'filename', '扫描件', '文件', '文件名', '附件'],
};

/** How ZIP archives begin. */
const ZIP = 'PK\u0003\u0004';

/** Bytes of a table in an archive that are unpacked to read its header. */
const TABLE_MAX_BYTES = 64 * 1024 * 1024;

/** Which column of a table is what. */
export type ColumnMap = Readonly<Partial<Record<CsvColumn, string>>>;

/** A chosen file, and what it seems to be. */
export interface SourceFile {
  readonly file: File;
  readonly from: UploadedSource;
  /** Titles of the columns; empty for what is no table. */
  readonly titles: readonly string[];
  readonly map: ColumnMap;
  /** Whether it is an archive of a table and scans. */
  readonly isArchive: boolean;
}

/** Looks at the beginning of a file, to detect its source and columns. */
export async function readSourceFile(file: File): Promise<SourceFile> {
  const start = await file.slice(0, HEAD_BYTES).text();
  const isArchive = start.startsWith(ZIP);
  const head = (isArchive ? await readPackedHead(file) : start).replace(/^\uFEFF/, '');
  const isJson = /^\s*[[{]/.test(head);
  const titles = isJson ? [] : titlesOf(head.split(/\r?\n/, 1)[0] ?? '');
  const from = isArchive ? 'csv' : guessSource(head, { isJson, titles });
  const columns = CSV_COLUMNS.filter((column) => isArchive || column !== 'document');
  return { file, from, titles, map: guessMap(titles, columns), isArchive };
}

/** The beginning of the table of an archive; empty for an archive that the service will refuse. */
async function readPackedHead(file: File): Promise<string> {
  const { unzipSync } = await import('fflate');
  try {
    const packed = unzipSync(new Uint8Array(await file.arrayBuffer()), {
      filter: ({ name, originalSize }) =>
        /\.csv$/i.test(name) && !/(?:^|\/)(?:\.|__MACOSX\/)/.test(name) && originalSize <= TABLE_MAX_BYTES,
    });
    return new TextDecoder().decode(Object.values(packed)[0]?.subarray(0, HEAD_BYTES));
  } catch {
    return '';
  }
}

function titlesOf(header: string): string[] {
  const delimiter =
    DELIMITERS.toSorted((one, other) => header.split(other).length - header.split(one).length)[0] ?? ',';
  const titles = header.split(delimiter).map((title) => title.trim().replace(/^"(.*)"$/, '$1'));
  return titles.filter((title) => title !== '');
}

function guessSource(
  head: string,
  { isJson, titles }: { readonly isJson: boolean; readonly titles: readonly string[] },
): UploadedSource {
  if (isJson) {
    return head.includes('signedContributors') ? 'cla-assistant-lite' : 'cla-assistant';
  }
  const has = (...names: string[]): boolean => names.every((name) => titles.includes(name));
  if (has('User Name', 'Gist Version')) {
    return 'cla-assistant';
  }
  if (has('LF_ID', 'Email') || has('DomainApprovalList')) {
    return 'easycla';
  }
  return has('CLA Version', 'Source', 'GitHub Username') ? 'clahub' : 'csv';
}

function guessMap(titles: readonly string[], columns: readonly CsvColumn[]): ColumnMap {
  const plain = titles.map((title) => title.toLowerCase().replaceAll(/[\s_-]/g, ''));
  const found = columns.flatMap((column) => {
    const place = plain.findIndex((title) => ALIASES[column].includes(title));
    return place < 0 ? [] : [[column, titles[place] ?? ''] as const];
  });
  return Object.fromEntries(found);
}
