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
};

/** Which column of a table is what. */
export type ColumnMap = Readonly<Partial<Record<CsvColumn, string>>>;

/** A chosen file, and what it seems to be. */
export interface SourceFile {
  readonly file: File;
  readonly from: UploadedSource;
  /** Titles of the columns; empty for what is no table. */
  readonly titles: readonly string[];
  readonly map: ColumnMap;
}

/** Looks at the beginning of a file, to detect its source and columns. */
export async function readSourceFile(file: File): Promise<SourceFile> {
  const head = (await file.slice(0, HEAD_BYTES).text()).replace(/^\uFEFF/, '');
  const isJson = /^\s*[[{]/.test(head);
  const titles = isJson ? [] : titlesOf(head.split(/\r?\n/, 1)[0] ?? '');
  return { file, from: guessSource(head, { isJson, titles }), titles, map: guessMap(titles) };
}

function titlesOf(header: string): string[] {
  const delimiter =
    DELIMITERS.toSorted((one, other) => header.split(other).length - header.split(one).length)[0] ?? ',';
  return header.split(delimiter).map((title) => title.trim().replace(/^"(.*)"$/, '$1'));
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

function guessMap(titles: readonly string[]): ColumnMap {
  const plain = titles.map((title) => title.toLowerCase().replaceAll(/[\s_-]/g, ''));
  const found = CSV_COLUMNS.flatMap((column) => {
    const place = plain.findIndex((title) => ALIASES[column].includes(title));
    return place < 0 ? [] : [[column, titles[place] ?? ''] as const];
  });
  return Object.fromEntries(found);
}
