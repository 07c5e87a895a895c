import type { StatusVisibility } from '#generated/graphql.ts';

/** What a community may change of its link, as typed. */
export interface LinkSettings {
  readonly alias: string;
  readonly gracePeriodDays: string;
  /** Empty when mails come from the service's own address. */
  readonly senderAddress: string;
  /** What strangers are told who ask about an address. */
  readonly statusVisibility: StatusVisibility;
  /** Whether the search on the home page finds the project. */
  readonly listed: boolean;
  readonly requiresSecondFactor: boolean;
  /** Days for which ended signings are kept; 0 for ever. */
  readonly retentionDays: string;
  /** Whether nothing is erased. */
  readonly legalHold: boolean;
  /** Origins whose pages signers may be led back to, one a line. */
  readonly returnOrigins: string;
}

/** Begins the session storage key of the unsaved settings of a link. */
const KEY = 'settings';

function keyOf(linkId: string): string {
  return `${KEY}:${linkId}`;
}

/** The unsaved settings of a link that were kept in this tab; none of them when nothing was. */
export function keptLinkSettings(linkId: string): Partial<LinkSettings> {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(linkId)) ?? '{}') as Partial<LinkSettings>;
  } catch {
    return {};
  }
}

/** Keeps unsaved settings while their author is on another page, or at Google. */
export function keepLinkSettings(linkId: string, settings: Partial<LinkSettings>): void {
  try {
    sessionStorage.setItem(keyOf(linkId), JSON.stringify({ ...keptLinkSettings(linkId), ...settings }));
  } catch {
    // Where the browser blocks storage, what was typed has to be typed again.
  }
}

/** Forgets the unsaved settings of a link, once they were saved or given up. */
export function forgetLinkSettings(linkId: string): void {
  try {
    sessionStorage.removeItem(keyOf(linkId));
  } catch {
    // Nothing was kept.
  }
}
