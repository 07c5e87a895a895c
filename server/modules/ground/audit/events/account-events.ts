import { serviceEvent } from './define-event.ts';

/** Events of accounts and of the service. */
export const ACCOUNT_EVENTS = {
  SENDER_AUTHORIZED: serviceEvent<{ provider: string }>(),
  LOGGED_IN: serviceEvent<{ sessionId: string }>({ jobs: ['compare-organizations', 'update-api-keys'], bound: 'pace' }),
  LOGGED_OUT: serviceEvent<{ sessionId: string }>({ bound: 'none' }),
  PLATFORM_TOKEN_REFUSED: serviceEvent<{ sessionId: string }>({ bound: 'none' }),
  /** `sessions` counts those that the owner or an administrator ended; the subject is the account. */
  SESSIONS_ENDED: serviceEvent<{ sessions: number }>({ bound: 'none' }),
  /** The subject is the account, the actor an administrator of the service. */
  LOCAL_ACCOUNT_CREATED: serviceEvent<{ role: 'administrator' | 'manager' }>(),
  LOCAL_ACCOUNT_DEACTIVATED: serviceEvent({ bound: 'none' }),
  LOCAL_ACCOUNT_REACTIVATED: serviceEvent(),
  LOCAL_ACCOUNT_PASSWORD_RENEWED: serviceEvent(),
  STEPPED_UP: serviceEvent<{ sessionId: string }>({ bound: 'pace' }),
  PASSKEY_ADDED: serviceEvent<{ passkeyId: string }>(),
  PASSKEY_REMOVED: serviceEvent<{ passkeyId: string }>({ bound: 'none' }),
  TOTP_ADDED: serviceEvent(),
  TOTP_REMOVED: serviceEvent({ bound: 'none' }),
  RECOVERY_CODES_REPLACED: serviceEvent({ bound: 'pace' }),
  SECOND_FACTOR_RESET: serviceEvent({ jobs: ['revoke-api-keys'], bound: 'pace' }),
  /** A log-in at the platform found that the account no longer administers anything there. */
  ORGANIZATIONS_LOST: serviceEvent({ jobs: ['update-api-keys'], bound: 'none' }),
  ORGANIZATIONS_REFRESHED: serviceEvent<{ sessionId: string; organizations: number }>({
    jobs: ['compare-organizations', 'update-api-keys'],
  }),
  PASSWORD_CHANGED: serviceEvent<{ revokeApiKeys?: 'true' }>({ jobs: ['revoke-api-keys'], bound: 'pace' }),
  PASSWORD_RESET: serviceEvent({ jobs: ['revoke-api-keys'], bound: 'pace' }),
  PRIVACY_CONSENTED: serviceEvent<{ version: string }>({ bound: 'pace' }),
};
