import { readFile } from 'node:fs/promises';
import { ClaType } from '#rules/cla-type.ts';
import type { DocumentEntry, SourceEntry } from '../../format/source.ts';
import { timeOfId, toFields, toInstant, toLanguage } from './acs-values.ts';
import { type DumpedLink, type LaterDump, sha256Of, type StoredCla, textName } from './later-dump.ts';
import { bytesOf, plainDocument, toPlain } from './plain.ts';
import { readCollection } from './read-collection.ts';
import { toEntry } from './to-entry.ts';

/** Reads the texts of CLAs and the documents that corporations signed. */
export async function* readDocuments({ collections, files, links, options }: LaterDump): AsyncGenerator<SourceEntry> {
  for await (const row of readCollection(collections.get('cla'))) {
    if (row.kind === 'refusal') {
      yield row;
      continue;
    }
    const { document, locator } = row;
    const [link, cla] = [String(document['link_id']), String(document['cla_id'])];
    const bytes = bytesOf(document['text']);
    const isOf = [...(links.get(link)?.link.clas ?? []), ...(links.get(link)?.link.removed ?? [])].some(
      ({ id }) => id === cla,
    );
    if (isOf && bytes !== undefined && bytes.length > 0) {
      yield toDocument(bytes);
    } else if (!isOf && (options.link === undefined || options.link === link)) {
      yield { kind: 'refusal', reason: 'orphan_document', raw: plainDocument(document), locator };
    }
  }
  for (const [sha256, path] of files) {
    yield { kind: 'document', sha256, mediaType: 'application/pdf', bytes: () => readFile(path) };
  }
  for await (const row of readCollection(collections.get('corp_signing'))) {
    const pdf = row.kind === 'row' ? bytesOf(row.document['pdf']) : undefined;
    if (row.kind === 'row' && pdf !== undefined && pdf.length > 0 && links.has(String(row.document['link_id']))) {
      yield toDocument(pdf);
    }
  }
}

const toDocument = (bytes: Uint8Array): DocumentEntry => ({
  kind: 'document',
  sha256: sha256Of(bytes),
  mediaType: 'application/pdf',
  bytes: async () => bytes,
});

/** The record of a link. */
export function toLink({ link, raw, locator }: DumpedLink, { senders }: LaterDump): SourceEntry {
  const { org, platform, org_alias: alias, project } = link.org;
  const days = link.grace_period_days;
  const address = link.email?.addr ?? '';
  const authorizationCode = senders.get(address.toLowerCase());
  const isSealed = authorizationCode === undefined && senders.has(address.toLowerCase());
  return toEntry({
    raw,
    locator,
    sender: authorizationCode === undefined ? undefined : { address, authorizationCode },
    draft: {
      type: 'link',
      key: `acs:link/${link.id}`,
      link: link.id,
      alias: alias === '' ? org : alias,
      project_url: project === '' ? `https://${platform === '' ? 'gitee' : platform}.com/${org}` : project,
      state: link.deleted === true ? 'unlinked' : 'live',
      grace_period_days: days === null || days === undefined || days < 0 ? null : days,
      created_at: timeOfId(link.id)?.toISOString() ?? null,
      notes: isSealed ? ['encrypted_value'] : [],
    },
  });
}

interface NumberedCla {
  readonly cla: StoredCla;
  readonly from: 'clas' | 'removed';
}

/** The records of the versions of a link. */
export function* toClas({ link, locator }: DumpedLink, { texts }: LaterDump): Generator<SourceEntry> {
  const listed: NumberedCla[] = [
    ...(link.clas ?? []).map((cla) => ({ cla, from: 'clas' as const })),
    ...(link.removed ?? []).map((cla) => ({ cla, from: 'removed' as const })),
  ];
  const kindOf = ({ cla: { type, lang } }: NumberedCla): string => `${type} ${lang.toLowerCase()}`;
  for (const siblings of Map.groupBy(listed, kindOf).values()) {
    const versions = siblings.toSorted((a, b) => Number(a.cla.id) - Number(b.cla.id));
    const current = versions.findLast(({ from }) => from === 'clas');
    for (const [index, version] of versions.entries()) {
      const { cla, from } = version;
      const language = toLanguage(cla.lang);
      const raw = toPlain(cla);
      const isOlder = current !== undefined && Number(cla.id) < Number(current.cla.id);
      const state = version === current ? 'current' : isOlder ? 'superseded' : 'removed';
      // A version that took the place of another counts the grace period; when the source began none, the import does.
      const updatedAt = toInstant(cla.updated_at) ?? toInstant(link.last_update_time);
      if (language === null) {
        yield { kind: 'refusal', reason: 'unsupported_language', raw, locator };
        continue;
      }
      yield toEntry({
        raw,
        locator,
        draft: {
          type: 'cla',
          key: `acs:cla/${link.id}/${from}/${cla.id}`,
          link: link.id,
          cla: cla.id,
          cla_type: cla.type === ClaType.CORPORATION ? ClaType.CORPORATION : ClaType.INDIVIDUAL,
          language,
          version: index + 1,
          state,
          source_url: cla.url === '' ? null : cla.url,
          document: texts.get(textName(link.id, cla.id)) ?? null,
          fields: toFields(cla.fields),
          created_at: index === 0 ? (timeOfId(link.id)?.toISOString() ?? null) : updatedAt,
        },
      });
    }
  }
}
