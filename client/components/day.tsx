import type { ReactElement } from 'react';
import { bareDayText, dayText } from '#rules/time-text.ts';
import { useTimeStyle } from './use-time-style.ts';

interface DayProps {
  /** ISO 8601. */
  readonly value: string;
}

/** A day of UTC that is the same to every reader, without a zone. */
export function SameDay({ value, isShort = false }: SameDayProps): ReactElement {
  const style = useTimeStyle();
  return <>{bareDayText(new Date(value), { ...style, hasShortMonth: isShort })}</>;
}

interface SameDayProps extends DayProps {
  /** Whether the month is short, for lists. */
  readonly isShort?: boolean;
}

/** A day in the reader's zone, which it names: mails and documents have days of UTC. */
export function Day({ value }: DayProps): ReactElement {
  const style = useTimeStyle();
  return <>{dayText(new Date(value), { ...style, hasShortMonth: true })}</>;
}
