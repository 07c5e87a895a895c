import { z } from 'zod';
import type { ChangeContext } from '#server/context.ts';
import type { Orm } from '#server/db/open-database.ts';
import type { JobQueue } from '#server/jobs/job-queue.ts';
import { EvidenceLevel } from '#server/modules/signing/signing/origin/signing-origin.rules.ts';
import type { SourceOptions } from '../format/source.ts';
import { SOURCES } from '../sources/sources.ts';
import type { ImportContext } from './import-context.ts';
import { wordReport } from './import-report.ts';
import { type ImportInput, type ImportResult, runImport } from './run-import.ts';

const text = z.string().max(4000).optional();

/** What `npm run import` asks for; paths are absolute. */
export const importRequest = z.strictObject({
  from: z.string(),
  input: z.string(),
  link: text,
  owner: text,
  timezone: text,
  generation: z.enum(['P1', 'P2', 'R', 'L']).optional(),
  documents: text,
  emails: text,
  map: z.record(z.string(), z.string()),
  dateFormat: text,
  level: z.enum(EvidenceLevel).optional(),
  keyFile: text,
  withSecrets: z.boolean(),
  report: text,
  decisions: text,
  execute: text,
  resolveLogins: z.boolean().default(false),
  showAddresses: z.boolean().default(false),
});
export type ImportRequest = z.output<typeof importRequest>;

/** What commands about imports work with. */
export interface ImportCommandContext extends Pick<ChangeContext['deps'], 'config' | 'secretBox'> {
  readonly orm: Orm;
  readonly openJobs: () => Promise<JobQueue>;
}

/** How a line begins that says the exit code of the command. */
export const EXIT = 'Exit code: ';

/** Reads the exit code that a line says; undefined for other lines. */
export function readExitCode(line: string): number | undefined {
  return line.startsWith(EXIT) ? Number(line.slice(EXIT.length)) : undefined;
}

/** Reads what a command asks for: the source, how it is read, and a context to work in. */
export async function openCommand(
  { config, secretBox, orm, openJobs }: ImportCommandContext,
  print: (line: string) => void,
  argument: string,
): Promise<Pick<ImportInput, 'source' | 'options'> & { readonly ctx: ImportContext }> {
  const {
    from,
    owner: _owner,
    report: _report,
    execute: _execute,
    decisions: _decisions,
    resolveLogins: _resolveLogins,
    showAddresses: _showAddresses,
    ...given
  } = importRequest.parse(JSON.parse(argument));
  const source = SOURCES.get(from);
  if (source === undefined) {
    throw new Error(`--from knows no ${from}, but ${[...SOURCES.keys()].join(', ')}`);
  }
  const ctx = {
    em: orm.em.fork(),
    source: { ip: '', userAgent: undefined },
    now: () => new Date(),
    deps: { config, secretBox, jobs: await openJobs() },
    onProgress: print,
  };
  return { ctx, source, options: toOptions(given) };
}

/** Absent options are there, and undefined. */
function toOptions(
  given: Partial<SourceOptions> & Pick<SourceOptions, 'input' | 'map' | 'withSecrets'>,
): SourceOptions {
  return {
    link: undefined,
    timezone: undefined,
    generation: undefined,
    documents: undefined,
    emails: undefined,
    dateFormat: undefined,
    level: undefined,
    keyFile: undefined,
    ...given,
  };
}

/** Carries `npm run import` out: says what is decided, then the exit code. */
export async function carryOutImport(
  context: ImportCommandContext,
  print: (line: string) => void,
  argument: string,
): Promise<void> {
  const { owner, report, execute, decisions, resolveLogins, showAddresses } = importRequest.parse(JSON.parse(argument));
  const { ctx, source, options } = await openCommand(context, print, argument);
  const wanted = { owner, report, execute, decisions, resolveLogins, showAddresses };
  const result = await runImport(ctx, { source, options, ...wanted });
  wordReport(result.summary).forEach(print);
  print(CLOSING[result.state]);
  print(`${EXIT}${exitCodeOf(result)}`);
}

const CLOSING: Readonly<Record<ImportResult['state'], string>> = {
  planned:
    'Nothing was written. Run it again with --execute and the plan to carry it out. Nobody who is imported is mailed. · 未写入任何数据。加 --execute 和计划再次运行即可执行。不会给导入的任何人发送邮件。',
  done: 'Done. · 已完成。',
  blocked: 'Blocked: nothing was written. Settle the reasons above. · 已阻止，未写入任何数据。请先处理以上原因。',
  stale:
    'The source or the service has changed since the plan was made: nothing was written. Look at the new plan. · 计划之后来源或服务有变化，未写入任何数据。请查看新的计划。',
};

function exitCodeOf({ state, summary }: ImportResult): number {
  if (state === 'blocked' || state === 'stale') {
    return 3;
  }
  const counts = Object.values(summary.counts);
  return counts.some(({ refused, confirm }) => refused + confirm > 0) ? 2 : 0;
}
