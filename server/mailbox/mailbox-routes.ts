import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { z } from 'zod';
import { AppError } from '#server/errors/app-error.ts';
import { isLocalRequest } from '#server/http/local-request.ts';
import { sameDigest } from '#server/security/secret-box.ts';
import { listCapturedMails, readCapturedMail } from './captured-mail.ts';
import { MailList } from './mail-list.tsx';
import { MailView } from './mail-view.tsx';
import { MAILBOX_STYLE } from './mailbox-style.ts';

interface MailboxOptions {
  /** The data directory with the captured mails. */
  readonly dataDir: string;
  /** Proves that a request comes from the person who started the service. */
  readonly token: string;
}

/** Cookie with which a browser that followed the link goes on. */
const COOKIE = 'mailbox';

interface MailPath {
  Params: { id: string; n: string };
}

const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** A mail may have styles and open its links in a new tab, but runs nothing, loads nothing and keeps no origin. */
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox";

/**
 * Shows captured mails to requests from this machine with the token, in the query `token` or in the cookie that it
 * leaves; other requests get `not_found` and `missing_token`. A proxy on this machine may hide where a request comes
 * from, but knows no token.
 */
export async function registerMailbox(app: FastifyInstance, { dataDir, token }: MailboxOptions): Promise<void> {
  await app.register(async (scope) => {
    scope.addHook('onRequest', async (request, reply) => {
      if (!isLocalRequest(request.headers)) {
        throw new AppError('not_found');
      }
      reply.headers({
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
      });
      letIn(request, reply, token);
    });
    registerPages(scope, dataDir);
    registerContents(scope, dataDir);
  });
}

function letIn(request: FastifyRequest, reply: FastifyReply, token: string): void {
  const { token: given } = z.object({ token: z.string().optional() }).catch({}).parse(request.query);
  const kept = request.server.parseCookie(request.headers.cookie ?? '')[COOKIE];
  if (![given, kept].some((text) => text !== undefined && sameDigest(text, token))) {
    throw new AppError('missing_token');
  }
  if (given !== undefined) {
    void reply.setCookie(COOKIE, token, { path: '/mailbox', httpOnly: true, sameSite: 'strict' });
  }
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
  scope.get('/mailbox.json', async () => listCapturedMails(dataDir));
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
