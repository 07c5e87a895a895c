import { normalizeEmail } from '#rules/email.ts';
import type { IndividualRecord } from '../format/record.ts';
import type { SourceEntry } from '../format/source.ts';
import type { ImportTarget } from './import-target.ts';
import { resolveVersion } from './import-target.ts';

/** The row that counts of those of one address. */
export interface Winner {
  readonly key: string;
  /** As typed there. */
  readonly email: string;
  readonly version: number;
  /** Empty when unknown. */
  readonly signedAt: string;
  /** Rows of the address that do not count. */
  losers: number;
}

/** Winners by address. */
export type Winners = ReadonlyMap<string, Winner>;

/** Names an address at a link. */
export const addressOf = ({ link, email }: Pick<IndividualRecord, 'link' | 'email'>): string =>
  `${link}\n${normalizeEmail(email.trim())}`;

/**
 * Reads the whole source once, and decides which of the live rows of one address counts: the newest version, of these
 * the one signed first, then the lowest key. Rows of the own format were decided where they come from.
 */
export async function pickWinners(
  entries: AsyncIterable<SourceEntry>,
  findTarget: (linkId: string) => Promise<ImportTarget | undefined>,
): Promise<Winners> {
  const winners = new Map<string, Winner>();
  for await (const entry of entries) {
    if (entry.kind === 'record' && entry.record.type === 'individual' && entry.record.own === undefined) {
      const target = await findTarget(entry.record.link);
      if (entry.record.state === 'live' && target !== undefined) {
        enter(winners, entry.record, resolveVersion(target, entry.record)?.version ?? 0);
      }
    }
  }
  return winners;
}

function enter(winners: Map<string, Winner>, record: IndividualRecord, version: number): void {
  const address = addressOf(record);
  const earlier = winners.get(address);
  const entrant: Winner = {
    key: record.key,
    email: record.email,
    version,
    signedAt: record.signed_at.value ?? '',
    losers: 0,
  };
  if (earlier === undefined) {
    winners.set(address, entrant);
    return;
  }
  const better = beats(entrant, earlier) ? entrant : earlier;
  better.losers = earlier.losers + 1;
  winners.set(address, better);
}

function beats(a: Winner, b: Winner): boolean {
  if (a.version !== b.version) {
    return a.version > b.version;
  }
  if (a.signedAt !== b.signedAt) {
    // A known time comes before an unknown one.
    return a.signedAt !== '' && (b.signedAt === '' || a.signedAt < b.signedAt);
  }
  return a.key < b.key;
}
