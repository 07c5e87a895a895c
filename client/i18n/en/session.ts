import type { zhSession } from '../zh/session.ts';

/** The English of `zh/session.ts`. */
export const enSession: Record<keyof typeof zhSession, string> = {
  'session.logout': 'Log out',
  'session.platform.GITHUB': 'GitHub',
  'session.platform.GITEE': 'Gitee',
  'session.platform.WEB': 'Website',
  'session.consent.title': 'The privacy policy has changed',
  'session.consent.text':
    'Please read the new <a>privacy policy</a>. If you accept all of it, your action will continue; if you refuse, you are logged out.',
  'session.consent.accept': 'Accept all',
  'session.consent.refuse': 'Refuse all',
};
