import type { ReactElement } from 'react';

interface MailTimeProps {
  /** ISO 8601. */
  readonly date: string;
}

// Swedish writes dates as 2026-01-31 23:59:59, which both languages of the page read.
const FORMAT = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium' });

/** When a mail was sent, in the time zone of this machine. */
export function MailTime({ date }: MailTimeProps): ReactElement {
  return <time dateTime={date}>{date === '' ? '' : FORMAT.format(new Date(date))}</time>;
}
