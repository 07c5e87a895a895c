import type { IntlShape } from 'react-intl';
import type { TimeUnit } from '#generated/enums.ts';

/** Names a period by its first day, or its month. Periods are those of UTC. */
export function periodName(intl: IntlShape, start: string | number, unit: TimeUnit): string {
  return intl.formatDate(start, {
    timeZone: 'UTC',
    year: 'numeric',
    month: 'short',
    ...(unit === 'MONTH' ? {} : { day: 'numeric' }),
  });
}
