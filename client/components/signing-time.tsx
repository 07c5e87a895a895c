import type { ReactElement } from 'react';
import type { SigningOriginFragment } from '#generated/graphql.ts';
import { Day, SameDay } from './day.tsx';
import { TimePoint } from './time-point.tsx';

interface SigningTimeProps {
  /** ISO 8601; nothing is shown for null, because the source of an import does not say. */
  readonly value: string | null;
  readonly origin: Pick<SigningOriginFragment, 'signedAtPrecision'> | null | undefined;
  /** Whether only the day is shown, for lists. */
  readonly isDay?: boolean;
}

/** When something was signed. A day that was imported or recorded has no zone: it is the same to every reader. */
export function SigningTime({ value, origin, isDay = false }: SigningTimeProps): ReactElement | null {
  if (value === null) {
    return null;
  }
  if (origin?.signedAtPrecision === 'DAY') {
    return <SameDay value={value} isShort={isDay} />;
  }
  return isDay ? <Day value={value} /> : <TimePoint value={value} />;
}
