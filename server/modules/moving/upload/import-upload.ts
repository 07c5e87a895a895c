import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { CSV_COLUMNS, IMPORT_MAX_BYTES, UPLOADED_SOURCES } from '#rules/import-upload.ts';
import type { AppContext } from '#server/context.ts';
import { AppError } from '#server/errors/app-error.ts';
import { createTurns } from '#server/isolation/take-turns.ts';
import { requireStepUp } from '#server/modules/access/session/second-factor/require-step-up.ts';
import { getChangeableLink, type OwnLink } from '#server/modules/community/link/own-link.ts';
import type { OpenedSource, SourceName } from '../format/source.ts';
import type { ImportSummary } from '../import/import-report.ts';
import { type ImportResult, runImport } from '../import/run-import.ts';
import { readUploadApart, type UploadedRows } from './read-upload-apart.ts';
import { makeWorkFolder } from './work-folders.ts';

/** Rows of a file are in memory while it is imported, so files take turns. */
const takeTurn = createTurns({ concurrent: 1, waitingPerOwner: 1, waitingBytes: 2 * IMPORT_MAX_BYTES });

/** Bytes of the list of refused rows that the page gets. */
const REFUSED_MAX_BYTES = 2 * 1024 * 1024;

/** Milliseconds between two words about the progress. */
const TELL_EVERY = 500;

const text = z.string().max(200);

/** Whether the zone is one that times can be read in. */
function isTimezone(timeZone: string): boolean {
  try {
    return timeZone === '' || new Intl.DateTimeFormat('en', { timeZone }).format(0) !== '';
  } catch {
    return false;
  }
}

/** The fields beside the file. */
const importFields = z.object({
  from: z.enum(UPLOADED_SOURCES),
  fileName: z.string().max(300).default('file'),
  map: z
    .string()
    .max(4000)
    .default('{}')
    .transform((json, ctx) => {
      try {
        return JSON.parse(json) as unknown;
      } catch {
        ctx.addIssue('no JSON');
        return z.NEVER;
      }
    })
    .pipe(z.partialRecord(z.enum(CSV_COLUMNS), text)),
  dateFormat: text.optional(),
  timezone: text.refine(isTimezone, 'no zone').optional(),
  level: z.enum(['listed', 'account']).optional(),
  execute: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .optional(),
});
type ImportFields = z.output<typeof importFields>;

/** A file that a community manager imports, read only once that is allowed. */
export interface ImportUploadInput {
  readonly linkId: string;
  readonly readFile: (
    maxBytes: number,
  ) => Promise<{ readonly bytes: Uint8Array; readonly fields: ReadonlyMap<string, string> }>;
}

/** Progress that the page gets while a file is imported; last the result, or why there is none. */
export type ImportNews =
  | { readonly phase: 'reading' | 'comparing' | 'planning' | 'writing'; readonly rows: number; readonly total: number }
  | { readonly result: ImportOutcome }
  | { readonly failure: { readonly code: string; readonly details: AppError['details'] } };

/** How the import ended, and the list of refused rows as CSV, cut where it is too long. */
export interface ImportOutcome extends Pick<ImportResult, 'state'> {
  readonly summary: ImportSummary;
  readonly refused: string;
  readonly isRefusedCut: boolean;
}

/**
 * Plans the import of an uploaded file, or carries out the plan that `execute` names, and reports its progress. What
 * was begun goes on when nobody listens any more. Errors: those of `getChangeableLink` and `requireStepUp`,
 * `too_many_request`, those of `readFile`, `bad_request_parameter` with the field; sent as progress, because they come
 * later: those of `readUploadApart`, `too_many_request` while others import.
 */
export async function importUpload(
  ctx: AppContext,
  { linkId, readFile }: ImportUploadInput,
): Promise<AsyncGenerator<ImportNews>> {
  const own = await getChangeableLink(ctx, linkId);
  await requireStepUp(ctx, own.session);
  await ctx.deps.rateLimiter.consume('signing_import', own.account.id);
  const { bytes, fields: given } = await readFile(IMPORT_MAX_BYTES);
  const fields = checkFields(given);
  return tell((onNews) => carryOut(ctx, { own, bytes, fields }, onNews));
}

