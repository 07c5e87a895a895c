import type { TimeUnit } from '#generated/enums.ts';
import type { Language } from '#rules/language.ts';
import { periodText } from '#rules/time-text.ts';

/** Names a period by its first day, or its month. Periods are those of UTC. */
export function periodName(language: Language, start: string | number, unit: TimeUnit): string {
  return periodText(new Date(start), language, unit === 'MONTH' ? 'MONTH' : 'DAY');
}
