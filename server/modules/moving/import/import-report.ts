import { createHash } from 'node:crypto';
import { createWriteStream, type WriteStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { toCsv, toCsvLines } from '#rules/csv.ts';
import { rawText } from '../format/raw-text.ts';
import { REASONS, type ReasonCode } from '../format/reasons.ts';
import type { RefusalEntry } from '../format/source.ts';
import { OUTCOMES, type Outcome, type PlacedRecord } from './outcome.ts';
import { shownAddress } from './shown-address.ts';

/** Rows shown of each reason, and scans that no row names. */
const EXAMPLES = 5;
const UNNAMED_SHOWN = 20;

type Counts = Record<Outcome, number>;

interface ReasonCount {
  count: number;
  readonly examples: string[];
}

/** What an import would do, or has done. */
export interface ImportSummary {
  readonly source: string;
  /** SHA-256 of the rows of the source. */
  readonly inputSha256: string;
  /** SHA-256 of these and of the decision about each. */
  readonly planSha256: string;
  /** Rows by their types; rows that are no records count as `row`. */
  readonly counts: Readonly<Record<string, Counts>>;
  readonly reasons: Readonly<Partial<Record<ReasonCode, ReasonCount>>>;
  /** Of an archive: how many rows have a usable scan, and which scans no row names. */
  readonly scans?: { readonly rows: number; readonly unnamed: Readonly<ReasonCount> };
  /** Whether a reason keeps everything from being written. */
  readonly isBlocked: boolean;
}

interface ReportOptions {
  /** The source and its instance. */
  readonly source: string;
  /** Directory for its files; undefined for none. */
  readonly directory: string | undefined;
  readonly showsAddresses?: boolean | undefined;
}

/** Collects what is decided about each row, and writes the refused ones to files as they come. */
export class ImportReport {
  private scans = 0;
  private readonly counts = new Map<string, Counts>();
  private readonly reasons = new Map<ReasonCode, ReasonCount>();
  private readonly input = createHash('sha256');
  private readonly plan = createHash('sha256');
  private readonly files: readonly WriteStream[];
  private readonly source: string;
  private readonly directory: string | undefined;

  private readonly showsAddresses: boolean;

  private constructor({ source, directory, showsAddresses = false }: ReportOptions) {
    this.source = source;
    this.directory = directory;
    this.showsAddresses = showsAddresses;
    this.files =
      directory === undefined
        ? []
        : ['refused.csv', 'refused.jsonl'].map((name) => createWriteStream(join(directory, name), { mode: 0o600 }));
    this.files[0]?.write(toCsv([['Row', 'Address', 'Reason', 'What to do', '处理方法']]));
  }

  /** Opens a report; with a directory, the refused rows are written to files in it. */
  static async open(options: ReportOptions): Promise<ImportReport> {
    if (options.directory !== undefined) {
      await mkdir(options.directory, { recursive: true, mode: 0o700 });
    }
    return new ImportReport(options);
  }

  /** Notes what is decided about a row. */
  note({ entry, sha256, outcome, reasons }: PlacedRecord): void {
    this.input.update(`${entry.record.key}\t${sha256}\n`);
    // The host says which account a login is, not the row.
    const account = entry.record.type === 'identity' ? `\t${entry.record.account_id}` : '';
    this.plan.update(`${entry.record.key}\t${sha256}\t${outcome}\t${reasons.join(',')}${account}\n`);
    this.count(entry.record.type, outcome);
    this.scans += entry.scan === undefined ? 0 : 1;
    reasons.forEach((reason) => this.countReason(reason, entry));
    if (outcome === 'refused') {
      reasons.forEach((reason) =>
        this.writeRefused({ kind: 'refusal', reason, raw: entry.raw, locator: entry.locator }),
      );
    }
  }

  /** Notes a row that is no record. */
  refuse(refusal: RefusalEntry): void {
    const line = `${refusal.locator}\t${refusal.reason}\n`;
    this.input.update(line);
    this.plan.update(line);
    this.count('row', 'refused');
    this.countReason(refusal.reason, refusal);
    this.writeRefused(refusal);
  }

  /** Ends the report, and writes it where a directory is given. */
  async close(unnamedScans?: readonly string[]): Promise<ImportSummary> {
    const inputSha256 = this.input.digest('hex');
    const summary: ImportSummary = {
      source: this.source,
      inputSha256,
      planSha256: createHash('sha256')
        .update(`${inputSha256}\n${this.plan.digest('hex')}\n`)
        .digest('hex'),
      counts: Object.fromEntries(this.counts),
      reasons: Object.fromEntries(this.reasons),
      ...(unnamedScans === undefined ? {} : { scans: { rows: this.scans, unnamed: countScans(unnamedScans) } }),
      isBlocked: [...this.reasons.keys()].some((reason) => REASONS[reason].blocks),
    };
    for (const file of this.files) {
      file.end();
      await finished(file);
    }
    if (this.directory !== undefined) {
      const options = { mode: 0o600 };
      await writeFile(join(this.directory, 'report.json'), `${JSON.stringify(summary, null, 2)}\n`, options);
      await writeFile(join(this.directory, 'report.md'), wordReport(summary).join('\n'), options);
    }
    return summary;
  }

  private count(type: string, outcome: Outcome): void {
    const counts = this.counts.get(type) ?? { imported: 0, confirm: 0, kept: 0, refused: 0, skipped: 0 };
    counts[outcome] += 1;
    this.counts.set(type, counts);
  }

  private countReason(reason: ReasonCode, { locator, raw }: Pick<RefusalEntry, 'locator' | 'raw'>): void {
    const known = this.reasons.get(reason) ?? { count: 0, examples: [] };
    known.count += 1;
    if (known.examples.length < EXAMPLES) {
      known.examples.push(`${locator} ${shownAddress(raw, this.showsAddresses)}`.trim());
    }
    this.reasons.set(reason, known);
  }

  private writeRefused({ reason, raw, locator }: RefusalEntry): void {
    const { en, zh } = REASONS[reason];
    this.files[0]?.write(toCsvLines([[locator, shownAddress(raw, this.showsAddresses), reason, en, zh]]));
    this.files[1]?.write(`${rawText({ locator, reason, raw })}\n`);
  }
}

const countScans = (names: readonly string[]): ReasonCount => ({
  count: names.length,
  examples: names.slice(0, UNNAMED_SHOWN),
});

const HEAD = {
  type: 'Type · 类型',
  imported: 'Imported · 已导入',
  confirm: 'To confirm · 待本人确认',
  kept: 'Kept as ended · 作为已结束保留',
  refused: 'Refused · 未导入',
  skipped: 'There already · 已存在',
};

/** The report in both languages, in Markdown that is read as it is, too. */
export function wordReport({ source, counts, reasons, scans, planSha256 }: ImportSummary): string[] {
  const rows = Object.entries(counts).map(([type, row]) => [type, ...OUTCOMES.map((outcome) => String(row[outcome]))]);
  const listed = Object.entries(reasons) as [ReasonCode, ReasonCount][];
  return [
    `# ${source}`,
    '',
    tableRow(Object.values(HEAD)),
    tableRow(Object.keys(HEAD).map(() => '---')),
    ...rows.map(tableRow),
    '',
    ...(scans === undefined ? [] : wordScans(scans)),
    ...listed.flatMap(([reason, counted]) => [
      `- ${reason}: ${wordCount(counted)}`,
      `  ${REASONS[reason].en}`,
      `  ${REASONS[reason].zh}`,
    ]),
    '',
    `Plan · 计划: ${planSha256}`,
    '',
  ];
}

const wordCount = ({ count, examples }: Readonly<ReasonCount>): string =>
  `${count} (${examples.join(', ')}${count > examples.length ? ', …' : ''})`;

const wordScans = ({ rows, unnamed }: NonNullable<ImportSummary['scans']>): string[] => [
  `Rows with a scan · 有扫描件的行: ${rows}`,
  ...(unnamed.count === 0 ? [] : [`Files that no row names · 没有任何一行指明的文件: ${wordCount(unnamed)}`]),
  '',
];

const tableRow = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
