import { createHash } from 'node:crypto';
import type { InterchangeRecord } from '../format/record.ts';

/**
 * The id that a row of another system gets here: the same whenever it is imported, so that rows which refer to it can be
 * planned before it is stored. Only for what names no person: an erased one must not be found again by its id.
 */
export function foreignId(name: string): string {
  const hex = createHash('sha256').update(`signet-import\n${name}`).digest('hex');
  // Version 8 of RFC 9562: made in a way of our own.
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `a${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  );
}

export const foreignLinkId = (linkId: string): string => foreignId(`link/${linkId}`);
export const foreignClaId = (linkId: string, number: string): string => foreignId(`cla/${linkId}/${Number(number)}`);

/** The id that a record of another source gets; undefined for people, and for the rows of Signet. */
export function foreignIdOf(record: InterchangeRecord): string | undefined {
  if ('own' in record && record.own !== undefined) {
    return undefined;
  }
  if (record.type === 'link') {
    return foreignLinkId(record.link);
  }
  if (record.type === 'cla') {
    return foreignClaId(record.link, record.cla);
  }
  return record.type === 'corporation' || record.type === 'manager' ? foreignId(record.key) : undefined;
}
