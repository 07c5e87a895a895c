import { join } from 'node:path';

/** The folder of captured mails: one file `<email id>.eml` each, as it would have been sent over SMTP. */
export function mailboxFolder(dataDir: string): string {
  return join(dataDir, 'mailbox');
}
