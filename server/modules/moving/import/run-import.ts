import { randomBytes } from 'node:crypto';
import { change } from '#server/change.ts';
import { CommunityAccount } from '#server/modules/access/account/community-account.entity.ts';
import { Link } from '#server/modules/community/link/link.entity.ts';
import { SYSTEM } from '#server/modules/ground/audit/actor.ts';
import { deleteUnreferencedDocuments } from '#server/modules/ground/document/delete-unreferenced-documents.ts';
import { fingerprint } from '#server/modules/ground/document/fingerprint.ts';
import { storeDocument } from '#server/modules/ground/document/store-document.ts';
import { hashPassword, wrapForeignPassword } from '#server/security/password-hash.ts';
import type { DocumentEntry, OpenedSource, RecordEntry, Source, SourceOptions } from '../format/source.ts';
import { checkScans } from '../scans/check-scans.ts';
import { applyDecisions, readDecisions } from './decisions.ts';
import type { ImportContext } from './import-context.ts';
import { ImportReport, type ImportSummary } from './import-report.ts';
import { ImportRun } from './import-run.entity.ts';
import { findTarget } from './import-target.ts';
import { placeRecords } from './place-records.ts';
import type { LinkOwner, Placing } from './placing.ts';
import { readBatches } from './read-batches.ts';
import { resolveLogins } from './resolve-logins.ts';
import { separateImport } from './separate-import.ts';
import { surveySource } from './survey-source.ts';
import { writeBatch } from './write-batch.ts';
import { writeCorporations, writeManagers } from './write-corporations.ts';
import { writeEmployees } from './write-employees.ts';
import { writeLinks } from './write-links.ts';
import { writeEvents, writeOwn } from './write-own.ts';
import { writeSenders } from './write-senders.ts';

/** How often an import says how far it is, in milliseconds. */
const PROGRESS_INTERVAL = 10_000;

/** Documents of one statement. */
const DOCUMENTS = 500;

export interface ImportInput {
  readonly source: Source;
  readonly options: SourceOptions;
  /** Account that owns the links which are made. */
  readonly owner: string | undefined;
  /** Directory for the report; undefined for none. */
  readonly report: string | undefined;
  /** Plan of a dry run, to carry out; undefined for a dry run. */
  readonly execute: string | undefined;
  /** File of the operator's decisions about rows; undefined for none. */
  readonly decisions?: string | undefined;
  /** Whether the host is asked for the accounts that the source knows by login alone. */
  readonly resolveLogins?: boolean | undefined;
  /** Whether the report shows addresses, rather than masks them. */
  readonly showAddresses?: boolean | undefined;
}

/** How an import ended. `stale`: the plan is not that of the rows and the database as they are. */
export interface ImportResult {
  readonly state: 'planned' | 'done' | 'blocked' | 'stale';
  readonly summary: ImportSummary;
}

/**
 * Plans an import, and carries it out when the plan is the one that a dry run has printed. What an interrupted run has
 * written stays, and running it again writes the rest. Throws `SourceError`, and an error that says what to do.
 */
export async function runImport(ctx: ImportContext, input: ImportInput): Promise<ImportResult> {
  const opened = await open(ctx, input);
  const placing = await preparePlacing(ctx, { opened, source: input.source, owner: input.owner });
  const summary = await plan(ctx, { opened, placing, report: input.report, showAddresses: input.showAddresses });
  if (input.execute === undefined) {
    return { state: summary.isBlocked ? 'blocked' : 'planned', summary };
  }
  const begun = await beginRun(ctx, summary, input.execute);
  if (summary.isBlocked || begun === undefined) {
    return { state: summary.isBlocked ? 'blocked' : 'stale', summary };
  }
  const links = await write(ctx, { opened, placing, ...begun });
  await finishRun(ctx, begun.run, [...links]);
  return { state: 'done', summary };
}

async function open(ctx: ImportContext, input: ImportInput): Promise<OpenedSource> {
  const { source, options, decisions, report } = input;
  const opened = checkScans(applyDecisions(await source.open(options), await readDecisions(decisions)));
  return input.resolveLogins === true ? resolveLogins(ctx, opened, { link: options.link, report }) : opened;
}

interface Preparing extends Pick<ImportInput, 'source' | 'owner'> {
  readonly opened: OpenedSource;
}

