import { z } from 'zod';
import type { RefusalEntry } from '../../format/source.ts';
import { optionalText } from './acs-values.ts';
import type { LaterDump } from './later-dump.ts';
import { plainDocument } from './plain.ts';
import type { CollectionRow } from './read-collection.ts';

/** What happened to a signing; revisions name its time in two ways. */
export const changeLog = z.looseObject({
  time: z.unknown().optional(),
  date: z.unknown().optional(),
  action: optionalText,
  cla_id: optionalText,
});

/** Whether a row is of another link than the one that is asked for. */
export const isLeftOut = ({ document }: CollectionRow, { options: { link } }: LaterDump): boolean =>
  link !== undefined && link !== document['link_id'];

/** A row that cannot be read. */
export function refuseRow({ document, locator }: CollectionRow, without: readonly string[] = []): RefusalEntry {
  return { kind: 'refusal', reason: 'unreadable_record', raw: plainDocument(document, without), locator };
}
