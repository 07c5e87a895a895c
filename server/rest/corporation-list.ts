import { toCsv } from '#rules/csv.ts';
import type { AppContext } from '#server/context.ts';
import type { Page, PageRequest } from '#server/db/paging.ts';
import {
  listCorporationSignings,
  type CorporationSigningsInput,
} from '#server/modules/signing/corporation/list-corporation-signings.ts';
import { loadAll, loadNumbered } from './all-pages.ts';
import { parseFlag, parseNumber, parseQueryText } from './parse.ts';
import { presentCorporation } from './present.ts';
import type { DataAnswer, FileAnswer, RestRequest } from './route.ts';

type State = Extract<CorporationSigningsInput['state'], string>;
type Corporations = ReturnType<typeof listCorporationSignings> extends Promise<Page<infer Signing>> ? Signing : never;

const LIVE: readonly State[] = ['uncompleted', 'completed'];

/** `GET corporation-signing/:linkId`: all that are not deleted. Errors: those of `listCorporationSignings`. */
export async function getCorporationSignings(ctx: AppContext, { params }: RestRequest<'linkId'>): Promise<DataAnswer> {
  const signings = await loadAll(listOf(ctx, { linkId: params.linkId, state: LIVE }));
  return { data: await presentAll(ctx, signings) };
}

/**
 * `GET corporation-signing/deleted/:linkId`: those that can be restored. Errors: those of `listCorporationSignings`.
 */
export async function getDeletedSignings(ctx: AppContext, { params }: RestRequest<'linkId'>): Promise<DataAnswer> {
  const signings = await loadAll(listOf(ctx, { linkId: params.linkId, state: 'deleted' }));
  return { data: await presentAll(ctx, signings) };
}

/** `GET corporation-signing/page/:linkId`. Errors: those of `listCorporationSignings`, `bad_request_parameter`. */
export async function getCorporationPage(
  ctx: AppContext,
  { params, query }: RestRequest<'linkId'>,
): Promise<DataAnswer> {
  const state = parseFlag(query, 'admin_added') === true ? 'completed' : 'uncompleted';
  const wanted = { page: parseNumber(query, 'page', 1), pageSize: parseNumber(query, 'page_size', 10) };
  const list = listOf(ctx, { linkId: params.linkId, state, search: parseQueryText(query['search']) });
  const { entries, totalCount } = await loadNumbered(list, wanted);
  return { data: { total: totalCount, page_data: await presentAll(ctx, entries) } };
}

/**
 * `GET corporation-signing/export/:linkId`: a table. Errors: those of `listCorporationSignings`,
 * `bad_request_parameter`.
 */
export async function exportCorporationSignings(
  ctx: AppContext,
  { params: { linkId }, query }: RestRequest<'linkId'>,
): Promise<FileAnswer> {
  const completed = parseFlag(query, 'admin_added');
  const state = completed === undefined ? LIVE : completed ? 'completed' : 'uncompleted';
  const signings = await loadAll(listOf(ctx, { linkId, state, search: parseQueryText(query['search']) }));
  const bytes = Buffer.from(corporationsCsv(await presentAll(ctx, signings)));
  const file = { bytes, mediaType: 'text/csv; charset=utf-8', filename: `${linkId}_corporations.csv` };
  return { file, headers: { 'cache-control': 'private, no-store' } };
}

const CSV_HEAD = ['No.', 'Corporation', 'Status', 'CLA language', 'Date'];

/** Writes corporations as CSV for spreadsheet programs, numbered from 1. */
function corporationsCsv(corporations: readonly ReturnType<typeof presentCorporation>[]): string {
  const rows = corporations.map(({ corporation_name, admin_added, cla_language, date }, index) => [
    String(index + 1),
    corporation_name,
    admin_added ? 'complete' : 'not complete',
    cla_language,
    date,
  ]);
  return toCsv([CSV_HEAD, ...rows]);
}

function presentAll({ deps }: AppContext, signings: readonly Corporations[]) {
  return Promise.all(
    signings.map(async (signing) => presentCorporation(signing, await deps.signingOrigins.load(signing.id))),
  );
}

/** Loads pages of the use case's list, newest first. */
function listOf(
  ctx: AppContext,
  input: Pick<CorporationSigningsInput, 'linkId' | 'state' | 'search'>,
): (page: PageRequest) => Promise<Page<Corporations>> {
  return (page) => listCorporationSignings(ctx, { ...input, ...page, sort: 'date_desc' });
}
