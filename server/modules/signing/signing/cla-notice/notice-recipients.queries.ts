import { ClaType } from '#rules/cla-type.ts';
import type { Language } from '#rules/language.ts';
import type { Em } from '#server/db/open-database.ts';
import { ASKING_KINDS, ClaNoticeKind } from '#server/modules/community/cla/cla-notice.rules.ts';
import type { Cla } from '#server/modules/community/cla/cla.entity.ts';
import { isUnmailed } from './unmailed.sql.ts';

/** Number of people notified in one transaction. */
export const NOTICE_BATCH = 500;

interface Person {
  /** Id of the individual, corporation or employee signing. */
  readonly signing: string;
  readonly name: string;
  readonly email: string;
  readonly language: Language;
}

/**
 * Somebody who, or whose corporation, has yet to agree to a version; `corporation_id` is the corporation signing's id.
 */
export type NoticeRecipient = Person &
  (
    | { readonly audience: 'individual' }
    | {
        readonly audience: 'corporation' | 'employee';
        readonly corporation_id: string;
        readonly corporation_name: string;
      }
  );

const ofStates = (states: string): string =>
  `select id from cla where link_id = ? and type = ? and language = ? and state in (${states})`;

/** The earlier versions of a CLA that may still have signings. */
const EARLIER = ofStates("'superseded'");

/** The versions that will be earlier ones once a new one is published. */
const PUBLISHED = ofStates("'superseded', 'current'");

const individualsOf = (versions: string): string => `
select id as signing, 'individual' as audience, name, email, language
from individual_signing where ended_at is null and cla_id in (${versions})`;

/** Representatives of corporations, one for each, and their active employees. Employees have nothing to do and are not reminded. */
const corporationsOf = (versions: string): string => `
with waiting as (select id, corporation_name from corporation_signing where state = 'completed' and cla_id in (${versions}))
select w.id as signing, 'corporation' as audience, m.name, m.email, m.language, w.id as corporation_id, w.corporation_name
from waiting w join manager m on m.corporation_signing_id = w.id
where m.role = 'admin' and not m.is_backup and m.removed_at is null and m.suspended_at is null
union all
select e.id, 'employee', e.name, e.email, e.language, w.id, w.corporation_name
from waiting w join employee_signing e on e.corporation_signing_id = w.id
where e.state = 'active' and e.suspended_at is null and ? not in (${ASKING_KINDS.map((kind) => `'${kind}'`).join(', ')})`;

const nextOf = (people: string): string => `
select * from (${people}) as person
where signing > ?::uuid and not exists (select 1 from cla_notice n where n.cla_id = ? and n.signing = person.signing and n.kind = ?)
and not ${isUnmailed('person.signing', '?::uuid')} order by signing limit ${NOTICE_BATCH}`;

/** The version and kind of a batch, and the signing after which it begins. */
export interface NoticeBatch {
  readonly cla: Cla;
  readonly kind: ClaNoticeKind;
  readonly after: string;
}

/** Finds the next people to mail, ordered by signing, who have neither been notified nor agreed in the meantime. */
export async function findRecipients(em: Em, { cla, kind, after }: NoticeBatch): Promise<NoticeRecipient[]> {
  const earlier = [cla.link.id, cla.type, cla.language];
  const rest = [after, cla.id, kind, cla.link.id];
  return cla.type === ClaType.INDIVIDUAL
    ? em.execute<NoticeRecipient[]>(nextOf(individualsOf(EARLIER)), [...earlier, ...rest])
    : em.execute<NoticeRecipient[]>(nextOf(corporationsOf(EARLIER)), [...earlier, kind, ...rest]);
}

const RECORD = `
insert into cla_notice (id, cla_id, signing, kind, created_at)
select gen_random_uuid(), ?, signing, kind, ? from unnest(?::uuid[]) signing, unnest(?::text[]) kind
on conflict do nothing returning signing, kind`;

/** Records the notices of a batch. Returns those that no other process recorded at the same time. */
export async function recordNotices(
  em: Em,
  { cla, kind }: NoticeBatch,
  { signings, kinds, now }: { signings: readonly string[]; kinds: readonly ClaNoticeKind[]; now: Date },
): Promise<ReadonlySet<string>> {
  const list = (values: readonly string[]): string => `{${values.join(',')}}`;
  const recorded = await em.execute<{ signing: string; kind: string }[]>(RECORD, [
    cla.id,
    now,
    list(signings),
    list(kinds),
  ]);
  return new Set(recorded.filter((row) => row.kind === kind).map(({ signing }) => signing));
}

/** How many people a new version would reach. */
export interface NoticeCounts {
  readonly individual: number;
  /** Representatives of corporations. */
  readonly corporation: number;
  /** Active employees of those corporations. */
  readonly employee: number;
  /** Of all kinds, who are not mailed, because nobody has proved their address and the link has no sender of its own. */
  readonly unmailed: number;
}

const countOf = (people: string): string => `
select case when ${isUnmailed('person.signing', '?::uuid')} then 'unmailed' else audience end as audience, count(*)::int as count
from (${people}) person group by 1`;

/** Counts the recipients of the announcement of a version that replaces the current one. */
export async function countRecipients(
  em: Em,
  { link, type, language }: Pick<Cla, 'link' | 'type' | 'language'>,
): Promise<NoticeCounts> {
  const kind = [link.id, link.id, type, language];
  const isIndividual = type === ClaType.INDIVIDUAL;
  const people = isIndividual ? individualsOf(PUBLISHED) : corporationsOf(PUBLISHED);
  const rows = await em.execute<{ audience: keyof NoticeCounts; count: number }[]>(
    countOf(people),
    isIndividual ? kind : [...kind, ClaNoticeKind.ANNOUNCED],
  );
  return {
    individual: 0,
    corporation: 0,
    employee: 0,
    unmailed: 0,
    ...Object.fromEntries(rows.map((row) => [row.audience, row.count])),
  };
}
