import type { ReactElement } from 'react';
import type { ListedMail } from './captured-mail.ts';
import { MailTime } from './mail-time.tsx';
import { MailboxPage } from './mailbox-page.tsx';

interface MailListProps {
  readonly mails: readonly ListedMail[];
}

/** The captured mails, one line each. */
export function MailList({ mails }: MailListProps): ReactElement {
  return (
    <MailboxPage title="收件箱 Mailbox">
      <h1>
        收件箱 <span lang="en">Mailbox</span>
      </h1>
      <p>未发出、仅保存在本机的邮件。</p>
      <p lang="en">Mail that was kept on this machine instead of being sent.</p>
      {mails.length === 0 && (
        <p>
          还没有邮件。 <span lang="en">No mail yet.</span>
        </p>
      )}
      <ol>
        {mails.map((mail) => (
          <li key={mail.id}>
            <a href={`/mailbox/${mail.id}`}>
              <span className="subject">{mail.subject}</span>
              <span className="to">{mail.to}</span>
              <MailTime date={mail.date} />
            </a>
          </li>
        ))}
      </ol>
    </MailboxPage>
  );
}
