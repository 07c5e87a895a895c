import type { Config } from '#server/config/config.ts';
import type { AccountPlatform } from '#server/modules/access/account/community-account.entity.ts';
import type { ReadSender } from '#server/modules/community/sender/sender.rules.ts';
import { readSender } from '#server/modules/community/sender/sender.rules.ts';
import type { ReasonCode } from '../format/reasons.ts';
import type { SignedAt } from '../format/record-parts.ts';
import type { InterchangeRecord } from '../format/record.ts';
import type { ForeignSender } from '../format/source.ts';
import type { Known } from './read-known.ts';
import type { SurveyedCorporation } from './survey-corporation.ts';
import type { Survey } from './survey-source.ts';
import { timeOf } from './write-origins.ts';

/** The account that owns the links which an import makes. */
export interface LinkOwner {
  readonly id: string;
  readonly platform: AccountPlatform;
}

/** What rows are judged by. */
export interface Placing {
  /** The source and its instance. */
  readonly source: string;
  readonly survey: Survey;
  readonly owner: LinkOwner | undefined;
  /** Domains that stand for no corporation. */
  readonly restrictedDomains: readonly string[];
  /** Which addresses mails can be sent from. */
  readonly senderSettings: Pick<Config, 'senders' | 'reachableDomains'>;
  /** The corporations so far that are, or will be, here, as they are here, by the keys of their records; or why not. */
  readonly corporations: Map<string, ReasonCode | SurveyedCorporation>;
  /** Email domains that corporations of the source claim by the import, by public id of the link and domain. */
  readonly claims: Set<string>;
  readonly now: Date;
}

/** What one row is judged by. */
export interface Facts {
  readonly sha256: string;
  readonly known: Known;
  readonly placing: Placing;
  /** The sender of a link, when its credential is to move. */
  readonly sender: ForeignSender | undefined;
}

/** Milliseconds by which a day may be ahead of UTC. */
const AHEAD = 14 * 3_600_000;

/** Whether something is said to be signed at a time that has yet to come. */
export function isFuture({ signed_at: signedAt }: { readonly signed_at: SignedAt }, { now }: Placing): boolean {
  const ahead = signedAt.precision === 'day' ? AHEAD : 0;
  return (timeOf(signedAt)?.getTime() ?? 0) > now.getTime() + ahead;
}

/** The sender of a link as it can work here; undefined when no mail server here takes it. */
export function usableSender(sender: ForeignSender | undefined, { senderSettings }: Placing): ReadSender | undefined {
  try {
    return sender && readSender(sender, senderSettings);
  } catch {
    return undefined;
  }
}

/** What the reader of the source has to say about a row. */
export const notesOf = ({ notes }: InterchangeRecord): readonly ReasonCode[] => notes as readonly ReasonCode[];
