import { z } from 'zod';
import { sameDigest, type SecretBox } from '#server/security/secret-box.ts';

/** Minutes for which somebody who has proved an account may confirm commits that name it. */
const LIFE_MINUTES = 10;

const GRANT = z.object({ pullRequestId: z.string(), accountId: z.string(), login: z.string(), until: z.number() });

/** An account that was proved at its platform, and the pull request whose commits it may confirm. */
export type ConfirmationGrant = Omit<z.output<typeof GRANT>, 'until'>;

/** Writes a grant for ten minutes. It opens nothing but the hashes and titles of commits that name the account. */
export function writeConfirmationGrant(secretBox: SecretBox, grant: ConfirmationGrant, now: Date): string {
  const until = now.getTime() + LIFE_MINUTES * 60_000;
  const body = Buffer.from(JSON.stringify({ ...grant, until })).toString('base64url');
  return `${body}.${secretBox.hmac('confirmation-grant', body)}`;
}

/** Reads a grant; undefined when it is forged, or over. */
export function readConfirmationGrant(secretBox: SecretBox, token: string, now: Date): ConfirmationGrant | undefined {
  const [body = '', digest = ''] = token.split('.');
  if (!sameDigest(digest, secretBox.hmac('confirmation-grant', body))) {
    return undefined;
  }
  const { until, ...grant } = GRANT.parse(JSON.parse(Buffer.from(body, 'base64url').toString()));
  return until > now.getTime() ? grant : undefined;
}
