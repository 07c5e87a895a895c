import type { SignedAt } from '../format/record-parts.ts';

/** How the times of a source are written. */
interface TimeOptions {
  /** Of `YYYY`, `MM`, `DD`, `HH`, `mm` and `ss`, and other characters as they are; undefined: ISO 8601. */
  readonly dateFormat: string | undefined;
  /** IANA zone of times without one; undefined: only the day is taken. */
  readonly timezone: string | undefined;
}

const PARTS = ['YYYY', 'MM', 'DD', 'HH', 'mm', 'ss'] as const;
type Part = (typeof PARTS)[number];

const ISO = /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/;
const ZONE = /(?:Z|[+-]\d{2}:?\d{2})$/;

/**
 * Reads when something was signed, to the second with a zone and to the day without one; unknown for an empty text.
 * Returns undefined for what is not in the format, and for days that do not exist.
 */
export function readTime(text: string, { dateFormat, timezone }: TimeOptions): SignedAt | undefined {
  if (text === '') {
    return { precision: 'unknown', value: null };
  }
  if (dateFormat !== undefined) {
    const parts = matchFormat(text, dateFormat);
    return parts === undefined ? undefined : fromParts(parts, timezone);
  }
  if (!ISO.test(text)) {
    return undefined;
  }
  if (text.length > 10 && ZONE.test(text.slice(10))) {
    const at = new Date(text.replace(' ', 'T'));
    return Number.isNaN(at.getTime()) ? undefined : { precision: 'second', value: at.toISOString() };
  }
  const [day = '', time = ''] = text.split(/[T ]/);
  const [YYYY = '', MM = '', DD = ''] = day.split('-');
  const [HH, mm, ss] = time === '' ? [] : time.split(':');
  return fromParts({ YYYY, MM, DD, HH, mm, ss: time === '' ? undefined : (ss ?? '00').slice(0, 2) }, timezone);
}

type Parts = Readonly<Partial<Record<Part, string | undefined>>>;

function matchFormat(text: string, format: string): Parts | undefined {
  const parts: Partial<Record<Part, string>> = {};
  let place = 0;
  for (let index = 0; index < format.length;) {
    const part = PARTS.find((known) => format.startsWith(known, index));
    const expected = part ?? format.charAt(index);
    const found = text.slice(place, place + expected.length);
    if (part === undefined ? found !== expected : !/^\d+$/.test(found) || found.length < part.length) {
      return undefined;
    }
    if (part !== undefined) {
      parts[part] = found;
    }
    index += expected.length;
    place += expected.length;
  }
  return place === text.length ? parts : undefined;
}

function fromParts({ YYYY = '', MM = '', DD = '', HH, mm, ss = '00' }: Parts, timezone?: string): SignedAt | undefined {
  const day = `${YYYY}-${MM}-${DD}`;
  const midnight = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(midnight.getTime()) || midnight.toISOString().slice(0, 10) !== day) {
    return undefined;
  }
  if (HH === undefined || timezone === undefined) {
    return { precision: 'day', value: day };
  }
  const local = new Date(`${day}T${HH}:${mm ?? '00'}:${ss}Z`);
  return Number.isNaN(local.getTime())
    ? undefined
    : { precision: 'second', value: new Date(local.getTime() - offsetOf(local, timezone)).toISOString() };
}

/** Milliseconds that a zone is ahead of UTC at a time of its clocks. */
function offsetOf(local: Date, timezone: string): number {
  const guess = zoneOffset(local, timezone);
  return zoneOffset(new Date(local.getTime() - guess), timezone);
}

function zoneOffset(at: Date, timeZone: string): number {
  const shown = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value;
  const [, sign = '+', hours = '0', minutes = '0'] = /GMT(?:([+-])(\d{2}):(\d{2}))?/.exec(shown ?? '') ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * 60_000;
}
