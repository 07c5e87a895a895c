/** Highest level of work; a neighbourhood that has done it gets no further codes at the link that day. */
export const HIGHEST_LEVEL = 6;

/**
 * Codes to one address within an hour, from any caller, above which each costs work: three neighbourhoods have to take
 * part, so that no single one can make its owner work.
 */
export const FLOOD_PER_HOUR = 60;

/** Codes mailed at a link today, including the one that is asked for, and what is allowed. */
export interface CodeMails {
  readonly ofLink: number;
  /** By the caller's neighbourhood. */
  readonly ofNeighbourhood: number;
  /** The link's budget. */
  readonly budget: number;
  /** A neighbourhood's part of it. */
  readonly share: number;
}

/**
 * Returns the level of work that a code costs: none within the budget and the neighbourhood's share, then level 0, one
 * more with every further share that the neighbourhood uses.
 */
export function workLevel({ ofLink, ofNeighbourhood, budget, share }: CodeMails): number | undefined {
  const isWithin = ofLink <= budget && ofNeighbourhood <= share;
  return isWithin ? undefined : Math.floor((ofNeighbourhood - 1) / share);
}

/** Codes a day that an address which has signed at the link gets without work, also above the budget. */
export const RETURNING_PER_DAY = 3;

/** Free codes above the budget, so that strangers who use it up do not shut out clients that can do no work. */
export interface CodeReserve {
  /** Codes a day at a link. */
  readonly ofLink: number;
  /** Codes that a neighbourhood may have got that day, this one included; others wait or do work. */
  readonly ofNeighbourhood: number;
}

/** Returns the reserve of a budget: half as many codes again, for neighbourhoods with up to a hundredth of the budget. */
export function reserveOf(budget: number): CodeReserve {
  return { ofLink: Math.floor(budget / 2), ofNeighbourhood: Math.floor(budget / 100) };
}
