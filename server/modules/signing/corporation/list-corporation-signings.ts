import type { FilterQuery } from '@mikro-orm/core';
import { hasControlCharacter } from '#rules/field-value.ts';
import type { AppContext } from '#server/context.ts';
import { findPage, type PageQuery } from '#server/db/find-page.ts';
import { AppError } from '#server/errors/app-error.ts';
import type { Link } from '#server/modules/link/link.entity.ts';
import { getOwnLink } from '#server/modules/link/own-link.ts';
import type { Page, PageRequest } from '#server/paging.ts';
import type { CorporationSigningSort } from './corporation-signing-sort.rules.ts';
import { CorporationSigning, CorporationSigningState } from './corporation-signing.entity.ts';

/** Which corporations of a link are wanted. */
export interface CorporationSigningsInput extends PageRequest {
  readonly linkId: string;
  readonly state: CorporationSigningState | readonly CorporationSigningState[];
  /** Part of the corporation's name, the representative's name or address, or a domain. */
  readonly search?: string | null | undefined;
  readonly sort: CorporationSigningSort;
}

/** Longest text to search for, in UTF-16 units: no name or address is longer. */
const SEARCH_MAX_LENGTH = 200;

type Order = PageQuery<CorporationSigning>['orderBy'];

const ORDERS: Readonly<Record<CorporationSigningSort, Order>> = {
  date_desc: { signedAt: 'desc' },
  date_asc: { signedAt: 'asc' },
  name_asc: { corporationNameKey: 'asc' },
  name_desc: { corporationNameKey: 'desc' },
};

/**
 * One page of a link's corporations in one state or several. Errors: those of `getOwnLink` and
 * `findPage`, `bad_request_parameter` with `search`.
 */
export async function listCorporationSignings(
  ctx: AppContext,
  { linkId, state, search, sort, ...page }: CorporationSigningsInput,
): Promise<Page<CorporationSigning>> {
  const { link } = await getOwnLink(ctx, linkId);
  const where = { $and: [{ link, state: { $in: [state].flat() } }, searchFilter(search)] };
  return findPage(ctx.em, CorporationSigning, { where, orderBy: ORDERS[sort], page });
}

/** How many corporations of a link are in each state. Errors: those of `getOwnLink`. */
export async function countCorporationSignings(
  ctx: AppContext,
  { linkId, search }: Pick<CorporationSigningsInput, 'linkId' | 'search'>,
): Promise<Record<CorporationSigningState, number>> {
  const { link } = await getOwnLink(ctx, linkId);
  const count = (state: CorporationSigningState): Promise<number> => countInState(ctx, { link, state, search });
  return {
    uncompleted: await count(CorporationSigningState.UNCOMPLETED),
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

/** Letter case does not matter, and no character has a meaning of its own. */
function searchFilter(search: string | null | undefined): FilterQuery<CorporationSigning> {
  const text = (search ?? '').trim();
  if (text === '') {
    return {};
  }
  if (text.length > SEARCH_MAX_LENGTH || hasControlCharacter(text)) {
    throw new AppError('bad_request_parameter', { field: 'search' });
  }
  const $ilike = `%${text.replaceAll(/[\\%_]/g, '\\$&')}%`;
  return {
    $or: [
      { corporationName: { $ilike } },
      { representativeName: { $ilike } },
      { representativeEmail: { $ilike } },
      { domains: { $some: { domain: { $ilike } } } },
    ],
  };
}
