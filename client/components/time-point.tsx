import type { ReactElement } from 'react';
import { FormattedDate, FormattedTime } from 'react-intl';

interface TimePointProps {
  /** ISO 8601. */
  readonly value: string;
  /** Whether the month is a number, for lists. */
  readonly isShort?: boolean;
}

/** Day and time in the reader's zone, which it names: what counts by the minute must not be read in another. */
export function TimePoint({ value, isShort = false }: TimePointProps): ReactElement {
  return (
    <FormattedDate
      value={value}
      year="numeric"
      month={isShort ? 'short' : 'long'}
      day="numeric"
      hour="2-digit"
      minute="2-digit"
      timeZoneName="short"
    />
  );
}

/** The time of a day that is today, in the reader's zone, which it names. */
export function ClockTime({ value }: Pick<TimePointProps, 'value'>): ReactElement {
  return <FormattedTime value={value} timeZoneName="short" />;
}
