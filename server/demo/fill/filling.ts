import type { ClaType } from '#rules/cla-type.ts';
import { Language } from '#rules/language.ts';
import type { Em } from '#server/db/open-database.ts';
import { Cla, ClaState } from '#server/modules/community/cla/cla.entity.ts';
import type { Link } from '#server/modules/community/link/link.entity.ts';
import { actorKey, type Actor } from '#server/modules/ground/audit/actor.ts';
import type { NewEvent } from '#server/modules/ground/audit/append-events.ts';
import type { AuditRecord } from '#server/modules/ground/audit/audit-events.ts';

/** Invented signings were signed in this many days before now, and ever more of them. */
const DAYS = 540;
const DAY_MS = 86_400_000;

/** What one filling of the demo works with. */
export interface Filling {
  readonly em: Em;
  readonly link: Link;
  /** The current CLAs of the demo. */
  readonly clas: readonly Cla[];
  readonly now: Date;
  /** Appended to the chain of the link at the end, in the order of their times. */
  readonly events: NewEvent[];
}

/** Prepares a filling of a link. */
export async function beginFilling(em: Em, link: Link, now: Date): Promise<Filling> {
  const clas = await em.find(Cla, { link, state: ClaState.CURRENT }, { orderBy: { number: 'asc' } });
  return { em, link, clas, now, events: [] };
}

/** The language of the entry with a number: two of three are Chinese. */
export function languageOf(number: number): Language {
  return number % 3 === 0 ? Language.EN : Language.ZH;
}

/** The demo's CLA of a type in a language. */
export function claOf({ clas }: Filling, type: ClaType, language: Language): Cla {
  const cla = clas.find((known) => known.type === type && known.language === language);
  if (cla === undefined) {
    throw new Error(`The demo community has no ${type} CLA in ${language} any more.`);
  }
  return cla;
}

/** When the entry with a number of so many was signed. */
export function timeOf({ now }: Filling, number: number, count: number): Date {
  return new Date(now.getTime() - DAYS * DAY_MS * (1 - Math.sqrt((number - 0.5) / count)));
}

/** A time some days later, but never in the future. */
export function daysAfter({ now }: Filling, time: Date, days: number): Date {
  return new Date(Math.min(now.getTime(), time.getTime() + days * DAY_MS));
}

/** Whether so many days have passed since a time. */
export function havePassed({ now }: Filling, time: Date, days: number): boolean {
  return time.getTime() + days * DAY_MS <= now.getTime();
}

/** Records what happened, with its time; nothing follows from it: nobody is mailed. */
export function record({ events, link }: Filling, at: Date, happened: AuditRecord & { readonly actor: Actor }): void {
  const { action, subject, details, actor } = happened;
  events.push({
    id: crypto.randomUUID(),
    action,
    actor: actorKey(actor),
    subject,
    details,
    ip: '',
    createdAt: at,
    linkId: link.id,
  });
}
