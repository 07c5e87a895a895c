import { isUuid } from '#rules/uuid.ts';
import type { AppContext } from '#server/context.ts';
import { checkPageSize, type PageRequest } from '#server/db/paging.ts';
import { containing } from '#server/db/search-text.ts';
import { requireStorableDates } from '#server/db/storable-date.ts';
import { AppError } from '#server/errors/app-error.ts';
import { ApiKeyScope } from '#server/modules/access/session/api-key-grant.ts';
import type { Link } from '#server/modules/community/link/link.entity.ts';
import { getReadableLink } from '#server/modules/community/link/own-link.ts';
import type { EvidenceState } from '#server/modules/proof/evidence/evidence-state.rules.ts';
import { openReader, readSignings, type ListedSigning } from './read-signings.ts';
import { readCursor } from './signing-cursor.rules.ts';
import { kindsOf, type SigningKind, type SigningSort } from './signing-kind.rules.ts';
import { countSelected, type SigningFilter } from './signing-list.sql.ts';

const DAY = 86_400_000;

/** Which signings of a link are wanted, and which page of them; null stands for all. */
export interface SigningsInput extends PageRequest {
  readonly linkId: string;
  readonly kind?: SigningKind | null | undefined;
  readonly state?: EvidenceState | null | undefined;
  readonly claId?: string | null | undefined;
  /** Signed then or later. */
  readonly signedFrom?: Date | null | undefined;
  /** Signed before. */
  readonly signedTo?: Date | null | undefined;
  /** Part of an address, the name of a person or corporation, or a reference. */
  readonly search?: string | null | undefined;
  readonly sort: SigningSort;
}

/** A page of signings. */
export interface SigningsPage {
  readonly entries: readonly ListedSigning[];
  readonly hasNextPage: boolean;
  readonly endCursor: string | null;
  /** Counts the whole list, which for a large one takes longer than the page. */
  readonly count: () => Promise<number>;
}

/**
 * Returns one page of everything signed at a link: by individuals, employees and corporations. Errors: those of
 * `getReadableLink`; `bad_request_parameter` with `first` (1 to 100), `after`, `claId` or `search`.
 */
export async function listSignings(ctx: AppContext, input: SigningsInput): Promise<SigningsPage> {
  const { link } = await getReadableLink(ctx, input.linkId, ApiKeyScope.SIGNINGS_READ);
  const { first, sort, kind = null, state = null } = input;
  checkPageSize(first);
  const kinds = kindsOf(kind, state);
  const after = readCursor(input.after, sort);
  const filter = filterOf(ctx, link, input);
  const reader = await openReader(ctx.em, link, ctx.now());
  const found = await readSignings(reader, { kinds, filter, sort, after, limit: first + 1 });
  const entries = found.slice(0, first);
  return {
    entries,
    hasNextPage: found.length > first,
    endCursor: entries.at(-1)?.cursor ?? null,
    count: async () => {
      const { sql, values } = countSelected(kinds, filter);
      const [row] = await ctx.em.execute<{ count: number }[]>(sql, [...values]);
      return row?.count ?? 0;
    },
  };
}

type Wanted = Pick<SigningsInput, 'state' | 'claId' | 'signedFrom' | 'signedTo' | 'search'>;

/**
 * Returns the filter of a link's signings. Error: `bad_request_parameter` with `claId`, `signedFrom`, `signedTo` or
 * `search`.
 */
export function filterOf(ctx: AppContext, link: Link, wanted: Wanted): SigningFilter {
  const { state = null, claId = null, signedFrom = null, signedTo = null, search } = wanted;
  if (claId !== null && !isUuid(claId)) {
    throw new AppError('bad_request_parameter', { field: 'claId' });
  }
  requireStorableDates({ signedFrom, signedTo });
  return {
    link: link.id,
    state,
    cla: claId,
    reference: null,
    signedFrom,
    signedTo,
    pattern: containing(search)?.$ilike ?? null,
    graceCutoff: new Date(ctx.now().getTime() - link.gracePeriodDays * DAY),
  };
}
