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

/** A captured mail in a list: of attachments only the names. */
export interface ListedMail extends Pick<CapturedMail, 'id' | 'to' | 'subject' | 'date' | 'text'> {
  readonly attachments: readonly Pick<CapturedMail['attachments'][number], 'filename' | 'url'>[];
}

/** Maximum number of mails that the mailbox lists, the newest ones. */
const LISTED_MAILS = 200;

const MAIL_FILE = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.eml$/;

/** Reads a captured mail. Error: `not_found` for an invalid or unknown id. */
export async function readCapturedMail(dataDir: string, id: string): Promise<CapturedMail> {
  return toCapturedMail(id, await PostalMime.parse(await readMailFile(dataDir, id)));
}

/** Lists the newest captured mails, newest first. */
export async function listCapturedMails(dataDir: string): Promise<ListedMail[]> {
  const mails: ListedMail[] = [];
  for (const id of await newestIds(mailboxFolder(dataDir))) {
    const bytes = withoutAttachedContents(await readMailFile(dataDir, id));
    mails.push(toListedMail(toCapturedMail(id, await PostalMime.parse(bytes))));
  }
  return mails;
}

async function readMailFile(dataDir: string, id: string): Promise<Buffer> {
  const file = `${id}.eml`;
  if (!MAIL_FILE.test(file)) {
    throw new AppError('not_found');
  }
  try {
    return await readFile(join(mailboxFolder(dataDir), file));
  } catch (error) {
    throw isMissing(error) ? new AppError('not_found', {}, { cause: error }) : error;
  }
}

/** Decoding a signed document takes half a second in which the service answers nobody, and a list has 200 of them. */
function withoutAttachedContents(bytes: Buffer): Buffer {
  // Linear: the service wrote these mails, and an attachment has one such header.
  const contents = /(\r\nContent-Disposition: attachment[^]*?\r\n\r\n)[A-Za-z0-9+/=\r\n]+/g;
  return Buffer.from(bytes.toString('latin1').replace(contents, '$1\r\n'), 'latin1');
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

function toListedMail({ id, to, subject, date, text, attachments }: CapturedMail): ListedMail {
  return { id, to, subject, date, text, attachments: attachments.map(({ filename, url }) => ({ filename, url })) };
}

function toText(address: Address | undefined): string {
  const { name = '', address: mailbox = '' } = address ?? {};
  return name === '' ? mailbox : `${name} <${mailbox}>`;
}
