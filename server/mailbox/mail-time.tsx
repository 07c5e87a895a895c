import type { ReactElement } from 'react';

interface MailTimeProps {
  /** ISO 8601. */
  readonly date: string;
}

// Swedish formats dates as 2026-01-31 23:59:59, which readers of both languages understand.
const FORMAT = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium' });

/** When a mail was sent, in this machine's time zone. */
export function MailTime({ date }: MailTimeProps): ReactElement {
  return <time dateTime={date}>{date === '' ? '' : FORMAT.format(new Date(date))}</time>;
}
