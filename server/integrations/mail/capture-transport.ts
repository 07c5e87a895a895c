import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import MailComposer from 'nodemailer/lib/mail-composer';
import type { MailTransport } from './mail-transport.ts';
import { mailboxFolder } from './mailbox-folder.ts';
import { toMessage } from './to-message.ts';

/** Keeps mails as files that only the owner can read; sending a mail again replaces its file. */
export function createCaptureTransport(dataDir: string): MailTransport {
  const folder = mailboxFolder(dataDir);
  return {
    async send(mail) {
      const bytes = await new MailComposer(toMessage(mail)).compile().build();
      const draft = join(folder, `${randomUUID()}.tmp`);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(draft, bytes, { mode: 0o600, flush: true });
      await rename(draft, join(folder, `${mail.id}.eml`));
    },
    close: () => undefined,
  };
}