/** What the rows of a source are judged by: reads it twice. */
export async function preparePlacing(ctx: ImportContext, { opened, source, owner }: Preparing): Promise<Placing> {
  const survey = await surveySource(opened, (linkId, declared) => findTarget(ctx.em.fork(), linkId, declared));
  return {
    source: `${source.name}:${opened.instance}`,
    survey,
    owner: await findOwner(ctx, owner),
    restrictedDomains: ctx.deps.config.restrictedEmailDomains,
    senderSettings: ctx.deps.config,
    corporations: new Map(),
    claims: new Set(),
    now: ctx.now(),
  };
}

interface Planning extends Pick<ImportInput, 'report' | 'showAddresses'> {
  readonly opened: OpenedSource;
  readonly placing: Placing;
}

async function plan(ctx: ImportContext, planning: Planning): Promise<ImportSummary> {
  const { opened, placing, report: directory, showAddresses: showsAddresses } = planning;
  const report = await ImportReport.open({ source: placing.source, directory, showsAddresses });
  const tell = createTeller(ctx, 'Read');
  for await (const batch of readBatches(opened, (refusal) => report.refuse(refusal))) {
    if (batch.kind === 'records') {
      const placed = await placeRecords(ctx.em.fork(), batch.records, placing);
      placed.forEach((row) => report.note(row));
      tell(batch.records.length);
    }
  }
  return report.close(opened.unnamedScans?.());
}

interface BegunRun {
  readonly run: ImportRun;
  /** Whether an earlier process may have written rows of the run without finishing it. */
  readonly wasInterrupted: boolean;
}

/** Finds the run that goes on, or begins one; undefined when the plan is another one. */
async function beginRun(ctx: ImportContext, summary: ImportSummary, wanted: string): Promise<BegunRun | undefined> {
  const em = ctx.em.fork();
  const begun = await em.findOne(ImportRun, { planSha256: wanted });
  if (begun !== null) {
    return begun.inputSha256 === summary.inputSha256
      ? { run: begun, wasInterrupted: begun.finishedAt === null }
      : undefined;
  }
  if (summary.planSha256 !== wanted || summary.isBlocked) {
    return undefined;
  }
  const { source, inputSha256 } = summary;
  const run = em.create(ImportRun, { source, planSha256: wanted, inputSha256, startedAt: ctx.now(), finishedAt: null });
  await em.flush();
  return { run, wasInterrupted: false };
}

/** The gate judges the open pull requests of these links again, which are named by their public ids. */
async function finishRun(ctx: ImportContext, run: ImportRun, links: readonly string[]): Promise<void> {
  await change({ ...ctx, em: ctx.em.fork() }, async (tx) => {
    await tx.em.nativeUpdate(ImportRun, run.id, { finishedAt: ctx.now() });
    for (const { id, linkId } of await tx.em.find(Link, { linkId: { $in: [...links] } })) {
      const details = { linkId, source: run.source, planSha256: run.planSha256 };
      tx.audit({ action: 'IMPORT_FINISHED', actor: ctx.actor ?? SYSTEM, link: { id }, subject: id, details });
    }
  });
}

interface Writing extends Pick<Planning, 'opened' | 'placing'>, Pick<BegunRun, 'wasInterrupted'> {}

/** Writes all rows; returns the links that they changed, in this run or before it was interrupted. */
async function write(ctx: ImportContext, { opened, placing, wasInterrupted }: Writing): Promise<ReadonlySet<string>> {
  const links = new Set<string>();
  const documents: string[] = [];
  const tell = createTeller(ctx, 'Written');
  const passwordHash = await hashPassword(randomBytes(32).toString('hex'));
  for await (const batch of readBatches(opened, () => undefined)) {
    if (batch.kind === 'document') {
      documents.push(batch.document.sha256);
      await writeDocument(ctx, batch.document);
      continue;
    }
    const written = await writeRecords(ctx, batch.records, { placing, passwordHash });
    const changed = wasInterrupted ? batch.records.map(({ record }) => record.link) : written;
    changed.forEach((link) => links.add(link));
    tell(batch.records.length);
  }
  await deleteUnused(ctx, documents);
  return links;
}

interface Means {
  readonly placing: Placing;
  readonly passwordHash: string;
}

