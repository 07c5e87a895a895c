import type { Em } from '#server/db/open-database.ts';
import { hashToken, newToken } from '#server/modules/access/session/session-token.ts';
import type { Email } from '#server/modules/ground/email/email.entity.ts';
import { UploadLink } from '#server/modules/signing/corporation/upload-link.entity.ts';
import {
  answerOf,
  filePayload,
  type FileAnswer,
} from '#server/modules/signing/signing/corporation/testing/signed-pdf.ts';
import type { TestApp } from '#server/test/test-app.ts';

const DAY = 86_400_000;

/** Stores an upload link of a signing, good for 30 days by default, and returns its key. */
export async function buildUploadLink(
  em: Em,
  corporationSigning: { readonly id: string },
  { daysLeft = 30 }: { readonly daysLeft?: number } = {},
): Promise<string> {
  const key = newToken();
  const issuedAt = new Date();
  const expiresAt = new Date(issuedAt.getTime() + daysLeft * DAY);
  em.create(UploadLink, { corporationSigning: corporationSigning.id, keyHash: hashToken(key), issuedAt, expiresAt });
  await em.flush();
  return key;
}

/** The key in a queued mail that brings an upload link. */
export function uploadKeyIn({ deps }: TestApp, { id, secret }: Email): string {
  const opened = secret ? deps.secretBox.decrypt('mail', { row: id, sealed: secret }) : '{}';
  const { uploadUrl = '' } = JSON.parse(opened) as { uploadUrl?: string };
  return uploadUrl.split('/corporation-progress/')[1] ?? '';
}

const pathOf = (key: string) => `/api/v1/corporation-upload/${encodeURIComponent(key)}`;

/** Uploads a file as a browser does, by the key of an upload link. */
export async function uploadByKey({ app }: TestApp, key: string, file: Buffer): Promise<FileAnswer> {
  return answerOf(await app.inject({ method: 'POST', url: pathOf(key), ...filePayload(file) }));
}

/** Downloads the document to sign, by the key of an upload link. */
export async function getForm({ app }: TestApp, key: string): Promise<FileAnswer> {
  return answerOf(await app.inject({ url: `${pathOf(key)}/form` }));
}
