import type { FastifyInstance, FastifyReply } from 'fastify';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { AppError } from '#server/errors/app-error.ts';
import { listCapturedMails, readCapturedMail } from './captured-mail.ts';
import { isLocalRequest } from './local-request.ts';
import { MailList } from './mail-list.tsx';
import { MailView } from './mail-view.tsx';
import { MAILBOX_STYLE } from './mailbox-style.ts';

interface MailboxOptions {
  /** The data directory with the captured mails. */
  readonly dataDir: string;
}

interface MailPath {
  Params: { id: string; n: string };
}

const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** A mail may have styles and open its links in a new tab, but runs nothing, loads nothing and keeps no origin. */
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox";

/** Shows captured mails to requests from this machine; others get `not_found`. */
export async function registerMailbox(app: FastifyInstance, { dataDir }: MailboxOptions): Promise<void> {
  await app.register(async (scope) => {
    scope.addHook('onRequest', async (request, reply) => {
      if (!isLocalRequest(request.headers)) {
        throw new AppError('not_found');
      }
      reply.headers({ 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
    });
    registerPages(scope, dataDir);
    registerContents(scope, dataDir);
  });
}

function registerPages(scope: FastifyInstance, dataDir: string): void {
  scope.get('/mailbox', async (_request, reply) =>
    sendPage(reply, createElement(MailList, { mails: await listCapturedMails(dataDir) })),
  );
  scope.get<MailPath>('/mailbox/:id', async ({ params }, reply) =>
    sendPage(reply, createElement(MailView, { mail: await readCapturedMail(dataDir, params.id) })),
  );
  scope.get('/mailbox/style.css', async (_request, reply) => reply.type('text/css; charset=utf-8').send(MAILBOX_STYLE));
}

function registerContents(scope: FastifyInstance, dataDir: string): void {
  scope.get('/mailbox.json', async () => {
    const mails = await listCapturedMails(dataDir);
    return mails.map(({ id, to, subject, date, text, attachments }) => ({
      id,
      to,
      subject,
      date,
      text,
      attachments: attachments.map(({ filename, url }) => ({ filename, url })),
    }));
  });
  scope.get<MailPath>('/mailbox/:id/html', async ({ params }, reply) => {
    const { html } = await readCapturedMail(dataDir, params.id);
    return reply
      .headers({ 'content-security-policy': MAIL_POLICY, 'x-frame-options': 'SAMEORIGIN' })
      .type('text/html; charset=utf-8')
      .send(html);
  });
  scope.get<MailPath>('/mailbox/:id/attachments/:n', async ({ params }, reply) => {
    const attachment = (await readCapturedMail(dataDir, params.id)).attachments.find(({ url }) =>
      url.endsWith(`/${params.n}`),
    );
    if (attachment === undefined) {
      throw new AppError('not_found');
    }
    return sendAttachment(reply, attachment);
  });
}

function sendPage(reply: FastifyReply, page: ReactElement): FastifyReply {
  return reply
    .header('content-security-policy', PAGE_POLICY)
    .type('text/html; charset=utf-8')
    .send(`<!DOCTYPE html>${renderToStaticMarkup(page)}`);
}

/** A PDF opens in the browser; anything else is only saved, so that it cannot act as a page of this origin. */
function sendAttachment(
  reply: FastifyReply,
  { filename, mediaType, bytes }: { filename: string; mediaType: string; bytes: Uint8Array },
): FastifyReply {
  const [disposition, type] =
    mediaType === 'application/pdf' ? ['inline', mediaType] : ['attachment', 'application/octet-stream'];
  const encodedName = encodeURIComponent(filename).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16)}`,
  );
  return reply
    .header('content-disposition', `${disposition}; filename*=UTF-8''${encodedName}`)
    .type(type ?? mediaType)
    .send(Buffer.from(bytes));
}
