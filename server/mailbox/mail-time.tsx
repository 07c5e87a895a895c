import type { ReactElement } from 'react';

interface MailTimeProps {
  /** ISO 8601. */
  readonly date: string;
}

// Swedish formats dates as 2026-01-31 23:59:59, which readers of both languages understand.
const FORMAT = new Intl.DateTimeFormat('sv-SE', {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  timeZoneName: 'short',
});

/** When a mail was sent, in this machine's time zone, which it names. */
export function MailTime({ date }: MailTimeProps): ReactElement {
  return <time dateTime={date}>{date === '' ? '' : FORMAT.format(new Date(date))}</time>;
}
