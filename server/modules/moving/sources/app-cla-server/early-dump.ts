import { z } from 'zod';
import { ClaType } from '#rules/cla-type.ts';
import type { SourceEntry, SourceOptions } from '../../format/source.ts';
import { fieldDefinitions, optionalText } from './acs-values.ts';
import { sha256Of } from './later-dump.ts';
import { bytesOf, plainDocument, toPlain } from './plain.ts';
import { type Collections, readCollection } from './read-collection.ts';

/** A dump of the generations P1 and P2. */
export interface EarlyDump {
  readonly collections: Collections;
  readonly options: SourceOptions;
  /** Of P1, whose addresses and values are encrypted. */
  readonly key: Buffer | undefined;
}

const storedCla = z.looseObject({
  url: optionalText,
  lang: optionalText,
  cla_hash: optionalText,
  fields: fieldDefinitions,
});
const storedLink = z.looseObject({
  link_id: z.string(),
  link_status: optionalText,
  platform: optionalText,
  org: optionalText,
  repo: optionalText,
  org_alias: optionalText,
  individual_clas: z.array(storedCla).nullish(),
  corp_clas: z.array(storedCla).nullish(),
});
export type StoredLink = z.output<typeof storedLink>;

export const storedSigning = z.looseObject({
  lang: optionalText,
  corp_id: optionalText,
  corp: optionalText,
  domains: z.array(z.string()).nullish(),
  id: optionalText,
  name: optionalText,
  email: optionalText,
  date: optionalText,
  enabled: z.boolean().nullish(),
});
export type StoredSigning = z.output<typeof storedSigning>;

/** What the rows of a dump refer to. */
export interface Lookups extends EarlyDump {
  readonly links: ReadonlyMap<string, { readonly link: StoredLink; readonly raw: unknown; readonly locator: string }>;
  /** Numbers of current CLAs by link, kind and language. */
  readonly numbers: ReadonlyMap<string, string>;
  /** Fingerprints by link and what they are of. */
  readonly texts: ReadonlyMap<string, string>;
  /** Approved corporations, which have an administrator, by link and name. */
  readonly approved: ReadonlySet<string>;
  /** Approved corporations of each link by their domains; of others nobody can be an employee yet. */
  readonly employers: ReadonlyMap<string, string>;
}

/** Reads what rows refer to; what cannot be read goes to `refusals`. */
export async function readLookups(dump: EarlyDump, refusals: SourceEntry[]): Promise<Lookups> {
  const links = new Map<string, { link: StoredLink; raw: unknown; locator: string }>();
  const numbers = new Map<string, string>();
  const { collections, options } = dump;
  for await (const row of readCollection(collections.get('links'))) {
    if (row.kind === 'refusal') {
      refusals.push(row);
      continue;
    }
    const raw = plainDocument(row.document, ['org_email', 'individual_clas', 'corp_clas']);
    const { data: link } = storedLink.safeParse(toPlain(row.document));
    if (link === undefined || links.has(link.link_id)) {
      refusals.push({ kind: 'refusal', reason: 'unreadable_record', raw, locator: row.locator });
    } else if (options.link === undefined || options.link === link.link_id) {
      links.set(link.link_id, { link, raw, locator: row.locator });
      clasOf(link).forEach(({ type, cla }, index) =>
        numbers.set(`${link.link_id}\n${type}\n${cla.lang.toLowerCase()}`, String(index)),
      );
    }
  }
  const texts = await readTexts(collections);
  return { ...dump, links, numbers, texts, ...(await readEmployers(dump)) };
}

/** The CLAs of a link, in the order of their numbers here. */
export const clasOf = ({ individual_clas: individual, corp_clas: corporate }: StoredLink) => [
  ...(individual ?? []).map((cla) => ({ type: ClaType.INDIVIDUAL, cla })),
  ...(corporate ?? []).map((cla) => ({ type: ClaType.CORPORATION, cla })),
];

async function readTexts(collections: Collections): Promise<ReadonlyMap<string, string>> {
  const texts = new Map<string, string>();
  for await (const { names, bytes } of eachPdf(collections)) {
    texts.set(names.join('\n'), sha256Of(bytes));
  }
  return texts;
}

async function* eachPdf(collections: Collections) {
  for (const [name, fields] of [
    ['cla_pdfs', ['link_id', 'apply', 'lang']],
    ['corp_pdfs', ['link_id', 'corp_id']],
  ] as const) {
    for await (const row of readCollection(collections.get(name))) {
      const bytes = row.kind === 'row' ? bytesOf(row.document['pdf']) : undefined;
      if (row.kind === 'row' && bytes !== undefined && bytes.length > 0) {
        yield { names: [name, ...fields.map((field) => String(row.document[field]).toLowerCase())], bytes };
      }
    }
  }
}

/** Reads the texts of CLAs and the documents that corporations signed. */
export async function* readDocuments({ collections }: EarlyDump): AsyncGenerator<SourceEntry> {
  for (const name of ['cla_pdfs', 'corp_pdfs']) {
    for await (const row of readCollection(collections.get(name))) {
      if (row.kind === 'refusal') {
        yield row;
      }
    }
  }
  for await (const { bytes } of eachPdf(collections)) {
    yield { kind: 'document', sha256: sha256Of(bytes), mediaType: 'application/pdf', bytes: async () => bytes };
  }
}

const storedManagers = z.array(z.looseObject({ corp_id: optionalText, role: optionalText })).catch([]);

async function readEmployers({ collections }: EarlyDump): Promise<Pick<Lookups, 'approved' | 'employers'>> {
  const approved = new Set<string>();
  const employers = new Map<string, string>();
  for await (const row of readCollection(collections.get('corp_signings'))) {
    if (row.kind !== 'row') {
      continue;
    }
    const { document } = row;
    const link = String(document['link_id']);
    for (const { corp_id: corporation, role } of storedManagers.parse(toPlain(document['corp_managers']))) {
      if (role === 'admin') {
        approved.add(`${link}\n${corporation}`);
      }
    }
    const list: unknown = document['signings'];
    for (const signing of Array.isArray(list) ? list : []) {
      const { data } = storedSigning.safeParse(toPlain(signing));
      if (data !== undefined && approved.has(`${link}\n${data.corp_id}`)) {
        for (const domain of [data.corp_id, ...(data.domains ?? [])]) {
          employers.set(`${link}\n${domain.toLowerCase()}`, corporationKey(link, data.corp_id));
        }
      }
    }
  }
  return { approved, employers };
}

/** The key of a corporation's record. */
export const corporationKey = (link: string, corporation: string): string => `acs:corp_signings/${link}/${corporation}`;
