import { type ReactElement, useState } from 'react';
import { useIntl } from 'react-intl';
import { clockText, timeText } from '#rules/time-text.ts';
import { useTimeStyle } from './use-time-style.ts';

interface TimePointProps {
  /** ISO 8601. */
  readonly value: string;
  /** Whether the month is short, for lists. */
  readonly isShort?: boolean;
}

/** Day and time in the reader's zone, which it names: what counts by the minute must not be read in another. */
export function TimePoint({ value, isShort = false }: TimePointProps): ReactElement {
  const style = useTimeStyle();
  return <>{timeText(new Date(value), { ...style, hasShortMonth: isShort })}</>;
}

/** The time of a day that is today, in the reader's zone, which it names. */
export function ClockTime({ value }: Pick<TimePointProps, 'value'>): ReactElement {
  const style = useTimeStyle();
  return <>{clockText(new Date(value), style)}</>;
}

/** Units of relative times, in seconds. */
const UNITS = [
  { unit: 'day', seconds: 86_400 },
  { unit: 'hour', seconds: 3600 },
  { unit: 'minute', seconds: 60 },
] as const;
const NOW = { unit: 'second', seconds: 60 } as const;
const LONGEST = 7 * 86_400;

/** A past time in a list: how long ago it was in the last seven days, and when to the pointer; else when. */
export function TimeAgo({ value }: Pick<TimePointProps, 'value'>): ReactElement {
  const intl = useIntl();
  const style = useTimeStyle();
  const [now] = useState(Date.now);
  const ago = (now - Date.parse(value)) / 1000;
  if (ago < 0 || ago >= LONGEST) {
    return <TimePoint value={value} isShort />;
  }
  const known = UNITS.find(({ seconds }) => ago >= seconds) ?? NOW;
  return (
    <time dateTime={value} title={timeText(new Date(value), style)}>
      {intl.formatRelativeTime(-Math.floor(ago / known.seconds), known.unit, { numeric: 'auto' })}
    </time>
  );
}
