import type { zhSession } from '../zh/session.ts';

/** The English of `zh/session.ts`. */
export const enSession: Record<keyof typeof zhSession, string> = {
  'session.logout': 'Log out',
  'session.to.community': 'Switch to your community',
  'session.to.corporation': 'Switch to your company',
  'session.platform.GITHUB': 'GitHub',
  'session.platform.GITEE': 'Gitee',
  'session.platform.GITCODE': 'GitCode',
  'session.platform.WEB': 'Website',
  'session.consent.title': 'The privacy policy has changed',
  'session.consent.text':
    'Please read the new <a>privacy policy</a>. If you accept all of it, your action will continue; if you refuse, you are logged out.',
  'session.consent.accept': 'Accept all',
  'session.consent.refuse': 'Refuse all',
  'session.end.title': 'You are about to be logged out',
  'session.end.text':
    'You have not done anything for a while. To keep your account safe, you will be logged out when the time is up. What you have typed stays on the page.',
  'session.end.final':
    'You have to log in again 12 hours after the last log-in. What you have typed stays on the page.',
  'session.end.left': '{minutes} min {seconds} s left',
  'session.end.stay': 'Stay logged in',
  'session.end.loginAgain': 'Log in again now',
  'session.factor.code': 'Code or recovery code',
  'session.factor.code.help': 'Six digits from your authenticator app, or an unused recovery code.',
  'session.factor.problem': 'Please enter a code or a recovery code.',
  'session.factor.submit': 'Confirm',
  'session.passkey.use': 'Use a passkey',
  'session.passkey.unused': 'No passkey was used. Try again, or use another way',
  'session.stepUp.title': 'Please confirm that it is you',
  'session.stepUp.password': 'Password',
  'session.stepUp.password.problem': 'Please enter your password.',
  'session.stepUp.password.text':
    'This needs your password. It then goes on with what you entered, and you are not asked again for five minutes.',
  'session.stepUp.platform.submit': 'Log in at the code platform',
  'session.stepUp.platform.text':
    'This needs a fresh log-in at your code platform, which opens in another window. This page then goes on with what you entered, and you are not asked again for five minutes.',
  'session.stepUp.text':
    'This needs your second factor. It then goes on with what you entered, and you are not asked again for five minutes.',
};
