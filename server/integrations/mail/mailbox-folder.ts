import { join } from 'node:path';

/** Where captured mails lie: one file `<email id>.eml` each, as it would have gone over SMTP. */
export function mailboxFolder(dataDir: string): string {
  return join(dataDir, 'mailbox');
}
