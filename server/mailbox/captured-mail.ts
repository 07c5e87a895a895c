import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime, { type Address, type Email } from 'postal-mime';
import { AppError } from '#server/errors/app-error.ts';
import { mailboxFolder } from '#server/integrations/mail/mailbox-folder.ts';

/** A captured mail, parsed as a mail client would. */
export interface CapturedMail {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  /** When it was sent, in ISO 8601. */
  readonly date: string;
  readonly headers: Email['headers'];
  readonly html: string;
  readonly text: string;
  readonly attachments: readonly {
    readonly filename: string;
    readonly mediaType: string;
    readonly bytes: Uint8Array;
    readonly url: string;
  }[];
}

/** Maximum number of mails that the mailbox lists, the newest ones. */
const LISTED_MAILS = 200;

const MAIL_FILE = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.eml$/;

/** Reads a captured mail. Error: `not_found` for an invalid or unknown id. */
export async function readCapturedMail(dataDir: string, id: string): Promise<CapturedMail> {
  const file = `${id}.eml`;
  if (!MAIL_FILE.test(file)) {
    throw new AppError('not_found');
  }
  try {
    return toCapturedMail(id, await PostalMime.parse(await readFile(join(mailboxFolder(dataDir), file))));
  } catch (error) {
    throw isMissing(error) ? new AppError('not_found', {}, { cause: error }) : error;
  }
}

/** Lists the newest captured mails, newest first. */
export async function listCapturedMails(dataDir: string): Promise<CapturedMail[]> {
  const mails: CapturedMail[] = [];
  for (const id of await newestIds(mailboxFolder(dataDir))) {
    mails.push(await readCapturedMail(dataDir, id));
  }
  return mails;
}

async function newestIds(folder: string): Promise<string[]> {
  const files = (await filesIn(folder)).filter((file) => MAIL_FILE.test(file));
  const dated = await Promise.all(
    files.map(async (file) => ({ file, writtenAt: (await stat(join(folder, file))).mtimeMs })),
  );
  return dated
    .toSorted((a, b) => b.writtenAt - a.writtenAt)
    .slice(0, LISTED_MAILS)
    .map(({ file }) => file.slice(0, -'.eml'.length));
}

async function filesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (isMissing(error)) {
      return [];
    }
    throw error;
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}

function toCapturedMail(id: string, email: Email): CapturedMail {
  return {
    id,
    from: toText(email.from),
    to: (email.to ?? []).map(toText).join(', '),
    subject: email.subject ?? '',
    date: email.date ?? '',
    headers: email.headers,
    html: email.html ?? '',
    text: email.text ?? '',
    attachments: email.attachments.map(({ filename, mimeType, content }, index) => ({
      filename: filename ?? `${index}`,
      mediaType: mimeType,
      bytes: typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content),
      url: `/mailbox/${id}/attachments/${index}`,
    })),
  };
}

function toText(address: Address | undefined): string {
  const { name = '', address: mailbox = '' } = address ?? {};
  return name === '' ? mailbox : `${name} <${mailbox}>`;
}
