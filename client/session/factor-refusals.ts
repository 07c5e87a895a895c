import type { Refusals } from '#client/components/form/refusals.ts';

/** What a form for a second factor shows itself. */
export const FACTOR_REFUSALS: Refusals<'code'> = {
  inputs: { wrong_verification_code: 'code' },
  codes: ['auth_failed', 'expired_verification_code', 'user_login_frozen', 'too_many_request', 'bad_request_parameter'],
};
