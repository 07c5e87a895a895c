import { z } from 'zod';
import type { ReasonCode } from '../../format/reasons.ts';
import type { ForeignPassword, SourceEntry } from '../../format/source.ts';
import { numberKeys } from '../number-keys.ts';
import { info, optionalText, readDay, toClaNumber, toLanguage } from './acs-values.ts';
import { type DumpedUser, type LaterDump, sha256Of, userName } from './later-dump.ts';
import { changeLog, isLeftOut, refuseRow } from './later-rows.ts';
import { bytesOf, plainDocument, toPlain } from './plain.ts';
import { type CollectionRow, readCollection } from './read-collection.ts';
import { toEntry } from './to-entry.ts';

/** Employee managers that the old server allows by default, beside the administrator. */
const MANAGERS_MAX = 5;
/** Bytes of a password: its salt, then what is derived. */
const SALT_LENGTH = 16;
const PASSWORD_LENGTH = 48;

const person = z.looseObject({ id: optionalText, name: optionalText, email: optionalText });
const storedEmployee = z.looseObject({
  id: optionalText,
  cla_id: optionalText,
  lang: optionalText,
  date: optionalText,
  enabled: z.boolean().nullish(),
  info,
  name: optionalText,
  email: optionalText,
  source: optionalText,
  logs: z.array(changeLog).nullish(),
});
export type StoredEmployee = z.output<typeof storedEmployee>;

const storedCorporation = z
  .looseObject({
    _id: z.string(),
    date: optionalText,
    cla_id: optionalText,
    link_id: z.string(),
    lang: optionalText,
    info,
    rep: person.nullish(),
    corp: z.looseObject({ name: optionalText, domain: optionalText, domains: z.array(z.string()).nullish() }),
    has_pdf: z.boolean().nullish(),
    admin: person.nullish(),
    managers: z.array(person).nullish(),
    employees: z.array(storedEmployee).nullish(),
    deleted: z.array(storedEmployee).nullish(),
    triggered: z.boolean().nullish(),
    auto_approve_employees: z.boolean().nullish(),
  })
  .transform(({ _id: id, ...stored }) => ({ ...stored, id }));

/** A corporation of the dump, with what its parts need. */
export interface DumpedCorporation {
  readonly dump: LaterDump;
  readonly row: CollectionRow;
  readonly stored: z.output<typeof storedCorporation>;
  readonly key: string;
  readonly domains: readonly string[];
}

/** Reads the corporations of a dump; rows that cannot be read are reported where `tells` says so. */
export async function* eachCorporation(
  dump: LaterDump,
  tells: boolean,
  present: (corporation: DumpedCorporation) => Iterable<SourceEntry>,
): AsyncGenerator<SourceEntry> {
  const unique = numberKeys();
  for await (const row of readCollection(dump.collections.get('corp_signing'))) {
    if (row.kind === 'refusal') {
      yield* tells ? [row] : [];
      continue;
    }
    if (isLeftOut(row, dump)) {
      continue;
    }
    const { data: stored } = storedCorporation.safeParse(toPlain(row.document));
    if (stored === undefined) {
      yield* tells ? [refuseRow(row, PARTS)] : [];
      continue;
    }
    const { domain, domains: listed } = stored.corp;
    const domains = [...new Set([domain, ...(listed ?? [])])].filter((name) => name !== '');
    yield* present({ dump, row, stored, key: unique(`acs:corp_signing/${stored.id}`), domains });
  }
}

/** Parts with separate records, and the counter of changes. */
const PARTS = ['pdf', 'managers', 'employees', 'deleted', 'version', 'triggered'];

/** The record of a corporation. */
export function toCorporation({ dump, row, stored, key, domains }: DumpedCorporation): SourceEntry[] {
  const raw = plainDocument(row.document, PARTS);
  const pdf = bytesOf(row.document['pdf']);
  const hasPdf = pdf !== undefined && pdf.length > 0;
  const day = readDay(stored.date, stored.id, dump.options.timezone);
  if (day === undefined) {
    return [{ kind: 'refusal', reason: 'invalid_time', raw, locator: row.locator }];
  }
  const { admin, rep, managers } = stored;
  const isCompleted = (admin?.email ?? '') !== '' || (admin?.id ?? '') !== '';
  const user = dump.users.get(userName(stored.id, admin?.email ?? ''));
  const notes: (ReasonCode | null)[] = [
    ...day.notes,
    stored.triggered === true ? 'pending_trigger' : null,
    (managers ?? []).length > MANAGERS_MAX ? 'too_many_managers' : null,
    isCompleted && !hasPdf ? 'document_missing' : null,
  ];
  return [
    toEntry({
      raw,
      locator: row.locator,
      draft: {
        type: 'corporation',
        key,
        link: stored.link_id,
        cla: toClaNumber(stored.cla_id),
        language: languageOf(stored, dump),
        name: stored.corp.name,
        representative: rep?.email ? { name: rep.name, email: rep.email.trim() } : null,
        domains: [...domains],
        fields: stored.info,
        signed_at: day.signedAt,
        state: isCompleted ? 'completed' : 'uncompleted',
        auto_approval: stored.auto_approve_employees === true,
        signed_pdf: hasPdf ? sha256Of(pdf) : null,
        completed_at: isCompleted ? (user?.createdAt?.toISOString() ?? null) : null,
        level: hasPdf ? 'document' : 'verified-email',
        notes: notes.filter((note) => note !== null),
      },
    }),
  ];
}

/** The language as the row says, else that of its version. */
export function languageOf(
  { lang, link_id: link, cla_id: cla }: { lang: string; link_id: string; cla_id: string },
  { links }: LaterDump,
) {
  const version = links.get(link)?.link.clas?.find(({ id }) => id === cla);
  return toLanguage(lang) ?? toLanguage(version?.lang ?? '') ?? 'zh';
}

/** The records of the managers of a corporation. */
export function toManagers({ dump, row, stored, key, domains }: DumpedCorporation): SourceEntry[] {
  const unique = numberKeys();
  const listed = [
    ...(stored.admin?.email ? [{ role: 'admin' as const, person: stored.admin }] : []),
    ...(stored.managers ?? []).map((manager) => ({ role: 'manager' as const, person: manager })),
  ];
  return listed.map(({ role, person: { id, name, email } }, index) => {
    const user = dump.users.get(userName(stored.id, email));
    const password = dump.options.withSecrets ? passwordOf(user) : undefined;
    const named = id === '' ? String(index) : id;
    return toEntry({
      raw: { id, name, email, role, corporation: stored.id, user: user?.raw ?? null },
      locator: `${row.locator} ${role} ${named}`,
      password,
      draft: {
        type: 'manager',
        key: unique(`${key}/manager/${named.toLowerCase()}`),
        link: stored.link_id,
        corporation: key,
        role,
        account: (user?.account ?? '') === '' ? `${named}_${domains[0] ?? ''}` : (user?.account ?? null),
        name,
        email: email.trim(),
        created_at: user?.createdAt?.toISOString() ?? null,
        notes: password === undefined ? ['manager_without_login'] : [],
      },
    });
  });
}

function passwordOf(user: DumpedUser | undefined): ForeignPassword | undefined {
  const bytes = user?.password;
  return user === undefined || bytes?.length !== PASSWORD_LENGTH
    ? undefined
    : { salt: bytes.subarray(0, SALT_LENGTH), derived: bytes.subarray(SALT_LENGTH), isOwn: user.isChanged };
}
