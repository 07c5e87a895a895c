import type { ReactElement, ReactNode } from 'react';

interface MailboxPageProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** The frame of the mailbox pages. */
export function MailboxPage({ title, children }: MailboxPageProps): ReactElement {
  return (
    <html lang="zh-CN">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>{title}</title>
        <link rel="stylesheet" href="/mailbox/style.css" />
      </head>
      <body>
        <nav>
          <a href="/">Signet</a>
          <a href="/mailbox">
            收件箱 <span lang="en">Mailbox</span>
          </a>
        </nav>
        <main>{children}</main>
      </body>
    </html>
  );
}
