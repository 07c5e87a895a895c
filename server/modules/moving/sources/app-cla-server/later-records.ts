import type { SourceEntry } from '../../format/source.ts';
import { eachCorporation, toCorporation, toManagers } from './later-corporations.ts';
import type { LaterDump } from './later-dump.ts';
import { toEmployees } from './later-employees.ts';
import { readIndividuals } from './later-individuals.ts';
import { readDocuments, toClas, toLink } from './later-links.ts';

/** Reads a dump of the generations R and L. */
export async function* readLaterEntries(dump: LaterDump): AsyncGenerator<SourceEntry> {
  yield* dump.refusals;
  yield* readDocuments(dump);
  for (const link of dump.links.values()) {
    yield toLink(link, dump);
  }
  for (const link of dump.links.values()) {
    yield* toClas(link, dump);
  }
  yield* eachCorporation(dump, true, toCorporation);
  yield* eachCorporation(dump, false, toManagers);
  yield* eachCorporation(dump, false, toEmployees);
  yield* readIndividuals(dump);
}
