import { z } from 'zod';
import { Language } from '#rules/language.ts';
import { sameDigest, type SecretBox } from '#server/security/secret-box.ts';
import { EMAIL_KINDS, type EmailKind } from './email-kind.ts';

/** Minutes for which a sample can be shown. */
const LIFE_MINUTES = 10;

/** Which mail a page may show, and until when. */
export interface SampleClaim {
  /** Public id of the link. */
  readonly linkId: string;
  readonly kind: EmailKind;
  readonly language: Language;
}

const CLAIM = z.object({
  linkId: z.string(),
  kind: z.enum(Object.keys(EMAIL_KINDS) as [EmailKind, ...EmailKind[]]),
  language: z.enum(Language),
  until: z.number(),
});

/** Writes a token with which a frame, which sends no header, gets the sample for ten minutes. */
export function writePreviewToken(secretBox: SecretBox, claim: SampleClaim, now: Date): string {
  const until = now.getTime() + LIFE_MINUTES * 60_000;
  const body = Buffer.from(JSON.stringify({ ...claim, until })).toString('base64url');
  return `${body}.${secretBox.hmac('email-preview', body)}`;
}

/** Reads such a token; undefined when it is another's, or over. */
export function readPreviewToken(secretBox: SecretBox, token: string, now: Date): SampleClaim | undefined {
  const [body = '', digest = ''] = token.split('.');
  if (!sameDigest(digest, secretBox.hmac('email-preview', body))) {
    return undefined;
  }
  const { until, ...claim } = CLAIM.parse(JSON.parse(Buffer.from(body, 'base64url').toString()));
  return until > now.getTime() ? claim : undefined;
}
