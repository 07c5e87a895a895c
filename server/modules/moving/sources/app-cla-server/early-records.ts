import type { SourceEntry } from '../../format/source.ts';
import { toFields, toLanguage } from './acs-values.ts';
import { toCorporations, toManagers } from './early-corporations.ts';
import { clasOf, type EarlyDump, type Lookups, readDocuments, readLookups, type StoredLink } from './early-dump.ts';
import { eachOf } from './early-members.ts';
import { toEmployees, toIndividuals } from './early-people.ts';
import { toPlain } from './plain.ts';
import { toEntry } from './to-entry.ts';

/** Reads a dump of the generations P1 and P2, which number no CLAs: they are counted as their links list them. */
export async function* readEarlyEntries(dump: EarlyDump): AsyncGenerator<SourceEntry> {
  const refusals: SourceEntry[] = [];
  const lookups = await readLookups(dump, refusals);
  yield* refusals;
  yield* readDocuments(dump);
  for (const { link, raw, locator } of lookups.links.values()) {
    yield toLink(link, raw, locator);
  }
  for (const { link, locator } of lookups.links.values()) {
    yield* toClas(link, locator, lookups);
  }
  yield* eachOf(lookups, { collection: 'corp_signings', tells: true, present: toCorporations });
  yield* eachOf(lookups, { collection: 'corp_signings', tells: false, present: toManagers });
  yield* eachOf(lookups, { collection: 'individual_signings', tells: true, present: toEmployees });
  yield* eachOf(lookups, { collection: 'individual_signings', tells: false, present: toIndividuals });
}

function toLink(link: StoredLink, raw: unknown, locator: string): SourceEntry {
  const place = [link.org, link.repo].filter((part) => part !== '').join('/');
  return toEntry({
    raw,
    locator,
    draft: {
      type: 'link',
      key: `acs:links/${link.link_id}`,
      link: link.link_id,
      alias: link.org_alias === '' ? link.org : link.org_alias,
      project_url: `https://${link.platform}.com/${place}`,
      state: link.link_status === 'deleted' ? 'unlinked' : 'live',
      grace_period_days: null,
      created_at: timeOfLink(link.link_id),
    },
  });
}

/** The id ends with the nanoseconds at which the link was made. */
function timeOfLink(linkId: string): string | null {
  const [, milliseconds] = /-(\d{13})\d{6}$/.exec(linkId) ?? [];
  return milliseconds === undefined ? null : new Date(Number(milliseconds)).toISOString();
}

function toClas(link: StoredLink, locator: string, { texts }: Lookups): SourceEntry[] {
  return clasOf(link).map(({ type, cla }, index) => {
    const language = toLanguage(cla.lang);
    const raw = toPlain(cla);
    if (language === null) {
      return { kind: 'refusal', reason: 'unsupported_language', raw, locator };
    }
    return toEntry({
      raw,
      locator,
      draft: {
        type: 'cla',
        key: `acs:cla/${link.link_id}/${index}`,
        link: link.link_id,
        cla: String(index),
        cla_type: type,
        language,
        version: 1,
        state: 'current',
        source_url: cla.url === '' ? null : cla.url,
        document: texts.get(['cla_pdfs', link.link_id, type, cla.lang].join('\n').toLowerCase()) ?? null,
        fields: toFields(cla.fields),
        created_at: timeOfLink(link.link_id),
      },
    });
  });
}
