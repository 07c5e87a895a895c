import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { RefusalEntry, SourceOptions } from '../../format/source.ts';
import { fieldDefinitions, optionalNumber, optionalText, timeOfId } from './acs-values.ts';
import { openText } from './open-encrypted.ts';
import { bytesOf, plainDocument, toPlain } from './plain.ts';
import { type Collections, readCollection } from './read-collection.ts';

/** Generations since July 2023: R until March 2025, L later. */
export type LaterGeneration = 'R' | 'L';

const storedCla = z.looseObject({
  id: z.coerce.string(),
  url: optionalText,
  type: optionalText,
  lang: optionalText,
  fields: fieldDefinitions,
  updated_at: optionalNumber,
});
export type StoredCla = z.output<typeof storedCla>;

const storedLink = z.looseObject({
  id: z.string().min(1).max(200),
  org: z.looseObject({ org_alias: optionalText, project: optionalText, org: optionalText, platform: optionalText }),
  clas: z.array(storedCla).nullish(),
  removed: z.array(storedCla).nullish(),
  deleted: z.boolean().nullish(),
  email: z.looseObject({ addr: optionalText, platform: optionalText }).nullish(),
  grace_period_days: optionalNumber,
  last_update_time: optionalNumber,
});

/** A link, and where its row is. */
export interface DumpedLink {
  readonly link: z.output<typeof storedLink>;
  readonly raw: Record<string, unknown>;
  readonly locator: string;
}

const storedCredential = z.looseObject({ email: z.string(), platform: z.string() });

const storedUser = z.looseObject({
  email: z.string(),
  cs_id: z.string(),
  account: optionalText,
  changed: z.boolean().nullish(),
});

/** How somebody logs in to act for a corporation. */
export interface DumpedUser {
  readonly account: string;
  readonly isChanged: boolean;
  readonly password: Uint8Array | undefined;
  readonly createdAt: Date | null;
  readonly raw: Record<string, unknown>;
}

/** What the readers of rows look up: links, texts of CLAs and log-ins, which are few. */
export interface LaterDump {
  readonly collections: Collections;
  readonly options: SourceOptions;
  readonly generation: LaterGeneration;
  readonly links: ReadonlyMap<string, DumpedLink>;
  /** Links that cannot be read. */
  readonly refusals: readonly RefusalEntry[];
  /** Fingerprints of texts by `textName`. */
  readonly texts: ReadonlyMap<string, string>;
  /** Texts that came beside the dump, by their fingerprints. */
  readonly files: ReadonlyMap<string, string>;
  /** By corporation and address. */
  readonly users: ReadonlyMap<string, DumpedUser>;
  /** Authorisation codes by addresses, when they are to move; undefined for one that the key does not open. */
  readonly senders: ReadonlyMap<string, string | undefined>;
}

interface DumpOptions extends Pick<LaterDump, 'generation' | 'options'> {
  /** Opens authorisation codes; undefined when they stay behind. */
  readonly key: Buffer | undefined;
}

export const textName = (link: string, cla: string): string => `${link}\n${cla}`;

/** Reads what the rows of a dump refer to. */
export async function readLaterDump(
  collections: Collections,
  { generation, options, key }: DumpOptions,
): Promise<LaterDump> {
  const { links, refusals } = await readLinks(collections.get('link'), options.link);
  const texts = new Map<string, string>();
  for await (const row of readCollection(collections.get('cla'))) {
    const bytes = row.kind === 'row' ? bytesOf(row.document['text']) : undefined;
    if (row.kind === 'row' && bytes !== undefined && bytes.length > 0) {
      texts.set(textName(String(row.document['link_id']), String(row.document['cla_id'])), sha256Of(bytes));
    }
  }
  const files = await readFiles(options.documents, links, texts);
  const users = await readUsers(collections);
  const senders = await readSenders(collections, key);
  return { collections, options, generation, links, refusals, texts, files, users, senders };
}

export const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

async function readLinks(path: string | undefined, wanted: string | undefined) {
  const links = new Map<string, DumpedLink>();
  const refusals: RefusalEntry[] = [];
  for await (const row of readCollection(path)) {
    if (row.kind === 'refusal') {
      refusals.push(row);
      continue;
    }
    const { document, locator } = row;
    const { data } = storedLink.safeParse(toPlain(document));
    if (data === undefined || links.has(data.id)) {
      refusals.push({ kind: 'refusal', reason: 'unreadable_record', raw: plainDocument(document), locator });
    } else if (wanted === undefined || wanted === data.id) {
      links.set(data.id, {
        link: data,
        raw: plainDocument(document, ['clas', 'removed', 'version', 'cla_num']),
        locator,
      });
    }
  }
  return { links, refusals };
}

const FILE_NAME = /^[\w.=+-]+$/;

/** The texts that the old server keeps as files, where the dump has lost them. */
async function readFiles(
  folder: string | undefined,
  links: ReadonlyMap<string, DumpedLink>,
  texts: Map<string, string>,
): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>();
  for (const { link } of folder === undefined ? [] : links.values()) {
    for (const { id } of [...(link.clas ?? []), ...(link.removed ?? [])]) {
      const name = `${link.id}_${id}.pdf`;
      if (folder !== undefined && FILE_NAME.test(name) && !texts.has(textName(link.id, id))) {
        const path = join(folder, name);
        const bytes = await readFile(path).catch(() => undefined);
        if (bytes !== undefined && bytes.length > 0) {
          texts.set(textName(link.id, id), sha256Of(bytes));
          files.set(sha256Of(bytes), path);
        }
      }
    }
  }
  return files;
}

export const userName = (corporation: string, email: string): string => `${corporation}\n${email}`;

async function readUsers(collections: Collections): Promise<ReadonlyMap<string, DumpedUser>> {
  const users = new Map<string, DumpedUser>();
  for await (const row of readCollection(collections.get('user'))) {
    if (row.kind === 'refusal') {
      continue;
    }
    const raw = plainDocument(row.document, ['version']);
    const { data } = storedUser.safeParse(raw);
    if (data !== undefined) {
      users.set(userName(data.cs_id, data.email), {
        account: data.account,
        isChanged: data.changed === true,
        password: bytesOf(row.document['password']),
        createdAt: timeOfId(String(raw['_id'])),
        raw,
      });
    }
  }
  return users;
}

/** Consents of Gmail belong to the App of the old server: those do not move. */
async function readSenders(collections: Collections, key: Buffer | undefined): Promise<LaterDump['senders']> {
  const senders = new Map<string, string | undefined>();
  for await (const row of key === undefined ? [] : readCollection(collections.get('email_credential'))) {
    const { data } = storedCredential.safeParse(row.kind === 'row' ? toPlain(row.document) : undefined);
    if (row.kind === 'row' && data?.platform === 'smtp') {
      const { token } = row.document;
      const sealed = bytesOf(token) ?? Buffer.from(String(token), 'base64');
      senders.set(data.email.toLowerCase(), openText(sealed, key));
    }
  }
  return senders;
}
