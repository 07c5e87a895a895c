import type { ReactElement } from 'react';
import type { CapturedMail } from './captured-mail.ts';
import { MailTime } from './mail-time.tsx';
import { MailboxPage } from './mailbox-page.tsx';

interface MailViewProps {
  readonly mail: CapturedMail;
}

/**
 * One captured mail: sender, recipient, time, attachments, the HTML in a frame without scripts, the text, all headers.
 */
export function MailView({ mail }: MailViewProps): ReactElement {
  return (
    <MailboxPage title={mail.subject}>
      <h1>{mail.subject}</h1>
      <dl>
        <dt>
          发件人 <span lang="en">From</span>
        </dt>
        <dd>{mail.from}</dd>
        <dt>
          收件人 <span lang="en">To</span>
        </dt>
        <dd>{mail.to}</dd>
        <dt>
          时间 <span lang="en">Date</span>
        </dt>
        <dd>
          <MailTime date={mail.date} />
        </dd>
        {mail.attachments.length > 0 && (
          <dt>
            附件 <span lang="en">Attachments</span>
          </dt>
        )}
        {mail.attachments.map(({ url, filename, bytes }) => (
          <dd key={url}>
            <a href={url}>{filename}</a> <span className="size">{Math.ceil(bytes.byteLength / 1024)} KiB</span>
          </dd>
        ))}
      </dl>
      <iframe
        title={mail.subject}
        src={`/mailbox/${mail.id}/html`}
        sandbox="allow-popups allow-popups-to-escape-sandbox"
      />
      <details>
        <summary>
          纯文本 <span lang="en">Text</span>
        </summary>
        <pre>{mail.text}</pre>
      </details>
      <details>
        <summary>
          邮件头 <span lang="en">Headers</span>
        </summary>
        <pre>{mail.headers.map(({ originalKey, value }) => `${originalKey}: ${value}`).join('\n')}</pre>
      </details>
    </MailboxPage>
  );
}
