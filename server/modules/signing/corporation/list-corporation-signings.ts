import type { FilterQuery } from '@mikro-orm/core';
import type { AppContext } from '#server/context.ts';
import { findPage, type PageQuery } from '#server/db/find-page.ts';
import type { Page, PageRequest } from '#server/db/paging.ts';
import { containing } from '#server/db/search-text.ts';
import { ApiKeyScope } from '#server/modules/access/session/api-key-grant.ts';
import type { Link } from '#server/modules/community/link/link.entity.ts';
import { getReadableLink } from '#server/modules/community/link/own-link.ts';
import type { LinkCounts } from '#server/modules/community/link/signing-counts.queries.ts';
import type { CorporationSigningSort } from './corporation-signing-sort.rules.ts';
import { CorporationSigning, CorporationSigningState } from './corporation-signing.entity.ts';
import { CorporationWait } from './corporation-wait.rules.ts';

export interface CorporationSigningsInput extends PageRequest {
  readonly linkId: string;
  readonly state: CorporationSigningState | readonly CorporationSigningState[];
  /** What uncompleted ones wait for; default: anything. */
  readonly waitsFor?: CorporationWait | null | undefined;
  /** Part of the corporation's name, the representative's name or address, or a domain. */
  readonly search?: string | null | undefined;
  readonly sort: CorporationSigningSort;
}

type Order = PageQuery<CorporationSigning>['orderBy'];

const ORDERS: Readonly<Record<CorporationSigningSort, Order>> = {
  date_desc: { signedAt: 'desc' },
  date_asc: { signedAt: 'asc' },
  name_asc: { corporationNameKey: 'asc' },
  name_desc: { corporationNameKey: 'desc' },
};

/**
 * Returns one page of a link's corporations in one or several states. Errors: those of `getReadableLink` and
 * `findPage`,
 * `bad_request_parameter` with `search`.
 */
export async function listCorporationSignings(
  ctx: AppContext,
  { linkId, state, waitsFor, search, sort, ...page }: CorporationSigningsInput,
): Promise<Page<CorporationSigning>> {
  const { link } = await getReadableLink(ctx, linkId, ApiKeyScope.CORPORATIONS_READ);
  const where = { $and: [{ link, state: { $in: [state].flat() } }, waitFilter(waitsFor), searchFilter(search)] };
  return findPage(ctx.em, CorporationSigning, { where, orderBy: ORDERS[sort], page });
}

/** Counts a link's corporations by state. Errors: those of `getReadableLink`. */
export async function countCorporationSignings(
  ctx: AppContext,
  { linkId, search }: Pick<CorporationSigningsInput, 'linkId' | 'search'>,
): Promise<LinkCounts['corporations']> {
  const { link } = await getReadableLink(ctx, linkId, ApiKeyScope.CORPORATIONS_READ);
  const count = (state: CorporationSigningState): Promise<number> => countInState(ctx, { link, state, search });
  const countWaiting = (wait: CorporationWait): Promise<number> =>
    ctx.em.count(CorporationSigning, { $and: [{ link }, WAITS[wait], searchFilter(search)] });
  return {
    uncompleted: await count(CorporationSigningState.UNCOMPLETED),
    awaitingDocument: await countWaiting(CorporationWait.DOCUMENT),
    awaitingReview: await countWaiting(CorporationWait.REVIEW),
    awaitingCorrection: await countWaiting(CorporationWait.CORRECTION),
    completed: await count(CorporationSigningState.COMPLETED),
    deleted: await count(CorporationSigningState.DELETED),
  };
}

function countInState(
  ctx: AppContext,
  { link, state, search }: Pick<CorporationSigningsInput, 'search'> & { link: Link; state: CorporationSigningState },
): Promise<number> {
  return ctx.em.count(CorporationSigning, { $and: [{ link, state }, searchFilter(search)] });
}

const WAITING = { state: CorporationSigningState.UNCOMPLETED };

const WAITS: Readonly<Record<CorporationWait, FilterQuery<CorporationSigning>>> = {
  document: { ...WAITING, pdfUploadedAt: null, returnedAt: null },
  review: { ...WAITING, pdfUploadedAt: { $ne: null } },
  correction: { ...WAITING, pdfUploadedAt: null, returnedAt: { $ne: null } },
};

function waitFilter(waitsFor: CorporationWait | null | undefined): FilterQuery<CorporationSigning> {
  return waitsFor ? WAITS[waitsFor] : {};
}

function searchFilter(search: string | null | undefined): FilterQuery<CorporationSigning> {
  const text = containing(search);
  return text === undefined
    ? {}
    : {
        $or: [
          { corporationName: text },
          { representativeName: text },
          { representativeEmail: text },
          { domains: { $some: { domain: text } } },
        ],
      };
}
