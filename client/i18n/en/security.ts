import type { zhSecurity } from '../zh/security.ts';

/** The English of `zh/security.ts`. */
export const enSecurity: Record<keyof typeof zhSecurity, string> = {
  'security.title': 'Account security',
  'security.lead': 'See where your account is logged in, and end what you do not recognise.',
  'security.sessions': 'Where you are logged in',
  'security.sessions.lead':
    'A session ends after half an hour without use, and after 12 hours in any case. If you do not recognise one, end it now and change your password.',
  'security.sessions.count': '{count, plural, one {# session} other {# sessions}}',
  'security.sessions.endOthers': 'End all other sessions',
  'security.sessions.ended': 'All other sessions have ended',
  'security.session.current': 'This device',
  'security.session.unknown': 'Unknown device',
  'security.session.from': '{method}, network {network}',
  'security.session.method.PASSWORD': 'Logged in with a password',
  'security.session.method.CODE_PLATFORM': 'Logged in with a code platform',
  'security.session.method.PASSKEY': 'Logged in with a passkey',
  'security.session.times': 'Since {startedAt}, last used {seenAt}',
  'security.session.end': 'End',
  'security.session.end.of': 'End the session on {device}',
  'security.session.ended': 'The session has ended',
  'security.totp': 'Authenticator app',
  'security.totp.lead':
    'With an authenticator app on your phone, logins with a password and important steps such as approving a corporation ask for its code too.',
  'security.totp.since':
    'Set up on {date}. {count, plural, one {# recovery code is} other {# recovery codes are}} left.',
  'security.totp.begin': 'Set up an authenticator app',
  'security.totp.replace': 'Replace it',
  'security.totp.remove': 'Remove it',
  'security.totp.scan': 'Scan this with an authenticator app on your phone, then enter the six digits that it shows.',
  'security.totp.qr': 'QR code for the authenticator app',
  'security.totp.secret': 'If you cannot scan it, type this key: {secret}',
  'security.totp.code': 'Code',
  'security.totp.confirm': 'Confirm',
  'security.totp.problem': 'Please enter six digits.',
  'security.totp.refused': 'The authenticator app was not set up',
  'security.codes': 'Save your recovery codes',
  'security.codes.text':
    'Without your phone, each of them logs you in once in place of a code. They are shown only now, so keep them in a safe place.',
};
