import type { ReactElement } from 'react';
import { dayText } from '#rules/time-text.ts';
import { useTimeStyle } from './use-time-style.ts';

interface DayProps {
  /** ISO 8601. */
  readonly value: string;
}

/** A day in the reader's zone, which it names: mails and documents have days of UTC. */
export function Day({ value }: DayProps): ReactElement {
  const style = useTimeStyle();
  return <>{dayText(new Date(value), { ...style, hasShortMonth: true })}</>;
}
