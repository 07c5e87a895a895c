import type { Language } from './language.ts';

/** The conventions by which days and times are written in each language. */
const LOCALES = { zh: 'zh-CN', en: 'en-GB' } as const satisfies Record<Language, string>;

/** How a time is written. */
export interface TimeStyle {
  readonly language: Language;
  /** Such as `UTC`; the reader's own when absent. */
  readonly timeZone?: string;
  /** For narrow columns. */
  readonly hasShortMonth?: boolean;
}

/** A day with its zone, in which other days begin earlier: `28 November 2026 (UTC)`, `2026年11月28日（UTC）`. */
export function dayText(time: Date, style: TimeStyle): string {
  const zone = zoneText(time, style);
  return style.language === 'zh' ? `${dateText(time, style)}（${zone}）` : `${dateText(time, style)} (${zone})`;
}

/** A moment with its zone: `28 November 2026, 13:39 UTC`, `2026年11月28日 13:39（UTC）`. */
export function timeText(time: Date, style: TimeStyle): string {
  const separator = style.language === 'zh' ? ' ' : ', ';
  return dateText(time, style) + separator + clockText(time, style);
}

/** The time of a day that the reader knows, with its zone: `13:39 UTC`, `13:39（UTC）`. */
export function clockText(time: Date, style: TimeStyle): string {
  const { language, timeZone } = style;
  const clock = format(language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone }).format(time);
  const zone = zoneText(time, style);
  return language === 'zh' ? `${clock}（${zone}）` : `${clock} ${zone}`;
}

function dateText(time: Date, { language, timeZone, hasShortMonth = false }: TimeStyle): string {
  const month = hasShortMonth ? 'short' : 'long';
  return format(language, { year: 'numeric', month, day: 'numeric', timeZone }).format(time);
}

/** A period of UTC by its first day, or its month: `24 Nov 2025`, `Nov 2025`, `2025年11月24日`. */
export function periodText(start: Date, language: Language, unit: 'DAY' | 'MONTH'): string {
  const day = unit === 'DAY' ? ({ day: 'numeric' } as const) : {};
  return format(language, { year: 'numeric', month: 'short', ...day, timeZone: 'UTC' }).format(start);
}

/** A day of UTC that has no zone: `4 May 2019`, `2019年5月4日`. */
export function bareDayText(time: Date, style: Omit<TimeStyle, 'timeZone'>): string {
  return dateText(time, { ...style, timeZone: 'UTC' });
}

function zoneText(time: Date, { language, timeZone }: TimeStyle): string {
  const parts = format(language, { timeZoneName: 'short', timeZone }).formatToParts(time);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}

function format(
  language: Language,
  { timeZone, ...options }: Omit<Intl.DateTimeFormatOptions, 'timeZone'> & { readonly timeZone: string | undefined },
): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(LOCALES[language], { ...options, ...(timeZone !== undefined && { timeZone }) });
}
