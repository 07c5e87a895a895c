import { normalizeEmail } from '#rules/email.ts';
import { hashToken, newToken } from '#server/modules/access/session/session-token.ts';
import type { TestApp } from '#server/test/test-app.ts';
import { SIGNER_COOKIE } from '../require-signer.ts';
import { SignerSession } from '../signer-session.entity.ts';

/** Stores the session of a signer who has just proved an address, and returns what its requests carry. */
export async function proveAddress(
  testApp: Pick<TestApp, 'em'>,
  email: string,
): Promise<{ readonly headers: { readonly cookie: string; readonly token: string } }> {
  const [token, csrfToken] = [newToken(), newToken()];
  const em = testApp.em();
  em.create(SignerSession, {
    email,
    emailKey: normalizeEmail(email),
    tokenHash: hashToken(token),
    csrfHash: hashToken(csrfToken),
    createdAt: new Date(),
    expiresAt: new Date(Date.now() + 1_800_000),
  });
  await em.flush();
  return { headers: { cookie: `${SIGNER_COOKIE}=${token}`, token: csrfToken } };
}
