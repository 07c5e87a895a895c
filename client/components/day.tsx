import type { ReactElement } from 'react';
import { FormattedDate } from 'react-intl';

interface DayProps {
  /** ISO 8601. */
  readonly value: string;
}

/** A day in the reader's zone, which it names: mails and documents have days of UTC. */
export function Day({ value }: DayProps): ReactElement {
  return <FormattedDate value={value} year="numeric" month="short" day="numeric" timeZoneName="short" />;
}
