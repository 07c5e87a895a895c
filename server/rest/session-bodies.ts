import { z } from 'zod';
import { AppError } from '#server/errors/app-error.ts';
import type { LoginInput } from '#server/modules/access/session/login.ts';
import { LoginRole } from '#server/modules/access/session/role.rules.ts';
import type { ChangePasswordInput } from '#server/modules/community/password-reset/change-password.ts';
import { NO_LINK } from '#server/modules/community/password-reset/password-reset.rules.ts';
import { bytes, parseBody, text } from './parse-body.ts';

/** A log-in; a community manager sends no link id, or `fake_link`. */
export const LOGIN = z
  .object({ user: text, password: bytes, link_id: text, privacy_consented: z.boolean().nullish() })
  .meta({
    examples: [
      {
        user: 'admin_example.org',
        password: [82, 105, 103, 104, 116, 45, 57],
        link_id: 'web_example-community-1000000000000000001',
        privacy_consented: true,
      },
    ],
  });

/** The old and the new password. */
export const PASSWORD_CHANGE = z
  .object({ old_password: bytes, new_password: bytes })
  .meta({ examples: [{ old_password: [79, 108, 100, 45, 49], new_password: 'TmV3LUhvcnNlLTc=' }] });

/** The address of somebody who has forgotten a password. */
export const PASSWORD_RETRIEVAL = z
  .object({ email: text, link_id: text })
  .meta({ examples: [{ email: 'manager@example.org', link_id: 'fake_link' }] });

/** The same, when the link id is in the path. */
export const LINK_PASSWORD_RETRIEVAL = z.object({ email: text }).meta({ examples: [{ email: 'manager@example.org' }] });

/** The new password. */
export const PASSWORD_RESET = z
  .object({ password: bytes })
  .meta({ examples: [{ password: [78, 101, 119, 45, 72, 111, 114, 115, 101, 45, 55] }] });

/**
 * Body of a login. The older of the two generations of clients cannot ask for consent and does not send its key.
 * Errors: `error_parsing_api_body`, `empty_payload` without account or password.
 */
export function parseLogin(body: unknown): Required<Omit<LoginInput, 'withoutPage'>> {
  const { user, password, link_id: linkId, privacy_consented: consent } = parseBody(body, LOGIN);
  if (user.trim() === '' || password === '') {
    throw new AppError('empty_payload');
  }
  return {
    as: linkId === '' || linkId === NO_LINK ? LoginRole.COMMUNITY : LoginRole.CORPORATION,
    account: user,
    password,
    linkId,
    privacyConsented: consent ?? false,
    consentAsked: typeof consent === 'boolean',
  };
}

/** Body of a password change. Error: `error_parsing_api_body`. */
export function parsePasswordChange(body: unknown): ChangePasswordInput {
  const { old_password: oldPassword, new_password: newPassword } = parseBody(body, PASSWORD_CHANGE);
  return { oldPassword, newPassword };
}

/** Body of a password retrieval. Errors: `error_parsing_api_body`, `missing_email`. */
export function parsePasswordRetrieval(body: unknown): { email: string; linkId: string } {
  const { email, link_id: linkId } = parseBody(body, PASSWORD_RETRIEVAL);
  if (email.trim() === '') {
    throw new AppError('missing_email');
  }
  return { email, linkId };
}

/** The key of a reset link and the new password. Errors: `missing_pw_retrieval_key`, `error_parsing_api_body`. */
export function parsePasswordReset(key: unknown, body: unknown): { key: string; newPassword: string } {
  if (typeof key !== 'string' || key === '') {
    throw new AppError('missing_pw_retrieval_key');
  }
  return { key, newPassword: parseBody(body, PASSWORD_RESET).password };
}