/** Decides and writes in one transaction: somebody may have signed since the plan was made. */
async function writeRecords(ctx: ImportContext, records: readonly RecordEntry[], means: Means): Promise<string[]> {
  const { placing, passwordHash } = means;
  // Outside the transaction, because hashing is slow by design.
  const passwordHashes = await wrapPasswords(records);
  return change(
    { ...ctx, em: ctx.em.fork() },
    async (tx) => {
      await separateImport(tx.em, records);
      const placed = (await placeRecords(tx.em, records, placing)).filter(({ action }) => action !== null);
      const { owner, source } = placing;
      const { codePlatforms } = ctx.deps.config;
      const batch = { source, now: ctx.now(), owner, codePlatforms, passwordHash, passwordHashes };
      await writeEvents(tx.em, placed);
      await writeOwn(tx.em, placed, batch);
      await writeLinks(tx.em, placed, batch);
      await writeSenders(ctx, tx, { placed, placing });
      await writeCorporations(ctx, tx, { placed, batch });
      await writeManagers(tx.em, placed, batch);
      await writeEmployees(ctx, tx, { placed, batch });
      await writeBatch(ctx, tx, { placed, batch });
      const byLink = Map.groupBy(placed, ({ entry }) => entry.record.link);
      const written: string[] = [];
      for (const [linkId, rows] of byLink) {
        const [link] = await tx.em.execute<{ id: string }[]>('select id from link where link_id = ?', [linkId]);
        // The chain of a Signet link follows.
        const isChain = rows.every(
          ({ action, entry }) => action?.kind === 'audit' || (action?.kind === 'own' && entry.record.type === 'link'),
        );
        if (link === undefined || isChain) {
          continue;
        }
        const lines = rows.map(({ entry, sha256 }) => `${entry.record.key}\t${sha256}\n`).join('');
        const recordsSha256 = await fingerprint(Buffer.from(lines));
        const details = { linkId, source: placing.source, records: rows.length, recordsSha256 };
        tx.audit({ action: 'SIGNINGS_IMPORTED', actor: ctx.actor ?? SYSTEM, link, subject: link.id, details });
        written.push(linkId);
      }
      return written;
    },
    { changesEntities: false },
  );
}

/** Of the managers of a batch whose passwords move: few rows, and each takes a moment. */
async function wrapPasswords(records: readonly RecordEntry[]): Promise<ReadonlyMap<string, string>> {
  const hashes = new Map<string, string>();
  for (const { record, password } of records) {
    if (password !== undefined) {
      hashes.set(record.key, await wrapForeignPassword(password));
    }
  }
  return hashes;
}

async function findOwner(ctx: ImportContext, owner: string | undefined): Promise<LinkOwner | undefined> {
  if (owner === undefined) {
    return undefined;
  }
  const [found, another] = await ctx.em.fork().find(CommunityAccount, { account: owner, deactivatedAt: null });
  if (found === undefined || another !== undefined) {
    throw new Error(found === undefined ? `No account is called ${owner}` : `Several accounts are called ${owner}`);
  }
  return { id: found.id, platform: found.platform };
}

async function writeDocument(ctx: ImportContext, { sha256, bytes: read }: DocumentEntry): Promise<void> {
  const em = ctx.em.fork();
  const [stored] = await em.execute<object[]>('select 1 from document where sha256 = ?', [sha256]);
  if (stored !== undefined) {
    return;
  }
  const bytes = await read();
  if ((await fingerprint(bytes)) !== sha256) {
    throw new Error(`The document ${sha256} is not as it was exported: copy the directory again`);
  }
  await em.transactional((tx) => storeDocument(tx, { bytes, createdAt: ctx.now() }));
}

/** Documents of rows that were not written: their people may have been erased. */
async function deleteUnused(ctx: ImportContext, documents: readonly string[]): Promise<void> {
  for (let first = 0; first < documents.length; first += DOCUMENTS) {
    await deleteUnreferencedDocuments(ctx.em.fork(), documents.slice(first, first + DOCUMENTS));
  }
}

/** Reports how many rows are done, every ten seconds. */
function createTeller({ onProgress }: ImportContext, verb: string): (rows: number) => void {
  let total = 0;
  let told = performance.now();
  return (rows) => {
    total += rows;
    if (performance.now() - told >= PROGRESS_INTERVAL) {
      told = performance.now();
      onProgress(`${verb}: ${total}`);
    }
  };
}