function checkFields(given: ReadonlyMap<string, string>): ImportFields {
  const parsed = importFields.safeParse(Object.fromEntries(given));
  if (!parsed.success) {
    throw new AppError('bad_request_parameter', { field: String(parsed.error.issues[0]?.path[0] ?? 'from') });
  }
  return parsed.data;
}

interface Upload {
  readonly own: OwnLink;
  readonly bytes: Uint8Array;
  readonly fields: ImportFields;
}

type OnNews = (news: ImportNews) => void;

function carryOut(ctx: AppContext, upload: Upload, onNews: OnNews): Promise<ImportOutcome> {
  const { own, bytes } = upload;
  return takeTurn({ owner: own.account.id, bytes: bytes.length }, async () => {
    const report = await makeWorkFolder('import');
    try {
      const { execute } = upload.fields;
      const opened = watch(await readRows(upload), onNews);
      const source = { name: upload.fields.from as SourceName, open: async () => opened };
      const importing = { em: ctx.em, source: ctx.source, now: () => ctx.now(), deps: ctx.deps, actor: own.actor };
      const result = await runImport(
        { ...importing, onProgress: () => undefined },
        { source, options: optionsOf(upload), owner: undefined, report, execute },
      );
      return { ...result, ...(await readRefused(report)) };
    } finally {
      await rm(report, { recursive: true, force: true });
    }
  });
}

function optionsOf({ own, fields: { map, dateFormat, timezone, level } }: Upload) {
  const none = { generation: undefined, documents: undefined, emails: undefined, keyFile: undefined };
  const known = { link: own.link.linkId, timezone, dateFormat, level, map: map as Readonly<Record<string, string>> };
  return { ...none, ...known, input: '', withSecrets: false };
}

function readRows(upload: Upload): Promise<UploadedRows> {
  const { from, fileName } = upload.fields;
  const { input: _input, ...options } = optionsOf(upload);
  return readUploadApart({ from, bytes: upload.bytes, fileName, options });
}

const PHASES = ['comparing', 'planning', 'writing'] as const;

/** The import reads the rows once in each phase, so that its progress follows from what it has read. */
function watch(opened: UploadedRows, onNews: OnNews): OpenedSource {
  const { rows: total } = opened;
  let readings = 0;
  return {
    ...opened,
    async *entries() {
      const phase = PHASES[readings] ?? 'writing';
      readings += 1;
      let rows = 0;
      let told = 0;
      for await (const entry of opened.entries()) {
        rows += 1;
        if (performance.now() - told >= TELL_EVERY) {
          told = performance.now();
          onNews({ phase, rows, total });
        }
        yield entry;
      }
    },
  };
}

async function readRefused(report: string): Promise<Pick<ImportOutcome, 'refused' | 'isRefusedCut'>> {
  const file = await open(join(report, 'refused.csv'));
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(REFUSED_MAX_BYTES), 0, REFUSED_MAX_BYTES, 0);
    const isRefusedCut = (await file.stat()).size > bytesRead;
    const all = buffer.toString('utf8', 0, bytesRead);
    return { refused: isRefusedCut ? all.slice(0, all.lastIndexOf('\n') + 1) : all, isRefusedCut };
  } finally {
    await file.close();
  }
}

/** Milliseconds of silence after which the last word is repeated, because proxies end connections that say nothing. */
const SILENCE = 10_000;

/** Starts the work, and yields its reports: of those that wait, the latest. */
async function* tell(work: (onNews: OnNews) => Promise<ImportOutcome>): AsyncGenerator<ImportNews> {
  let latest: ImportNews = { phase: 'reading', rows: 0, total: 0 };
  let wake: () => void = () => undefined;
  const done = work((news) => {
    latest = news;
    wake();
  }).then(
    (result): ImportNews => ({ result }),
    (error: unknown): ImportNews => {
      const known = error instanceof AppError ? error : new AppError('system_error', {}, { cause: error });
      return { failure: { code: known.code, details: known.code === 'system_error' ? {} : known.details } };
    },
  );
  yield latest;
  for (;;) {
    const last = await Promise.race([done, nextWord()]);
    if (last !== undefined) {
      wake();
      yield last;
      return;
    }
    yield latest;
  }

  /** Waits for a word, or for too long. */
  function nextWord(): Promise<undefined> {
    return new Promise((resolve) => {
      const silence = setTimeout(() => resolve(undefined), SILENCE);
      wake = () => {
        clearTimeout(silence);
        resolve(undefined);
      };
    });
  }
}
