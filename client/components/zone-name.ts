import type { IntlShape } from 'react-intl';

/** Returns the name of the reader's time zone now, such as `GMT+8`. */
export function zoneName(intl: IntlShape): string {
  const parts = intl.formatDateToParts(new Date(), { timeZoneName: 'short' });
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
}
